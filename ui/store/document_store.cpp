#include "ui/store/document_store.h"

#include "core/base/contract.h"
#include "core/catalog/load_catalog.h"
#include "core/catalog/own_parts.h"
#include "core/document/edits.h"
#include "core/document/load.h"
#include "core/document/save.h"
#include "ui/phrases.h"
#include "ui/store/file_content.h"
#include "ui/text.h"

#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>
#include <QtCore/QScopedValueRollback>
#include <QtGui/QUndoCommand>

#include <algorithm>
#include <iterator>
#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

/// The only command: the document before and after.
class ReplaceDocument : public QUndoCommand {
public:
    ReplaceDocument(
        DocumentStore& store, const QString& text, Document after, int mergeRun, int typing = 0)
        : QUndoCommand(text)
        , m_store(store)
        , m_before(store.document())
        , m_after(std::move(after))
        , m_mergeRun(mergeRun)
        , m_typing(typing)
    {}

    /// Of what was typed without a pause for thought elsewhere; 0 for other steps.
    [[nodiscard]] int typing() const { return m_typing; }
    /// Once undone, the step is gone.
    void forgetWhenUndone() { m_forgotten = true; }

    void undo() override
    {
        m_store.replace(m_before);
        setObsolete(m_forgotten);
    }
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
    int m_typing;
    bool m_forgotten = false;
};

namespace {

/// Another process, which recovers it, may stand in another folder.
QString absolute(const QString& path)
{
    return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
}

/// Typing that pauses for longer than this begins a new step.
constexpr qint64 kMergeMs = 1000;
constexpr int kMostSteps = 200;

bool hasComments(const QByteArray& text)
{
    static const QRegularExpression kComment(u"(^|\\s)#"_s, QRegularExpression::MultilineOption);
    return !text.trimmed().startsWith('{') && kComment.match(QString::fromUtf8(text)).hasMatch();
}

} // namespace

DocumentStore::DocumentStore(std::shared_ptr<const Catalog> catalog, QObject* parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_offered(m_catalog)
{
    m_undoStack.setUndoLimit(kMostSteps);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &DocumentStore::fileChanged);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, [this] {
        if (!m_stepping) {
            Q_EMIT rewound();
        }
    });
    const Errors errors = reset({});
    CLUSTERBRIEF_EXPECTS(errors.empty());
}

DocumentStore::~DocumentStore()
{
    // While it goes, it tells that it is clean; what a listener would then ask for has gone.
    m_undoStack.disconnect();
}

bool DocumentStore::isUntouched() const
{
    return document() == Document{} && m_filePath.isEmpty() && m_undoStack.count() == 0
        && !isModified();
}

void DocumentStore::setOwnParts(
    std::shared_ptr<const Catalog> own, std::shared_ptr<const Catalog> offered)
{
    const bool isEmpty = std::all_of(kPartKinds.begin(), kPartKinds.end(),
        [&](PartKind kind) { return own->parts(kind).empty(); });
    m_own = isEmpty ? nullptr : std::move(own);
    m_offered = std::move(offered);
    m_offeredHere.reset();
    ++m_offeredVersion;
    Q_EMIT changed();
}

const Catalog& DocumentStore::offered() const
{
    if (!m_own) {
        return catalog();
    }
    if (!m_offeredHere || m_offeredParts != document().parts) {
        m_offeredParts = document().parts;
        m_offeredHere = m_offered;
        if (m_offeredParts) {
            Result<Catalog> laid = overlaid(*m_offered, *m_offeredParts, "parts");
            m_offeredHere =
                laid ? std::make_shared<const Catalog>(std::move(*laid)) : m_offeredHere;
        }
    }
    return *m_offeredHere;
}

Document DocumentStore::standingAlone(const Document& before, Document after) const
{
    return m_own ? withOwnParts(before, std::move(after), *m_own, *m_catalog) : after;
}

/// A file that names parts of the user's own and does not carry them.
void DocumentStore::copyMissingParts()
{
    Document after = standingAlone(document(), document());
    if (after != document()) {
        m_undoStack.push(new ReplaceDocument(
            *this, tr("Copy Own Parts Into the Request"), std::move(after), -1));
    }
}

void DocumentStore::replace(const Document& document)
{
    Result<Analysis> analysis = analyse(document, m_catalog);
    if (!analysis) {
        // Only unreadable `parts` get here; `edit` has refused them.
        return;
    }
    m_offeredVersion += m_analysis->document().parts == document.parts ? 0 : 1;
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
    after = standingAlone(document(), std::move(after));
    if (const Result<Document> read = readRequest(toValue(after), {}); !read) {
        return phrased(read.error().front().what);
    }
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const bool continues =
        !mergeKey.isEmpty() && mergeKey == m_mergeKey && now - m_lastEditMs < kMergeMs;
    if (!continues) {
        m_mergeRun = m_mergeRun == 1'000'000 ? 1 : m_mergeRun + 1;
    }
    if (mergeKey != m_mergeKey) {
        ++m_typing;
    }
    m_mergeKey = mergeKey;
    m_lastEditMs = now;
    const QScopedValueRollback stepping(m_stepping, true);
    m_undoStack.push(mergeKey.isEmpty()
            ? new ReplaceDocument(*this, text, std::move(after), -1)
            : new ReplaceDocument(*this, text, std::move(after), m_mergeRun, m_typing));
    return {};
}

