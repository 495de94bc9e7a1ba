#pragma once

#include "core/analyse.h"
#include "core/document/fields.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtGui/QUndoStack>

#include <functional>
#include <memory>
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
    [[nodiscard]] const Catalog& catalog() const { return m_analysis->catalog(); }
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

    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean(); }
    [[nodiscard]] const QString& filePath() const
    {
        return m_filePath;
    } ///< Empty for a document without a file.
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

Q_SIGNALS:
    void started();     ///< Another document: what was typed for the old one means nothing.
    void changed();     ///< Document and analysis.
    void fileChanged(); ///< Path or being modified.

private:
    friend class ReplaceDocument;
    void replace(const Document& document);

    std::shared_ptr<const Catalog> m_catalog;
    std::shared_ptr<const Analysis> m_analysis;
    std::shared_ptr<const Analysis> m_saved;
    QUndoStack m_undoStack;
    QString m_filePath;
    QString m_mergeKey;
    qint64 m_lastEditMs = 0;
    int m_mergeRun = 0;
    bool m_hadComments = false;
};

} // namespace clusterbrief::ui
