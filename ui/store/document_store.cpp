#include "ui/store/document_store.h"

#include "core/base/contract.h"
#include "core/document/edits.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "ui/text.h"

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>
#include <QtCore/QSaveFile>
#include <QtGui/QUndoCommand>

#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

/// The only command: the document before and after.
class ReplaceDocument : public QUndoCommand {
public:
    ReplaceDocument(DocumentStore& store, const QString& text, Document after, int mergeRun)
        : QUndoCommand(text)
        , m_store(store)
        , m_before(store.document())
        , m_after(std::move(after))
        , m_mergeRun(mergeRun)
    {}

    void undo() override { m_store.replace(m_before); }
    void redo() override { m_store.replace(m_after); }
    [[nodiscard]] int id() const override { return m_mergeRun; }

    bool mergeWith(const QUndoCommand* other) override
    {
        m_after = static_cast<const ReplaceDocument*>(other)->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    DocumentStore& m_store;
    Document m_before;
    Document m_after;
    int m_mergeRun;
};

namespace {

/// Typing that pauses for longer than this begins a new step.
constexpr qint64 kMergeMs = 1000;
constexpr int kMostSteps = 200;
constexpr qint64 kMostBytes = 64'000'000;

bool hasComments(const QByteArray& text)
{
    static const QRegularExpression kComment(u"(^|\\s)#"_s, QRegularExpression::MultilineOption);
    return !text.trimmed().startsWith('{') && kComment.match(QString::fromUtf8(text)).hasMatch();
}

Errors fileError(const QString& path, const QString& what)
{
    return {{fromQt(path), {}, fromQt(what)}};
}

Result<QByteArray> bytesOf(const QString& path)
{
    QFile file(path);
    if (QFileInfo(path).isDir()) {
        return tl::unexpected(
            fileError(path, DocumentStore::tr("is a folder; choose a request file")));
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(
            fileError(path, DocumentStore::tr("cannot be read: %1").arg(file.errorString())));
    }
    return file.read(kMostBytes);
}

Result<LoadedRequest> requestIn(const QByteArray& bytes, const QString& path)
{
    return loadRequest({bytes.constData(), static_cast<std::size_t>(bytes.size())}, fromQt(path));
}

} // namespace

DocumentStore::DocumentStore(std::shared_ptr<const Catalog> catalog, QObject* parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
{
    m_undoStack.setUndoLimit(kMostSteps);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &DocumentStore::fileChanged);
    const Errors errors = reset({});
    CLUSTERBRIEF_EXPECTS(errors.empty());
}

DocumentStore::~DocumentStore() = default;

void DocumentStore::replace(const Document& document)
{
    Result<Analysis> analysis = analyse(document, m_catalog);
    if (!analysis) {
        // Only unreadable `parts` get here; `edit` has refused them.
        return;
    }
    m_analysis = std::make_shared<const Analysis>(std::move(*analysis));
    Q_EMIT changed();
}

QString DocumentStore::edit(const QString& text, const Edit& change, const QString& mergeKey)
{
    Document after = document();
    change(after);
    if (after == document()) {
        return {};
    }
    if (const Result<Document> read = readRequest(toValue(after), {}); !read) {
        return toQt(read.error().front().what);
    }
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const bool continues =
        !mergeKey.isEmpty() && mergeKey == m_mergeKey && now - m_lastEditMs < kMergeMs;
    if (!continues) {
        m_mergeRun = m_mergeRun == 1'000'000 ? 1 : m_mergeRun + 1;
    }
    m_mergeKey = mergeKey;
    m_lastEditMs = now;
    m_undoStack.push(
        new ReplaceDocument(*this, text, std::move(after), mergeKey.isEmpty() ? -1 : m_mergeRun));
    return {};
}

QString DocumentStore::setField(
    const QString& pointer, const FieldValue& value, const QString& label)
{
    return edit(
        tr("Change %1").arg(label),
        [&](Document& document) { clusterbrief::setField(document, fromQt(pointer), value); },
        pointer);
}

Errors DocumentStore::applyFix(const Finding& finding)
{
    return finding.fix ? setPlaces(fixTextOf(finding), finding.fix->set) : Errors();
}

Errors DocumentStore::setPlaces(
    const QString& text, const std::vector<std::pair<std::string, Value>>& places)
{
    Result<Document> changed = withPlacesSet(document(), places);
    if (!changed) {
        return changed.error();
    }
    const QString refused = edit(text, [&](Document& document) { document = std::move(*changed); });
    return refused.isEmpty() ? Errors() : Errors{{{}, {}, fromQt(refused)}};
}

void DocumentStore::endMerging()
{
    m_mergeKey.clear();
}

Errors DocumentStore::reset(Document document, const QString& filePath)
{
    Result<Analysis> analysis = analyse(std::move(document), m_catalog);
    if (!analysis) {
        for (Error& error : analysis.error()) {
            error.where = filePath.isEmpty() ? error.where : fromQt(filePath);
        }
        return analysis.error();
    }
    m_undoStack.clear();
    m_analysis = std::make_shared<const Analysis>(std::move(*analysis));
    m_saved = m_analysis;
    m_filePath = filePath;
    m_hadComments = false;
    endMerging();
    Q_EMIT started();
    Q_EMIT changed();
    Q_EMIT fileChanged();
    return {};
}

Errors DocumentStore::open(const QString& filePath)
{
    const Result<QByteArray> bytes = bytesOf(filePath);
    Result<LoadedRequest> request =
        bytes ? requestIn(*bytes, filePath) : tl::unexpected(bytes.error());
    if (!request) {
        return request.error();
    }
    // A brief is a source, not a file to save over.
    const bool isBrief = filePath.endsWith(".brief.json"_L1);
    Errors errors = reset(std::move(request->document), isBrief ? QString() : filePath);
    m_hadComments = errors.empty() && !isBrief && hasComments(*bytes);
    return errors;
}

Result<Analysis> DocumentStore::analysisOf(const QString& filePath) const
{
    const Result<QByteArray> bytes = bytesOf(filePath);
    Result<LoadedRequest> request =
        bytes ? requestIn(*bytes, filePath) : tl::unexpected(bytes.error());
    if (!request) {
        return tl::unexpected(request.error());
    }
    return analyse(std::move(request->document), m_catalog);
}

Errors DocumentStore::save(const QString& filePath)
{
    const std::string text =
        filePath.endsWith(".json"_L1) ? saveJson(document()) : saveYaml(document());
    QSaveFile file(filePath);
    const bool written = file.open(QIODevice::WriteOnly)
        && file.write(text.data(), static_cast<qint64>(text.size()))
            == static_cast<qint64>(text.size())
        && file.flush() // `commit` does not see that the last bytes found no room.
        && file.commit();
    if (!written) {
        return fileError(filePath,
            tr("cannot be written: %1. The old file is as it was; choose another place with Save "
               "As.")
                .arg(file.errorString()));
    }
    m_filePath = filePath;
    m_saved = m_analysis;
    m_hadComments = false;
    m_undoStack.setClean();
    endMerging();
    Q_EMIT changed();
    Q_EMIT fileChanged();
    return {};
}

} // namespace clusterbrief::ui
