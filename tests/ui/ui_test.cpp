#include "tests/ui/ui_test.h"

#include "core/document/edits.h"
#include "core/document/load.h"
#include "core/document/templates.h"
#include "ui/forms/elided_label.h"
#include "ui/forms/field_row.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtGui/QWindow>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <filesystem>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

namespace {

std::vector<std::string> filesIn(const std::string& folder)
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().filename() != "published.yaml" && entry.path().extension() == ".yaml") {
            files.push_back(entry.path().string());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

void addFields(const RecordInfo& record, const QString& pointer, std::vector<FieldCase>& cases)
{
    for (const FieldInfo& field : record.fields) {
        const QString place = pointer + u'/' + QString::fromUtf8(field.key);
        if (field.kind == FieldKind::Record) {
            addFields(*field.record, place, cases);
        } else if (field.read != nullptr) {
            cases.push_back({place, &field});
        }
    }
}

void stateRecords(Document& document, const RecordInfo& record, const QString& pointer)
{
    for (const FieldInfo& field : record.fields) {
        const QString place = pointer + u'/' + QString::fromUtf8(field.key);
        if (field.kind == FieldKind::Record) {
            setStated(document, ui::fromQt(place), true);
            stateRecords(document, *field.record, place);
        }
    }
}

} // namespace

void UiTest::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support )."_s));
}

int runUiTest(int argc, char** argv, const std::function<int()>& run)
{
    QStandardPaths::setTestModeEnabled(true);
    if (qEnvironmentVariableIsSet("CLUSTERBRIEF_TEST_PLATFORM")) {
        // The tests' own environment names a platform without a screen.
        qputenv("QT_QPA_PLATFORM", qgetenv("CLUSTERBRIEF_TEST_PLATFORM"));
    }
    const QTemporaryDir settings;
    // What the program keeps beside its settings; another process of the same test may share it.
    if (qEnvironmentVariableIsEmpty("CLUSTERBRIEF_TEST_HOME")) {
        qputenv("CLUSTERBRIEF_TEST_HOME", settings.path().toLocal8Bit());
    }
    qputenv("HOME", qgetenv("CLUSTERBRIEF_TEST_HOME"));
    for (const QSettings::Format format : {QSettings::NativeFormat, QSettings::IniFormat}) {
        QSettings::setPath(format, QSettings::UserScope, settings.path());
    }
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"ClusterBriefTests"_s);
    QApplication::setApplicationName(u"Cluster Brief Tests"_s);
    ui::applyTheme(application, ui::Scheme::Light);
    return run();
}

Document documentOf(const Value& request)
{
    return readRequest(request, "test").value();
}

Document baseDocument(const std::string& name)
{
    return documentOf(
        readTree(std::string(CLUSTERBRIEF_TEST_DATA) + "/rules/bases/" + name + ".yaml"));
}

Document templateDocument(std::string_view id)
{
    return loadRequest(findTemplate(id)->text, id).value().document;
}

Document fullDocument()
{
    Document document = baseDocument("h100-127");
    document.acceptance.resize(1);
    for (const char* list : {"/nodes", "/workloads", "/acceptance"}) {
        duplicateItem(document, std::string(list) + "/0");
    }
    document.acceptance.back().scope = Scope::Sample;
    document.acceptance.back().nodes = 4;
    waive(document, {"fabric/oversubscribed", "networks/compute", "agreed", "A. Author", "", {}});
    waive(document, {"fabric/oversubscribed", "networks/storage", "agreed", "A. Author", "", {}});
    for (const char* place :
        {"/networks", "/nodes/0", "/nodes/1", "/workloads/0", "/workloads/1"}) {
        const QString pointer = QString::fromUtf8(place);
        stateRecords(document, recordAt(pointer), pointer);
    }
    return document;
}

std::vector<Document> manyDocuments()
{
    std::vector<Document> documents;
    const std::string data(CLUSTERBRIEF_TEST_DATA);
    for (const std::string& folder : {data + "/rules/bases", data + "/fabric"}) {
        for (const std::string& file : filesIn(folder)) {
            documents.push_back(documentOf(readTree(file)));
        }
    }
    for (const Template& known : templates()) {
        documents.push_back(templateDocument(known.id));
    }
    return documents;
}

const RecordInfo& recordAt(const QString& pointer)
{
    return *fieldAt(ui::fromQt(pointer.mid(1)))->record;
}

std::vector<FieldCase> fieldsBelow(const RecordInfo& record, const QString& pointer)
{
    std::vector<FieldCase> cases;
    addFields(record, pointer, cases);
    return cases;
}

