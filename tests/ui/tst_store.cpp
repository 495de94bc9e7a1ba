#include "tests/ui/ui_test.h"

#include "core/document/edits.h"
#include "core/document/save.h"
#include "core/document/templates.h"
#include "ui/store/document_store.h"
#include "ui/text.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;
using ui::DocumentStore;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

/// While it lives no file can grow beyond some bytes: what a full device does, for any user.
class FullDevice {
public:
    explicit FullDevice(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDevice() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDevice)

private:
    rlimit m_before{};
};

/// Read-only is no obstacle for root, so while it lives root is somebody else.
class OrdinaryUser {
public:
    OrdinaryUser()
    {
        if (m_before == 0 && seteuid(65'534) != 0) {
            qFatal("Root cannot become another user.");
        }
    }
    ~OrdinaryUser()
    {
        if (m_before == 0 && seteuid(0) != 0) {
            qFatal("Another user cannot become root again.");
        }
    }
    Q_DISABLE_COPY_MOVE(OrdinaryUser)

private:
    uid_t m_before = geteuid();
};

} // namespace

/// The document of a window: its history and its file.
class TstStore : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void startsWithAnEmptyDocument();
    void everyEditIsAStepWithAName();
    void typingIsOneStep();
    void typingElsewhereIsAnotherStep();
    void endedTypingIsNotContinued();
    void changeAndBackLeavesNothing();
    void sameValueIsNoStep();
    void editThatAFileCannotHoldIsRefused();
    void historyIsBounded();
    void undoLeadsBackThroughRandomEdits();
    void fixIsOneStep();
    void fixOfAnotherDocumentIsRefused();
    void brokenFileLeavesTheDocument_data();
    void brokenFileLeavesTheDocument();
    void brokenFileGivesEveryErrorWithItsLine();
    void savesAndOpensEveryTemplate();
    void undoToTheSavedStateIsUnmodified();
    void failedSaveKeepsTheOldFile_data();
    void failedSaveKeepsTheOldFile();
    void fullDeviceKeepsTheOldFile();
    void commentsAreNoticed();
    void briefOpensAsUntitled();
    void savedAnalysisIsOfTheFile();

private:
    DocumentStore& fresh(const Document& document = {});

    std::unique_ptr<DocumentStore> m_store;
};

DocumentStore& TstStore::fresh(const Document& document)
{
    m_store = std::make_unique<DocumentStore>(sharedBuiltInCatalog());
    if (!m_store->reset(document).empty()) {
        qFatal("The document cannot be analysed.");
    }
    return *m_store;
}

void TstStore::startsWithAnEmptyDocument()
{
    const DocumentStore& store = fresh();
    QCOMPARE(store.document(), Document{});
    QVERIFY(!store.isModified());
    QVERIFY(store.filePath().isEmpty());
}

void TstStore::everyEditIsAStepWithAName()
{
    DocumentStore& store = fresh();
    QSignalSpy changed(&store, &DocumentStore::changed);
    QCOMPARE(store.setField(u"/project/title"_s, std::string("A"), u"Title"_s), QString());
    QCOMPARE(store.edit(u"Add node group"_s,
                 [](Document& document) {
                     addItem(document, "/nodes", "gpu");
                     document.nodes.back().count = 1;
                 }),
        QString());
    QCOMPARE(changed.size(), 2);
    QCOMPARE(store.undoStack().count(), 2);
    QCOMPARE(store.undoStack().text(0), u"Change Title"_s);
    QCOMPARE(store.undoStack().undoText(), u"Add node group"_s);
    store.undoStack().undo();
    QVERIFY(store.document().nodes.empty());
    QCOMPARE(store.undoStack().redoText(), u"Add node group"_s);
    store.undoStack().undo();
    QCOMPARE(store.document(), Document{});
    store.undoStack().redo();
    store.undoStack().redo();
    QCOMPARE(store.document().nodes.size(), std::size_t{1});
    QCOMPARE(changed.size(), 6);
}

void TstStore::typingIsOneStep()
{
    DocumentStore& store = fresh();
    for (const char* text : {"C", "Cl", "Clu"}) {
        store.setField(u"/project/title"_s, std::string(text), u"Title"_s);
    }
    QCOMPARE(store.undoStack().count(), 1);
    store.undoStack().undo();
    QCOMPARE(store.document(), Document{});
    store.undoStack().redo();
    QCOMPARE(store.document().project.title, std::string("Clu"));
}

