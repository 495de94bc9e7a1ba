#include "ui/store/own_catalog.h"

#include "core/analyse.h"
#include "core/base/parse.h"
#include "core/base/write.h"
#include "core/catalog/load_catalog.h"
#include "ui/store/file_content.h"
#include "ui/text.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QStandardPaths>

#include <algorithm>
#include <utility>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

/// Pipes and devices too, so that they are told of.
constexpr auto kAllButFolders = QDir::Files | QDir::System;

Result<std::string> textOf(const QString& file)
{
    return bytesOf(file).map([](const QByteArray& bytes) { return bytes.toStdString(); });
}

/// The file's list of a kind; made where it is not there.
Value& listIn(Value& tree, PartKind kind)
{
    Value* list = tree.find(plural(kind));
    if (list == nullptr) {
        tree.members.push_back({std::string(plural(kind)), Value::ofList({}), {}});
        list = &tree.members.back().value;
    }
    return *list;
}

bool hasId(const Value& entry, const std::string& id)
{
    const Value* own = entry.find("id");
    return own != nullptr && own->text == id;
}

Value emptyTree()
{
    return Value::ofMap({{"schema", Value::ofText(std::string(kCatalogSchema)), {}}});
}

} // namespace

OwnCatalog::OwnCatalog(QString folder, QObject* parent)
    : QObject(parent)
    , m_folder(std::move(folder))
{
    reload();
}

OwnCatalog& OwnCatalog::ofUser()
{
    static OwnCatalog catalog(
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/catalog"_s);
    return catalog;
}

void OwnCatalog::reload()
{
    m_errors.clear();
    Catalog own;
    Catalog offered;
    bool isEmpty = true;
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({u"*.yaml"_s}, kAllButFolders, QDir::Name)) {
        const QString path = folder.filePath(name);
        const Result<std::string> text = textOf(path);
        Result<Catalog> laid = text ? overlaidFile(own, *text, fromQt(path))
                                    : Result<Catalog>(tl::unexpected(text.error()));
        if (!laid) {
            m_errors.insert(m_errors.end(), laid.error().begin(), laid.error().end());
            continue;
        }
        own = std::move(*laid);
        offered = overlaidFile(isEmpty ? builtInCatalog() : offered, *text, fromQt(path)).value();
        isEmpty = false;
    }
    m_own = std::make_shared<const Catalog>(std::move(own));
    m_offered =
        isEmpty ? sharedBuiltInCatalog() : std::make_shared<const Catalog>(std::move(offered));
    Q_EMIT changed();
}

QString OwnCatalog::fileFor(PartKind kind, const std::string& id) const
{
    if (const Part* part = m_own->part(kind, id); part != nullptr && part->id == id) {
        return toQt(part->origin);
    }
    // A file that is there may be a broken one, which nobody wants to lose.
    const QString stem = m_folder + u'/' + toQt(singular(kind)) + u'-' + toQt(id);
    QString file = stem + u".yaml"_s;
    for (int number = 2; QFile::exists(file); ++number) {
        file = u"%1-%2.yaml"_s.arg(stem).arg(number);
    }
    return file;
}

Errors OwnCatalog::write(const QString& file, const Value& tree)
{
    if (!QDir().mkpath(m_folder)) {
        return {{fromQt(m_folder), {},
            fromQt(tr("the folder cannot be made; parts of your own are kept there"))}};
    }
    Errors errors = writeWhole(file, writeYaml(tree), tr("Your own parts are as before."));
    if (errors.empty()) {
        reload();
    }
    return errors;
}

Errors OwnCatalog::put(PartKind kind, const Value& entry, const std::string& earlierId)
{
    const std::string id = earlierId.empty() ? entry.find("id")->text : earlierId;
    const QString file = fileFor(kind, id);
    Value tree = emptyTree();
    if (QFile::exists(file)) {
        const Result<std::string> text = textOf(file);
        Result<Value> read =
            text ? parse(*text, fromQt(file)) : Result<Value>(tl::unexpected(text.error()));
        if (!read) {
            return read.error();
        }
        tree = std::move(*read);
    }
    Value& list = listIn(tree, kind);
    const auto present = std::find_if(
        list.items.begin(), list.items.end(), [&](const Value& item) { return hasId(item, id); });
    if (present == list.items.end()) {
        list.items.push_back(entry);
    } else {
        *present = entry;
    }
    return write(file, tree);
}

Errors OwnCatalog::remove(PartKind kind, const std::string& id)
{
    const QString file = fileFor(kind, id);
    const Result<std::string> text = textOf(file);
    Result<Value> tree =
        text ? parse(*text, fromQt(file)) : Result<Value>(tl::unexpected(text.error()));
    if (!tree) {
        return tree.error();
    }
    std::erase_if(listIn(*tree, kind).items, [&](const Value& item) { return hasId(item, id); });
    const bool isEmpty =
        std::all_of(tree->members.begin(), tree->members.end(), [](const Member& member) {
            return member.key == "schema"
                || (member.value.items.empty() && member.value.members.empty());
        });
    if (!isEmpty) {
        return write(file, *tree);
    }
    if (!QFile::remove(file)) {
        return {{fromQt(file), {}, fromQt(tr("cannot be removed; the folder can only be read"))}};
    }
    reload();
    return {};
}

} // namespace clusterbrief::ui
