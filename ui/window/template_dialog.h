#pragma once

#include <QtWidgets/QDialog>

namespace clusterbrief::ui {

class TitledList;

/// The templates with what each is for.
class TemplateDialog : public QDialog {
    Q_OBJECT

public:
    explicit TemplateDialog(QWidget* parent);

    [[nodiscard]] QString chosen() const; ///< A template's id.

private:
    TitledList* m_list;
};

} // namespace clusterbrief::ui
