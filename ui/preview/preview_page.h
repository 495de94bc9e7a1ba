#pragma once

#include "core/brief/compose.h"
#include "core/render/renderer.h"
#include "ui/forms/section_page.h"

#include <memory>

class QComboBox;
class QTimer;

namespace clusterbrief {
class PagedBrief;
}

namespace clusterbrief::ui {

/// Options of a brief as the window has them today.
[[nodiscard]] BriefOptions briefOptions(std::optional<Audience> audience, Detail detail);

/// The pages as they will be printed.
class PreviewPage : public SectionPage {
    Q_OBJECT

public:
    PreviewPage(DocumentStore& store, QWidget* parent);
    ~PreviewPage() override;

    [[nodiscard]] int pageCount() const;
    [[nodiscard]] Brief brief(); ///< As it is chosen above the pages.
    [[nodiscard]] Paper paper() const;

protected:
    void refresh() override;

private:
    class Sheet;
    void layOut();
    QWidget* makeControls();

    std::shared_ptr<const PagedBrief> m_paged;
    QTimer* m_later;
    QComboBox* m_audience;
    QComboBox* m_detail;
    QComboBox* m_paper;
    std::vector<Sheet*> m_sheets;
};

} // namespace clusterbrief::ui