void TstStore::typingElsewhereIsAnotherStep()
{
    DocumentStore& store = fresh();
    store.setField(u"/project/title"_s, std::string("A"), u"Title"_s);
    store.setField(u"/project/customer"_s, std::string("B"), u"Customer"_s);
    store.setField(u"/project/title"_s, std::string("AA"), u"Title"_s);
    QCOMPARE(store.undoStack().count(), 3);
}

void TstStore::endedTypingIsNotContinued()
{
    DocumentStore& store = fresh();
    store.setField(u"/project/title"_s, std::string("A"), u"Title"_s);
    store.endMerging();
    store.setField(u"/project/title"_s, std::string("AA"), u"Title"_s);
    QCOMPARE(store.undoStack().count(), 2);
}

void TstStore::changeAndBackLeavesNothing()
{
    DocumentStore& store = fresh();
    store.setField(u"/project/title"_s, std::string("A"), u"Title"_s);
    store.setField(u"/project/title"_s, FieldValue{}, u"Title"_s);
    QCOMPARE(store.undoStack().count(), 0);
    QVERIFY(!store.isModified());
    QCOMPARE(store.document(), Document{});
}

void TstStore::sameValueIsNoStep()
{
    DocumentStore& store = fresh(baseDocument("h100-127"));
    const Document before = store.document();
    store.setField(u"/project/title"_s, before.project.title, u"Title"_s);
    store.edit(u"Nothing"_s, [](Document&) {});
    QCOMPARE(store.undoStack().count(), 0);
}

void TstStore::editThatAFileCannotHoldIsRefused()
{
    DocumentStore& store = fresh(fullDocument());
    const Document before = store.document();
    QSignalSpy changed(&store, &DocumentStore::changed);
    const std::string taken = before.nodes.front().name;
    const QString reason = store.setField(u"/nodes/1/name"_s, taken, u"Name"_s);
    QVERIFY2(reason.contains(ui::toQt(taken)), qPrintable(reason));
    QVERIFY(!store.setField(u"/nodes/0/count"_s, FieldValue{}, u"Count"_s).isEmpty());
    QCOMPARE(store.document(), before);
    QCOMPARE(store.undoStack().count(), 0);
    QCOMPARE(changed.size(), 0);
}

void TstStore::historyIsBounded()
{
    DocumentStore& store = fresh();
    for (std::int64_t i = 1; i <= 500; ++i) {
        store.setField(u"/project/revision"_s, i, u"Revision"_s);
        store.endMerging();
    }
    QCOMPARE(store.undoStack().count(), 200);
    store.undoStack().undo();
    QCOMPARE(store.document().project.revision, std::optional<Count>(499));
}

void TstStore::undoLeadsBackThroughRandomEdits()
{
    DocumentStore& store = fresh(fullDocument());
    std::vector<Document> states{store.document()};
    for (const char* place : {"/project", "/nodes/0", "/workloads/1", "/networks", "/facility"}) {
        const QString pointer = QString::fromUtf8(place);
        for (const FieldCase& field : fieldsBelow(recordAt(pointer), pointer)) {
            store.setField(field.pointer, samplesOf(*field.field).back().value, u"x"_s);
            store.endMerging();
            if (!(store.document() == states.back())) {
                states.push_back(store.document());
            }
        }
    }
    QVERIFY(states.size() > 120);
    const int steps = store.undoStack().count();
    for (int step = 0; step < steps; ++step) {
        QCOMPARE(store.document(), states[states.size() - 1 - static_cast<std::size_t>(step)]);
        store.undoStack().undo();
    }
    for (int step = 0; step < steps; ++step) {
        store.undoStack().redo();
    }
    QCOMPARE(store.document(), states.back());
}

void TstStore::fixIsOneStep()
{
    DocumentStore& store = fresh(baseDocument("h100-127"));
    store.setField(u"/workloads/0/parallelism/tensor"_s, std::int64_t{16}, u"Tensor parallel"_s);
    const Document before = store.document();
    const Finding finding = store.analysis().check.findings.front();
    QCOMPARE(finding.rule, std::string("nvlink/tensor-parallel-exceeds-domain"));
    QVERIFY(store.applyFix(finding).empty());
    QCOMPARE(store.document().workloads.front().parallelism->tensor, std::optional<Count>(8));
    QCOMPARE(store.undoStack().undoText(), ui::fixTextOf(finding));
    for (const Finding& left : store.analysis().check.findings) {
        QVERIFY(left.rule != finding.rule);
    }
    store.undoStack().undo();
    QCOMPARE(store.document(), before);
}

void TstStore::fixOfAnotherDocumentIsRefused()
{
    DocumentStore& store = fresh(baseDocument("h100-127"));
    store.setField(u"/workloads/0/parallelism/tensor"_s, std::int64_t{16}, u"Tensor parallel"_s);
    const Finding finding = store.analysis().check.findings.front();
    QVERIFY(store.reset({}).empty());
    QVERIFY(!store.applyFix(finding).empty());
    QCOMPARE(store.document(), Document{});
}

