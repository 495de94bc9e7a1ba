#pragma once

#include "core/document/enums.h"
#include "ui/forms/section_page.h"

class QCheckBox;

namespace clusterbrief::ui {

/// One or two networks: whether each is asked for, and its fields, the ones that matter for it
/// first.
class NetworkPage : public SectionPage {
    Q_OBJECT

public:
    NetworkPage(SectionId section, const std::vector<NetworkKind>& kinds, DocumentStore& store,
        QWidget* parent);

    /// Puts a widget under the forms, such as the drawing.
    void setFooter(QWidget* footer);

    bool focusField(const QString& pointer) override;

protected:
    void refresh() override;

private:
    struct Part {
        NetworkKind kind;
        QString pointer;
        QCheckBox* asked;
        QCheckBox* all;
        RecordForm* form;
    };

    void addPart(NetworkKind kind);
    [[nodiscard]] bool isRelevant(NetworkKind kind, const QString& path) const;

    std::vector<Part> m_parts;
};

} // namespace clusterbrief::ui
