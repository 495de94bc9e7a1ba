#pragma once

#include "core/catalog/catalog.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>
#include <string>

namespace clusterbrief::ui {

/// The user's own parts: the YAML files of a folder. Each is read by itself, so that a broken one
/// takes nothing from the others; a folder that is not there holds none.
class OwnCatalog : public QObject {
    Q_OBJECT

public:
    explicit OwnCatalog(QString folder, QObject* parent = nullptr);

    /// That of whoever runs the program; read when it is first wanted.
    [[nodiscard]] static OwnCatalog& ofUser();

    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// What is wrong with the files, with file and line.
    [[nodiscard]] const Errors& errors() const { return m_errors; }
    [[nodiscard]] std::shared_ptr<const Catalog> own() const { return m_own; }
    /// The built-in catalog with the user's parts laid over it.
    [[nodiscard]] std::shared_ptr<const Catalog> offered() const { return m_offered; }

    void reload();
    /// Writes a part: over the one with the earlier id in its file, or into a file of its own.
    /// Errors: folder or file cannot be written; everything is then as before.
    [[nodiscard]] Errors put(PartKind kind, const Value& entry, const std::string& earlierId = {});
    /// Errors: as `put`.
    [[nodiscard]] Errors remove(PartKind kind, const std::string& id);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QString fileFor(PartKind kind, const std::string& id) const;
    [[nodiscard]] Errors write(const QString& file, const Value& tree);

    QString m_folder;
    Errors m_errors;
    std::shared_ptr<const Catalog> m_own;
    std::shared_ptr<const Catalog> m_offered;
};

} // namespace clusterbrief::ui