void TstStore::brokenFileLeavesTheDocument_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no schema") << QByteArray("project: {title: x}\n");
    QTest::newRow("syntax") << QByteArray("schema: clusterbrief/request/1\nproject: {title: [\n");
    QTest::newRow("newer") << QByteArray("schema: clusterbrief/request/9\n");
    QTest::newRow("bytes") << QByteArray("\x00\xff\xfe\x80 binary", 11);
    QTest::newRow("two groups of one name") << QByteArray(
        "schema: clusterbrief/request/1\nnodes:\n- {name: a, count: 1}\n- {name: a, count: 1}\n");
    QTest::newRow("parts") << QByteArray(
        "schema: clusterbrief/request/1\nparts: {gpus: [{id: x, memory_gb: many}]}\n");
    QTest::newRow("deep") << QByteArray("schema: clusterbrief/request/1\nparts: ")
            + QByteArray(20'000, '[');
    QTest::newRow("zeros") << QByteArray(100'000, '\0');
}

void TstStore::brokenFileLeavesTheDocument()
{
    QFETCH(const QByteArray, content);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"broken.cluster.yaml"_s);
    write(path, content);
    DocumentStore& store = fresh(baseDocument("h100-127"));
    store.setField(u"/project/title"_s, std::string("kept"), u"Title"_s);
    const Document before = store.document();
    QSignalSpy changed(&store, &DocumentStore::changed);
    for (const QString& file : {path, folder.path(), folder.filePath(u"missing.yaml"_s)}) {
        const Errors errors = store.open(file);
        QVERIFY(!errors.empty());
        QVERIFY(!errors.front().what.empty());
        QCOMPARE(ui::toQt(errors.front().where), file);
    }
    QCOMPARE(store.document(), before);
    QVERIFY(store.isModified());
    QCOMPARE(store.undoStack().count(), 1);
    QVERIFY(store.filePath().isEmpty());
    QCOMPARE(changed.size(), 0);
}

void TstStore::brokenFileGivesEveryErrorWithItsLine()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"broken.cluster.yaml"_s);
    write(path,
        "schema: clusterbrief/request/1\n"
        "project:\n"
        "  revision: soon\n"
        "nodes:\n"
        "- name: gpu\n"
        "  count: 0\n"
        "networks:\n"
        "  compute: {technology: token-ring}\n");
    const Errors errors = fresh().open(path);
    std::vector<int> lines;
    for (const Error& error : errors) {
        lines.push_back(error.at.line);
    }
    QCOMPARE(lines, (std::vector<int>{3, 6, 8}));
}

void TstStore::savesAndOpensEveryTemplate()
{
    const QTemporaryDir folder;
    for (const Template& known : templates()) {
        for (const QString& ending : {u".cluster.yaml"_s, u".cluster.json"_s}) {
            const QString path = folder.filePath(ui::toQt(known.id) + ending);
            DocumentStore& store = fresh(templateDocument(known.id));
            const Document before = store.document();
            QSignalSpy fileChanged(&store, &DocumentStore::fileChanged);
            QVERIFY(store.save(path).empty());
            QCOMPARE(store.filePath(), path);
            QVERIFY(!fileChanged.isEmpty());
            QCOMPARE(contentOf(path).startsWith('{'), ending.endsWith(u"json"_s));
            QVERIFY(fresh().open(path).empty());
            QCOMPARE(m_store->document(), before);
            QCOMPARE(m_store->filePath(), path);
            QVERIFY(!m_store->isModified());
        }
    }
}

void TstStore::undoToTheSavedStateIsUnmodified()
{
    const QTemporaryDir folder;
    DocumentStore& store = fresh(baseDocument("h100-127"));
    store.setField(u"/project/title"_s, std::string("A"), u"Title"_s);
    QVERIFY(store.save(folder.filePath(u"a.cluster.yaml"_s)).empty());
    QVERIFY(!store.isModified());
    store.setField(u"/project/title"_s, std::string("AB"), u"Title"_s);
    QVERIFY(store.isModified());
    QCOMPARE(store.undoStack().count(), 2);
    store.undoStack().undo();
    QVERIFY(!store.isModified());
    QCOMPARE(store.document().project.title, std::string("A"));
}

