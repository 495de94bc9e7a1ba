#pragma once

#include "core/document/fields.h"
#include "tests/support/requests.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMessageBox>

#include <functional>
#include <vector>

class QDialog;
class QWidget;

namespace clusterbrief::ui {
class DocumentStore;
class FieldRow;
class MainWindow;
} // namespace clusterbrief::ui

/// What the tests of the window share.
namespace clusterbrief::tests {

/// Any warning fails the test, but for what a platform without a screen says of itself.
class UiTest : public QObject {
    Q_OBJECT

protected Q_SLOTS:
    virtual void init();
};

/// Runs a test with an application whose settings live in a folder of their own.
int runUiTest(int argc, char** argv, const std::function<int()>& run);

[[nodiscard]] Document documentOf(const Value& request);
[[nodiscard]] Document baseDocument(const std::string& name); ///< Of tests/data/rules/bases.
[[nodiscard]] Document templateDocument(std::string_view id);
/// The 127 nodes with every record stated and two of each list's items.
[[nodiscard]] Document fullDocument();
/// Every base, template and published design.
[[nodiscard]] std::vector<Document> manyDocuments();

/// A scalar field of a document and where it is.
struct FieldCase {
    QString pointer;
    const FieldInfo* field;
};
/// Every scalar field below a record that stands at `pointer`.
[[nodiscard]] std::vector<FieldCase> fieldsBelow(const RecordInfo& record, const QString& pointer);
/// The record that stands at a pointer.
[[nodiscard]] const RecordInfo& recordAt(const QString& pointer);

/// A text that a user may type in a field, and what it means.
struct Sample {
    QString typed;
    FieldValue value;
};
[[nodiscard]] std::vector<Sample> samplesOf(const FieldInfo& field);
[[nodiscard]] FieldValue valueAt(ui::DocumentStore& store, const QString& pointer);

/// A shown window of 1280 x 720 with the document.
[[nodiscard]] ui::MainWindow* openWindow(const Document& document);
/// Gives the focus back to a window, as a window manager does after a dialog, and waits for it.
void activate(QWidget& window);
/// Closes without asking.
void closeWindow(ui::MainWindow* window);

/// The visible row of a field; the test ends where there is none.
[[nodiscard]] ui::FieldRow* rowAt(QWidget& parent, const QString& pointer);

/// Acts on the dialog that opens next.
void whenDialogOpens(const std::function<void(QDialog& dialog)>& act);
/// Clicks that button of the message that opens next.
void answerMessage(QMessageBox::StandardButton answer);
/// The button of a window or dialog with a text, mnemonic signs aside.
[[nodiscard]] QWidget* buttonWith(QWidget& parent, const QString& text);
void click(QWidget* widget);
/// Every visible label and button of a window whose text is wider than there is room for, but for
/// those that are made to give way.
[[nodiscard]] QStringList cutTexts(const QWidget& window);

} // namespace clusterbrief::tests