std::vector<Sample> samplesOf(const FieldInfo& field)
{
    const auto whole = [](double number) {
        const auto count = static_cast<std::int64_t>(number);
        return Sample{QString::number(count), count};
    };
    std::vector<Sample> samples;
    switch (field.kind) {
    case FieldKind::Text:
    case FieldKind::Model:
        return {{u"one & <b>two</b>"_s, std::string("one & <b>two</b>")},
            {u"null"_s, std::string("null")}};
    case FieldKind::Date:
        return {{u"2027-01-15"_s, std::string("2027-01-15")},
            {u"2028-02-29"_s, std::string("2028-02-29")}};
    case FieldKind::Size:
        return {{u"16GiB"_s, std::string("16GiB")}, {u"512MiB"_s, std::string("512MiB")}};
    case FieldKind::Integer:
        return {whole(field.minimum), whole(field.minimum + 1), whole(field.maximum)};
    case FieldKind::Number:
        return {{u"2.5"_s, 2.5}, {u"17"_s, 17.0}};
    case FieldKind::Ratio:
        return {{u"4:3"_s, Ratio{4, 3}}, {u"2"_s, Ratio{2, 1}}};
    case FieldKind::Flag:
        return {{u"Yes"_s, true}, {u"No"_s, false}};
    case FieldKind::Choice:
        for (const std::string_view choice : field.choices) {
            samples.push_back({ui::choiceLabel(choice), std::string(choice)});
        }
        return samples;
    case FieldKind::Record:
    case FieldKind::List:
    case FieldKind::Raw:
    case FieldKind::Severities:
        break;
    }
    return samples;
}

FieldValue valueAt(ui::DocumentStore& store, const QString& pointer)
{
    const auto place = placeAt(store.document(), ui::fromQt(pointer));
    return place ? place->value() : FieldValue{};
}

ui::MainWindow* openWindow(const Document& document)
{
    auto* window = new ui::MainWindow;
    window->resize(1280, 720);
    window->show();
    if (!window->store().reset(document).empty() || !QTest::qWaitForWindowExposed(window)) {
        qFatal("The window did not open.");
    }
    activate(*window);
    return window;
}

void activate(QWidget& window)
{
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window)) {
        qFatal("The window does not become active.");
    }
    QApplication::setActiveWindow(&window);
}

void closeWindow(ui::MainWindow* window)
{
    window->store().undoStack().setClean();
    window->closeWithoutAsking();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

ui::FieldRow* rowAt(QWidget& parent, const QString& pointer)
{
    for (auto* row : parent.findChildren<ui::FieldRow*>()) {
        if (row->pointer() == pointer && row->isVisible()) {
            return row;
        }
    }
    qFatal("No row shows %s.", qPrintable(pointer));
}

void answerMessage(QMessageBox::StandardButton answer)
{
    whenDialogOpens([answer](QDialog& dialog) {
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        QVERIFY(box != nullptr && box->button(answer) != nullptr);
        const QStringList cut = cutTexts(*box);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        click(box->button(answer));
    });
}

void whenDialogOpens(const std::function<void(QDialog& dialog)>& act)
{
    auto* poll = new QTimer(qApp);
    poll->setInterval(10);
    QObject::connect(poll, &QTimer::timeout, poll, [poll, act] {
        // A click on a window that is not on the screen yet is lost.
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr && dialog->windowHandle() != nullptr
            && dialog->windowHandle()->isExposed()) {
            poll->stop();
            poll->deleteLater();
            act(*dialog);
        }
    });
    poll->start();
}

QWidget* buttonWith(QWidget& parent, const QString& text)
{
    for (auto* button : parent.findChildren<QAbstractButton*>()) {
        if (QString(button->text()).remove(u'&') == text && button->isVisible()) {
            return button;
        }
    }
    qFatal("No button says %s.", qPrintable(text));
}

QStringList cutTexts(const QWidget& window)
{
    QStringList cut;
    const auto compare = [&](const QWidget& widget, const QString& text, int width) {
        for (const QString& line : QString(text).remove(u'&').split(u'\n')) {
            if (widget.fontMetrics().horizontalAdvance(line) > width) {
                cut << u"%1: %2"_s.arg(QString::fromUtf8(widget.metaObject()->className()), line);
            }
        }
    };
    for (const auto* label : window.findChildren<QLabel*>()) {
        const bool givesWay =
            label->wordWrap() || qobject_cast<const ui::ElidedLabel*>(label) != nullptr;
        if (label->isVisible() && !givesWay) {
            compare(*label, label->text(), label->contentsRect().width());
        }
    }
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible()) {
            compare(*button, button->text(), button->contentsRect().width());
        }
    }
    return cut;
}

void click(QWidget* widget)
{
    QTest::mouseClick(widget, Qt::LeftButton);
}

} // namespace clusterbrief::tests
