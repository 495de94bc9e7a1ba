#include "tests/ui/parts_driver.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTreeView>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

void type(QDialog& dialog, const QString& label, const QString& text)
{
    for (auto* line : dialog.findChildren<QLineEdit*>()) {
        if (line->accessibleName() == label) {
            line->setFocus();
            line->selectAll();
            QTest::keyClicks(line, text);
            return;
        }
    }
    qFatal("No field is named %s.", qPrintable(label));
}

QString faultOf(QDialog& form)
{
    auto* fault = form.findChild<QLabel*>(u"fault"_s);
    return fault->isVisible() ? fault->text() : QString();
}

void look(QDialog& dialog, const QString& words)
{
    auto* line = dialog.findChild<QLineEdit*>();
    line->clear();
    QTest::keyClicks(line, words);
    auto* list = dialog.findChild<QTreeView*>(u"parts"_s);
    list->setCurrentIndex(list->model()->index(0, 0));
}

QString cellOf(QDialog& dialog, int column)
{
    auto* list = dialog.findChild<QTreeView*>(u"parts"_s);
    return list->currentIndex().siblingAtColumn(column).data().toString();
}

QStringList unnamed(const QWidget& window)
{
    QStringList found;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool isControl = button != nullptr
            || qobject_cast<const QLineEdit*>(widget) != nullptr
            || qobject_cast<const QComboBox*>(widget) != nullptr
            || qobject_cast<const QAbstractItemView*>(widget) != nullptr
            || qobject_cast<const QPlainTextEdit*>(widget) != nullptr;
        const bool isPart = qobject_cast<const QComboBox*>(widget->parent()) != nullptr
            || qobject_cast<const QLineEdit*>(widget->parent()) != nullptr;
        const bool isNamed =
            !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
        if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && isControl && !isPart
            && !isNamed) {
            found << QString::fromUtf8(widget->metaObject()->className()) + widget->objectName();
        }
    }
    return found;
}

} // namespace clusterbrief::tests
