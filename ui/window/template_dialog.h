#pragma once

#include <QtWidgets/QDialog>

class QListWidget;

namespace clusterbrief::ui {

/// The templates with what each is for.
class TemplateDialog : public QDialog {
    Q_OBJECT

public:
    explicit TemplateDialog(QWidget* parent);

    [[nodiscard]] QString chosen() const; ///< A template's id.

private:
    QListWidget* m_list;
};

} // namespace clusterbrief::ui
