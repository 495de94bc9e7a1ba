#pragma once

#include "core/analyse.h"
#include "core/document/fields.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtGui/QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clusterbrief::ui {

/// The one document of a window, its undo history, its file, and what is known of it.
///
/// Data flows one way: a view calls `edit`; the store changes the document, analyses it and emits
/// `changed`; every view then reads what it shows. Nothing that is shown is ever stale.
class DocumentStore : public QObject {
    Q_OBJECT

public:
    explicit DocumentStore(std::shared_ptr<const Catalog> catalog, QObject* parent = nullptr);
    ~DocumentStore() override;

    using Edit = std::function<void(Document&)>;

    [[nodiscard]] const Document& document() const { return m_analysis->document(); }
    [[nodiscard]] const Analysis& analysis() const { return *m_analysis; }
    [[nodiscard]] std::shared_ptr<const Analysis> sharedAnalysis() const { return m_analysis; }
    /// Of the document as it was opened or last saved, to show what an edit changed.
    [[nodiscard]] const Analysis& savedAnalysis() const { return *m_saved; }
    /// That requests are analysed with, without their own parts.
    [[nodiscard]] std::shared_ptr<const Catalog> sharedCatalog() const { return m_catalog; }
    /// With the request's own parts.
    [[nodiscard]] const Catalog& catalog() const { return m_analysis->catalog(); }
    /// Parts of the user's own are offered, and copied into the request where it names them; what a
    /// request comes to never depends on them. `offered` is the catalog with them laid over it.
    void setOwnParts(std::shared_ptr<const Catalog> own, std::shared_ptr<const Catalog> offered);
    /// What can be chosen: the catalog, the user's own parts, the request's own parts.
    [[nodiscard]] const Catalog& offered() const;
    /// Another number whenever what can be chosen has changed.
    [[nodiscard]] int offeredVersion() const { return m_offeredVersion; }
    [[nodiscard]] std::shared_ptr<const Catalog> sharedOffered() const { return m_offered; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }

    /// One step of the history. Edits with the same key that follow each other at once become one
    /// step.
    ///
    /// Returns why the change was not taken: what a file could not say, such as two groups of one
    /// name, the document cannot hold. Empty when it was.
    QString edit(const QString& text, const Edit& change, const QString& mergeKey = {});
    QString setField(const QString& pointer, const FieldValue& value, const QString& label);
    /// Applies a finding's fix. Errors: the fix does not fit the document any more.
    [[nodiscard]] Errors applyFix(const Finding& finding);
    /// Sets many places in one step; a null value removes.
    /// Errors: a place that is not there, or what the document cannot hold; nothing is changed.
    [[nodiscard]] Errors setPlaces(
        const QString& text, const std::vector<std::pair<std::string, Value>>& places);
    /// The next edit begins a step of its own.
    void endMerging();
    /// A text that began well became one that is not taken: the steps that it made since the field
    /// was entered are taken back and forgotten.
    void takeBack(const QString& pointer);

    /// A text that a field shows and the document does not have.
    struct Untaken {
        QString pointer;
        QString label; ///< Of the field.
        QString text;
    };
    void setUntaken(const Untaken& untaken);
    void forgetUntaken(const QString& pointer);
    /// Of the fields that the document has, in the order in which they were typed.
    [[nodiscard]] std::vector<Untaken> untaken() const;

    /// What would be lost with the window: edits, or all where the file is gone.
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean() || m_fileMissing; }
    /// Nobody has entered anything: another request may take its place.
    [[nodiscard]] bool isUntouched() const;
    [[nodiscard]] const QString& filePath() const
    {
        return m_filePath;
    } ///< Empty for a document without a file.
    /// Of the file's content as it was last read or written here; empty without a file.
    [[nodiscard]] const QByteArray& fingerprint() const { return m_fingerprint; }
    [[nodiscard]] bool isFileMissing() const { return m_fileMissing; }
    [[nodiscard]] bool losesCommentsOnSave() const { return m_hadComments; }

    /// Starts anew; not undoable. `filePath` may be empty.
    [[nodiscard]] Errors reset(Document document, const QString& filePath = {});
    /// Reads a request. Errors: all that is wrong with the file; the present document is then left
    /// alone.
    [[nodiscard]] Errors open(const QString& filePath);
    /// Another request's analysis; the present document stays. Errors: as `open`.
    [[nodiscard]] Result<Analysis> analysisOf(const QString& filePath) const;
    /// Writes the whole file or leaves the old one. The ending says YAML or JSON.
    [[nodiscard]] Errors save(const QString& filePath);
    /// Takes over what the file says now, as a step that can be undone. Errors: as `open`.
    [[nodiscard]] Errors reload();
    /// Starts anew with the file's content and these unsaved changes to it, a step that can be
    /// undone. `fingerprint` is of the file that the changes were made to. A file that is gone or
    /// cannot be read any more leaves the changes alone. Errors: as `reset`.
    [[nodiscard]] Errors recover(
        Document document, const QString& filePath, const QByteArray& fingerprint);
    /// The next save may write over the content with this fingerprint.
    void keepOver(const QByteArray& fingerprint);
    void setFileMissing(bool missing);

Q_SIGNALS:
    void started(); ///< Another document: what was typed for the old one means nothing.
    void rewound(); ///< Undone, done again or reloaded: what was not taken means nothing either.
    void changed(); ///< Document and analysis.
    void untakenChanged();
    void fileChanged(); ///< Path or being modified.

private:
    friend class ReplaceDocument;
    struct OnDisk {
        QByteArray fingerprint;
        bool hasComments = false;
    };
    [[nodiscard]] Errors start(Document document, const QString& filePath, const OnDisk& disk);
    [[nodiscard]] Document standingAlone(const Document& before, Document after) const;
    void copyMissingParts();
    void replace(const Document& document);
    void matchesFile(const QByteArray& bytes);

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Catalog> m_own; ///< Null where there are none.
    std::shared_ptr<const Catalog> m_offered;
    int m_offeredVersion = 0;
    mutable std::optional<Value> m_offeredParts; ///< That `m_offeredHere` was made with.
    mutable std::shared_ptr<const Catalog> m_offeredHere;
    std::shared_ptr<const Analysis> m_analysis;
    std::shared_ptr<const Analysis> m_saved;
    QUndoStack m_undoStack;
    QString m_filePath;
    QByteArray m_fingerprint;
    bool m_fileMissing = false;
    QString m_mergeKey;
    qint64 m_lastEditMs = 0;
    int m_mergeRun = 0;
    int m_typing = 0;        ///< Another number for each time that a field is entered.
    bool m_stepping = false; ///< The store moves its history itself.
    std::vector<Untaken> m_untaken;
    bool m_hadComments = false;
};

} // namespace clusterbrief::ui
