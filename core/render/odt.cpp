#include "core/base/text.h"
#include "core/render/odt_parts.h"
#include "core/render/xml_text.h"
#include "core/render/zip_archive.h"

#include <algorithm>

namespace clusterbrief {
namespace {

using odt::attribute;
using odt::element;

constexpr const char* kMediaType = "application/vnd.oasis.opendocument.text";

/// Whether the text is a day as the format writes it: YYYY-MM-DD.
bool isDay(std::string_view date)
{
    constexpr std::string_view kForm = "0000-00-00";
    return date.size() == kForm.size()
        && std::equal(date.begin(), date.end(), kForm.begin(),
            [](char c, char form) { return form == '-' ? c == '-' : c >= '0' && c <= '9'; });
}

std::string metaOf(const BriefMeta& meta)
{
    std::string inside;
    const auto add = [&](const std::string& tag, const std::string& text) {
        inside += text.empty() ? "" : element(tag, escapedXml(text)) + '\n';
    };
    const std::string day = isDay(meta.date) ? meta.date + "T12:00:00" : "";
    add("meta:generator", meta.generator);
    add("dc:title", meta.title);
    add("dc:subject", meta.kind.empty() ? "" : "Cluster brief, " + meta.kind);
    add("dc:description", meta.summary);
    add("meta:initial-creator", meta.preparedBy);
    add("dc:creator", meta.preparedBy);
    add("meta:creation-date", day);
    add("dc:date", day);
    add("dc:language", "en-US");
    add("meta:user-defined" + attribute("meta:name", "Revision"), meta.revision);
    add("meta:user-defined" + attribute("meta:name", "Verdict"), meta.verdict);
    return odt::kXmlHead
        + element("office:document-meta" + odt::namespaces() + odt::kVersion,
            element("office:meta", '\n' + inside))
        + '\n';
}

std::string manifestOf(const std::vector<ZipEntry>& entries)
{
    const auto entry = [](std::string_view path, std::string_view type, const char* more = "") {
        return element("manifest:file-entry" + attribute("manifest:full-path", path) + more
                       + attribute("manifest:media-type", type),
                   "")
            + '\n';
    };
    std::string inside = '\n' + entry("/", kMediaType, " manifest:version=\"1.3\"");
    for (const ZipEntry& part : entries) {
        if (part.name != "mimetype") {
            inside += entry(part.name, part.name.ends_with(".svg") ? "image/svg+xml" : "text/xml");
        }
    }
    return odt::kXmlHead
        + element("manifest:manifest"
                + attribute("xmlns:manifest", "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0")
                + attribute("manifest:version", "1.3"),
            inside)
        + '\n';
}

} // namespace

Result<std::string> renderOdt(const RenderInput& input)
{
    const odt::Sheet sheet = odt::sheetOf(input.paper);
    odt::Content content = odt::contentOf(input.brief, sheet);
    std::vector<ZipEntry> parts;
    parts.push_back({"mimetype", kMediaType, true}); // first and as it is: how files are told apart
    parts.push_back({"content.xml", std::move(content.xml)});
    parts.push_back({"styles.xml", odt::stylesOf(input.brief.meta, sheet)});
    parts.push_back({"meta.xml", metaOf(input.brief.meta)});
    for (odt::Picture& picture : content.pictures) {
        parts.push_back({picture.name, std::move(picture.svg)});
    }
    parts.push_back({"META-INF/manifest.xml", manifestOf(parts)});
    return zipArchive(parts);
}

} // namespace clusterbrief
