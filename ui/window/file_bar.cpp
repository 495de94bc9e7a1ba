#include "ui/window/file_bar.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

FileBar::FileBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
{
    setObjectName(u"fileBar"_s);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 12, 6);
    row->setSpacing(8);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    row->addWidget(m_text, 1);
    const auto button = [&](const QString& text, const QString& tip, void (FileBar::*wanted)()) {
        auto* made = new QPushButton(text, this);
        made->setToolTip(tip);
        row->addWidget(made);
        connect(made, &QPushButton::clicked, this, wanted);
        return made;
    };
    m_whenChanged = {button(tr("Reload"), tr("Shows what the file says now; can be undone"),
                         &FileBar::reloadWanted),
        button(tr("Keep Mine"), tr("Leaves this request as it is; the next save replaces the file"),
            &FileBar::keepWanted),
        button(tr("Compare…"), tr("Shows what differs between the file and this request"),
            &FileBar::compareWanted)};
    m_whenGone = {button(tr("Write Again"), tr("Saves this request where the file was"),
                      &FileBar::saveWanted),
        button(tr("Save As…"), tr("Saves this request in another place"), &FileBar::saveAsWanted)};
    hide();
}

void FileBar::show(FileState state, const QString& fileName, bool hasOwnChanges)
{
    const auto setShown = [](const std::vector<QPushButton*>& buttons, bool shown) {
        for (QPushButton* button : buttons) {
            button->setVisible(shown);
        }
    };
    setShown(m_whenChanged, state == FileState::Changed);
    setShown(m_whenGone, state == FileState::Gone);
    if (state == FileState::Gone) {
        m_text->setText(
            tr("%1 was deleted or moved away. What it held is only here now.").arg(fileName));
    } else if (hasOwnChanges) {
        m_text->setText(
            tr("Another program changed %1, and there are unsaved changes here.").arg(fileName));
    } else {
        m_text->setText(tr("Another program changed %1.").arg(fileName));
    }
    setVisible(state != FileState::Same);
}

} // namespace clusterbrief::ui