void TstStore::failedSaveKeepsTheOldFile_data()
{
    QTest::addColumn<QString>("place");
    QTest::newRow("missing folder") << u"none/a.cluster.yaml"_s;
    QTest::newRow("file as a folder") << u"file/a.cluster.yaml"_s;
    QTest::newRow("a folder") << u"folder"_s;
    QTest::newRow("name too long") << QString(400, u'x') + u".cluster.yaml"_s;
    QTest::newRow("read-only") << u"readonly/a.cluster.yaml"_s;
    QTest::newRow("kernel's") << u"/proc/a.cluster.yaml"_s;
}

void TstStore::failedSaveKeepsTheOldFile()
{
    QFETCH(const QString, place);
    const QTemporaryDir folder;
    write(folder.filePath(u"file"_s), "old");
    QFile::setPermissions(folder.path(), QFileDevice::Permissions(0x7755));
    QVERIFY(QDir(folder.path()).mkdir(u"folder"_s));
    QVERIFY(QDir(folder.path()).mkdir(u"readonly"_s));
    write(folder.filePath(u"readonly/a.cluster.yaml"_s), "old");
    QFile::setPermissions(folder.filePath(u"readonly"_s), QFileDevice::Permissions(0x5555));
    DocumentStore& store = fresh(baseDocument("h100-127"));
    store.setField(u"/project/title"_s, std::string("A"), u"Title"_s);
    const QString path = place.startsWith(u'/') ? place : folder.filePath(place);
    Errors errors;
    {
        const OrdinaryUser user;
        errors = store.save(path);
    }
    QCOMPARE(errors.size(), std::size_t{1});
    QVERIFY2(errors.front().what.find("Save As") != std::string::npos, errors.front().what.c_str());
    QVERIFY(store.isModified());
    QVERIFY(store.filePath().isEmpty());
    QCOMPARE(contentOf(folder.filePath(u"file"_s)), QByteArray("old"));
    QFile::setPermissions(folder.filePath(u"readonly"_s), QFileDevice::Permissions(0x7755));
    QCOMPARE(contentOf(folder.filePath(u"readonly/a.cluster.yaml"_s)), QByteArray("old"));
}

void TstStore::fullDeviceKeepsTheOldFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.cluster.yaml"_s);
    DocumentStore& store = fresh(baseDocument("h100-127"));
    QVERIFY(store.save(path).empty());
    const QByteArray old = contentOf(path);
    store.setField(u"/project/title"_s, std::string("A"), u"Title"_s);
    for (const rlim_t bytes : {rlim_t{0}, rlim_t{100}}) {
        Errors errors;
        {
            const FullDevice full(bytes);
            errors = store.save(path);
        }
        QCOMPARE(errors.size(), std::size_t{1});
        QVERIFY(errors.front().what.find("Save As") != std::string::npos);
        QCOMPARE(contentOf(path), old);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QVERIFY(store.isModified());
    }
    QVERIFY(store.save(path).empty());
    QVERIFY(contentOf(path) != old);
}

void TstStore::commentsAreNoticed()
{
    const QTemporaryDir folder;
    const QString commented = folder.filePath(u"commented.cluster.yaml"_s);
    const QString plain = folder.filePath(u"plain.cluster.yaml"_s);
    const std::string_view text = findTemplate("h100-superpod-127")->text;
    write(commented, QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    DocumentStore& store = fresh();
    QVERIFY(store.open(commented).empty());
    QVERIFY(store.losesCommentsOnSave());
    QVERIFY(store.save(plain).empty());
    QVERIFY(!store.losesCommentsOnSave());
    QVERIFY(store.open(plain).empty());
    QVERIFY(!store.losesCommentsOnSave());
}

void TstStore::briefOpensAsUntitled()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.brief.json"_s);
    const Document document = baseDocument("h100-127");
    const std::string brief =
        R"({"schema": "clusterbrief/brief/1", "request": )" + saveJson(document) + "}";
    write(path, QByteArray::fromStdString(brief));
    DocumentStore& store = fresh();
    const Errors errors = store.open(path);
    QVERIFY2(errors.empty(), errors.empty() ? "" : describe(errors.front()).c_str());
    QCOMPARE(store.document(), document);
    QVERIFY(store.filePath().isEmpty());
}

void TstStore::savedAnalysisIsOfTheFile()
{
    const QTemporaryDir folder;
    DocumentStore& store = fresh(baseDocument("h100-127"));
    const Document before = store.document();
    store.setField(u"/nodes/0/count"_s, std::int64_t{95}, u"Count"_s);
    QCOMPARE(store.savedAnalysis().document(), before);
    QVERIFY(store.save(folder.filePath(u"a.cluster.yaml"_s)).empty());
    QCOMPARE(store.savedAnalysis().document(), store.document());
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstStore test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_store.moc"