void DocumentStore::takeBack(const QString& pointer)
{
    const auto typed = [&]() -> ReplaceDocument* {
        const int top = m_undoStack.index() - 1;
        if (pointer != m_mergeKey || top < 0) {
            return nullptr;
        }
        // `command` gives what it keeps to be looked at; every step here is of this class.
        auto* step = static_cast<ReplaceDocument*>(
            const_cast<QUndoCommand*>(m_undoStack.command(top))); // NOLINT(*-const-cast)
        return step->typing() == m_typing ? step : nullptr;
    };
    const QScopedValueRollback stepping(m_stepping, true);
    while (ReplaceDocument* step = typed()) {
        step->forgetWhenUndone();
        m_undoStack.undo();
    }
    m_mergeRun = m_mergeRun == 1'000'000 ? 1 : m_mergeRun + 1;
}

void DocumentStore::setUntaken(const Untaken& untaken)
{
    std::erase_if(
        m_untaken, [&](const Untaken& other) { return other.pointer == untaken.pointer; });
    m_untaken.push_back(untaken);
    Q_EMIT untakenChanged();
}

void DocumentStore::forgetUntaken(const QString& pointer)
{
    if (std::erase_if(m_untaken, [&](const Untaken& other) { return other.pointer == pointer; })
        > 0) {
        Q_EMIT untakenChanged();
    }
}

std::vector<DocumentStore::Untaken> DocumentStore::untaken() const
{
    std::vector<Untaken> shown;
    std::copy_if(
        m_untaken.begin(), m_untaken.end(), std::back_inserter(shown), [this](const Untaken& one) {
            const auto place = placeAt(document(), fromQt(one.pointer));
            return place && place->owner != nullptr;
        });
    return shown;
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
    return start(standingAlone({}, std::move(document)), filePath, {});
}

Errors DocumentStore::start(Document document, const QString& filePath, const OnDisk& disk)
{
    Result<Analysis> analysis = analyse(std::move(document), m_catalog);
    if (!analysis) {
        for (Error& error : analysis.error()) {
            error.where = filePath.isEmpty() ? error.where : fromQt(filePath);
        }
        return analysis.error();
    }
    {
        const QScopedValueRollback stepping(m_stepping, true);
        m_undoStack.clear();
    }
    ++m_offeredVersion;
    m_analysis = std::make_shared<const Analysis>(std::move(*analysis));
    m_saved = m_analysis;
    m_filePath = absolute(filePath);
    m_fingerprint = disk.fingerprint;
    m_hadComments = disk.hasComments;
    m_fileMissing = false;
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
    Errors errors = isBrief ? start(std::move(request->document), {}, {})
                            : start(std::move(request->document), filePath,
                                {fingerprintOf(*bytes), hasComments(*bytes)});
    if (errors.empty()) {
        copyMissingParts();
    }
    return errors;
}

Errors DocumentStore::reload()
{
    const Result<QByteArray> bytes = bytesOf(m_filePath);
    Result<LoadedRequest> request =
        bytes ? requestIn(*bytes, m_filePath) : tl::unexpected(bytes.error());
    if (!request) {
        return request.error();
    }
    if (const Result<Analysis> analysis = analyse(request->document, m_catalog); !analysis) {
        return analysis.error();
    }
    endMerging();
    const QString refused = edit(tr("Reload From Disk"),
        [&](Document& document) { document = std::move(request->document); });
    if (!refused.isEmpty()) {
        return {{fromQt(m_filePath), {}, fromQt(refused)}};
    }
    matchesFile(*bytes);
    m_hadComments = hasComments(*bytes);
    Q_EMIT rewound();
    return {};
}

Errors DocumentStore::recover(
    Document document, const QString& filePath, const QByteArray& fingerprint)
{
    const Result<QByteArray> bytes =
        filePath.isEmpty() ? Result<QByteArray>(QByteArray()) : bytesOf(filePath);
    Result<LoadedRequest> saved =
        bytes && !filePath.isEmpty() ? requestIn(*bytes, filePath) : tl::unexpected(Errors());
    if (const Result<Analysis> analysis = analyse(document, m_catalog); !analysis) {
        return analysis.error();
    }
    const bool hasSaved = saved.has_value()
        && start(std::move(saved->document), filePath, {fingerprint, hasComments(*bytes)}).empty();
    if (!hasSaved) {
        if (Errors errors = start({}, filePath, {fingerprint, false}); !errors.empty()) {
            return errors;
        }
    }
    const QString refused = edit(
        tr("Recover Unsaved Changes"), [&](Document& present) { present = std::move(document); });
    if (!refused.isEmpty()) {
        return {{fromQt(filePath), {}, fromQt(refused)}};
    }
    if (!hasSaved) {
        m_undoStack.resetClean();
    }
    return {};
}

void DocumentStore::keepOver(const QByteArray& fingerprint)
{
    m_fingerprint = fingerprint;
    m_undoStack.resetClean();
    Q_EMIT fileChanged();
}

void DocumentStore::setFileMissing(bool missing)
{
    if (std::exchange(m_fileMissing, missing) != missing) {
        Q_EMIT fileChanged();
    }
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
    if (Errors errors = writeWhole(filePath, text); !errors.empty()) {
        return errors;
    }
    m_filePath = absolute(filePath);
    m_hadComments = false;
    matchesFile(QByteArray::fromStdString(text));
    return {};
}

void DocumentStore::matchesFile(const QByteArray& bytes)
{
    m_fingerprint = fingerprintOf(bytes);
    m_fileMissing = false;
    m_saved = m_analysis;
    m_undoStack.setClean();
    endMerging();
    Q_EMIT changed();
    Q_EMIT fileChanged();
}

} // namespace clusterbrief::ui
