#include "ui/panels/finding_dialogs.h"

#include "core/base/text.h"
#include "core/base/write.h"
#include "core/check/rule.h"
#include "core/document/edits.h"
#include "core/document/save.h"
#include "ui/phrases.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDate>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kLongestValue = 120;

QString shown(const Value* value)
{
    if (value == nullptr || value->kind == Value::Kind::Null) {
        return QCoreApplication::translate("FixPreview", "not stated");
    }
    std::string text = value->kind == Value::Kind::Text ? value->text : writeJson(*value);
    while (!text.empty() && text.back() == '\n') {
        text.pop_back();
    }
    return toQt(shortened(text, kLongestValue)).simplified();
}

QString severitiesText(const Rule& rule)
{
    QStringList words;
    for (const Severity severity : severitiesOf(rule)) {
        words << severityLabel(severity);
    }
    const QString last = words.takeLast();
    return words.isEmpty() ? last : QDialog::tr("%1 or %2").arg(words.join(u", "_s), last);
}

QLabel* prose(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(unbroken(text), parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

QLabel* heading(const QString& text, QWidget* parent)
{
    QLabel* label = prose(text, parent);
    label->setFont(sized(TextSize::Group, true));
    return label;
}

} // namespace

QString fixPreview(const Finding& finding, const DocumentStore& store)
{
    if (!finding.fix) {
        return {};
    }
    const Value tree = toValue(store.document());
    QStringList lines;
    for (const auto& [pointer, value] : finding.fix->set) {
        lines << QCoreApplication::translate("FixPreview", "%1: %2 → %3")
                     .arg(toQt(setPathFor(store.document(), pointer)), shown(locate(tree, pointer)),
                         shown(&value));
    }
    return lines.join(u'\n');
}

void offerFix(const Finding& finding, DocumentStore& store, QWidget* parent)
{
    if (!finding.fix) {
        return;
    }
    const Finding wanted = finding;
    QDialog dialog(parent);
    dialog.setWindowTitle(QDialog::tr("Apply Fix"));
    dialog.setMinimumWidth(460);
    auto* layout = new QVBoxLayout(&dialog);
    layout->setSpacing(10);
    layout->addWidget(heading(fixTextOf(wanted), &dialog));
    layout->addWidget(prose(messageOf(wanted), &dialog));
    QLabel* preview = prose(fixPreview(wanted, store), &dialog);
    preview->setProperty("role", u"box"_s);
    layout->addWidget(preview);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    layout->addStretch(1);
    layout->addWidget(buttons);
    QPushButton* applyButton = buttons->button(QDialogButtonBox::Ok);
    applyButton->setText(QDialog::tr("Apply"));
    applyButton->setDefault(true);
    applyButton->setFocus();
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    if (const Errors errors = store.applyFix(wanted); !errors.empty()) {
        QMessageBox::warning(
            parent, QDialog::tr("Apply Fix"), asPlainText(errorText(errors.front())));
    }
}

void offerWaiver(const Finding& finding, DocumentStore& store, QWidget* parent)
{
    const Finding wanted = finding;
    QDialog dialog(parent);
    dialog.setWindowTitle(QDialog::tr("Waive Finding"));
    dialog.setMinimumWidth(460);
    auto* layout = new QVBoxLayout(&dialog);
    layout->setSpacing(10);
    layout->addWidget(heading(toQt(wanted.at), &dialog));
    layout->addWidget(prose(messageOf(wanted), &dialog));
    auto* form = new QFormLayout;
    auto* reason = new QLineEdit(&dialog);
    reason->setObjectName(u"reason"_s);
    reason->setPlaceholderText(QDialog::tr("Why this is accepted; the brief prints it"));
    auto* by = new QLineEdit(toQt(store.document().project.preparedBy), &dialog);
    by->setObjectName(u"by"_s);
    form->addRow(QDialog::tr("&Reason"), reason);
    form->addRow(QDialog::tr("&Accepted by"), by);
    layout->addLayout(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    QPushButton* waiveButton = buttons->button(QDialogButtonBox::Ok);
    waiveButton->setText(QDialog::tr("Waive"));
    waiveButton->setEnabled(false);
    layout->addWidget(buttons);
    QObject::connect(reason, &QLineEdit::textChanged, waiveButton,
        [waiveButton](const QString& text) { waiveButton->setEnabled(!text.trimmed().isEmpty()); });
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    reason->setFocus();
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    Waiver waiver;
    waiver.rule = wanted.rule;
    waiver.at = wanted.at;
    waiver.reason = fromQt(reason->text().trimmed());
    waiver.by = fromQt(by->text().trimmed());
    waiver.date = fromQt(QDate::currentDate().toString(Qt::ISODate));
    store.edit(QDialog::tr("Waive %1").arg(toQt(wanted.rule)),
        [&](Document& document) { waive(document, waiver); });
}

void explainRule(const std::string& id, QWidget* parent)
{
    const Rule* rule = findRule(id);
    if (rule == nullptr) {
        return;
    }
    QDialog dialog(parent);
    dialog.setWindowTitle(QDialog::tr("Rule %1").arg(toQt(id)));
    dialog.resize(560, 460);
    auto* outer = new QVBoxLayout(&dialog);
    auto* scroll = new QScrollArea(&dialog);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->addWidget(heading(translated(rule->title), content));
    QLabel* name =
        prose(QDialog::tr("%1, %2 where nothing else is said").arg(toQt(id), severitiesText(*rule)),
            content);
    name->setProperty("role", u"unit"_s);
    layout->addWidget(name);
    const std::pair<QString, const char*> parts[] = {{QDialog::tr("Why it matters"), rule->why},
        {QDialog::tr("When it fires"), rule->condition}, {QDialog::tr("What to do"), rule->fix},
        {QDialog::tr("Source"), rule->source}};
    for (const auto& [title, text] : parts) {
        layout->addSpacing(8);
        layout->addWidget(heading(title, content));
        layout->addWidget(prose(translated(text), content));
    }
    layout->addStretch(1);
    scroll->setWidget(content);
    outer->addWidget(scroll);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    outer->addWidget(buttons);
    dialog.exec();
}

} // namespace clusterbrief::ui
