#include "tests/ui/form_driver.h"

#include "ui/forms/field_row.h"
#include "ui/text.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QToolButton>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

const QString kNotStated = u"Not stated"_s;

void enterInCombo(QComboBox& combo, const QString& label)
{
    const int wanted = combo.findText(label);
    QVERIFY2(wanted >= 0, qPrintable(label));
    combo.setFocus();
    QTest::keyClick(&combo, Qt::Key_Home);
    for (int step = 0; step < wanted; ++step) {
        QTest::keyClick(&combo, Qt::Key_Down);
    }
}

void enterInText(QWidget& control, const QString& text)
{
    QApplication::setActiveWindow(control.window());
    control.setFocus();
    QTest::keyClick(&control, Qt::Key_A, Qt::ControlModifier);
    if (text.isEmpty()) {
        QTest::keyClick(&control, Qt::Key_Backspace);
    } else {
        QTest::keyClicks(&control, text);
    }
}

} // namespace

QLineEdit* lineOf(const ui::FieldRow& row)
{
    return row.findChild<QLineEdit*>();
}

QString shownIn(const ui::FieldRow& row)
{
    if (const auto* line = lineOf(row)) {
        return line->text();
    }
    if (const auto* text = row.findChild<QPlainTextEdit*>()) {
        return text->toPlainText();
    }
    if (const auto* combo = row.findChild<QComboBox*>()) {
        return combo->currentText();
    }
    QString shown;
    for (const auto* button : row.findChildren<QToolButton*>()) {
        shown += button->isChecked() ? button->text() : QString();
    }
    return shown;
}

QString shownFor(const FieldInfo& field, const FieldValue& value)
{
    const bool choice = field.kind == FieldKind::Choice || field.kind == FieldKind::Flag;
    if (!choice) {
        return ui::textOf(value);
    }
    if (const auto* flag = std::get_if<bool>(&value)) {
        return *flag ? u"Yes"_s : u"No"_s;
    }
    const auto* text = std::get_if<std::string>(&value);
    return text == nullptr ? kNotStated : ui::choiceLabel(*text);
}

void enter(ui::FieldRow& row, const QString& text)
{
    if (auto* line = lineOf(row)) {
        enterInText(*line, text);
        return;
    }
    if (auto* notes = row.findChild<QPlainTextEdit*>()) {
        enterInText(*notes, text);
        return;
    }
    const QString label = text.isEmpty() ? kNotStated : text;
    if (auto* combo = row.findChild<QComboBox*>()) {
        enterInCombo(*combo, label);
        return;
    }
    for (auto* button : row.findChildren<QToolButton*>()) {
        if (button->text() == label) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    QFAIL(qPrintable(label));
}

void paste(QWidget& control, const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
    control.setFocus();
    QTest::keyClick(&control, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&control, Qt::Key_V, Qt::ControlModifier);
}

bool isMarked(const ui::FieldRow& row)
{
    for (const auto* label : row.findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().startsWith(u"Not taken"_s)) {
            return true;
        }
    }
    return false;
}

} // namespace clusterbrief::tests
