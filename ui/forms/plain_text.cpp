#include "ui/forms/plain_text.h"

#include <QtCore/QLocale>
#include <QtCore/QMimeData>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

PlainText::PlainText(qsizetype longest, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_longest(longest)
{
    setTabChangesFocus(true);
}

QString PlainText::text() const
{
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void PlainText::setText(const QString& text)
{
    setPlainText(text.left(m_longest + 1));
    setReadOnly(text.size() > m_longest);
}

QString PlainText::lengthTrouble() const
{
    return document()->characterCount() - 1 > m_longest
        ? tr("longer than %1 letters").arg(QLocale::c().toString(m_longest))
        : QString();
}

void PlainText::insertFromMimeData(const QMimeData* source)
{
    insertPlainText(source->text().left(m_longest + 1));
}

} // namespace clusterbrief::ui
