#include "core/base/text.h"
#include "core/render/odt_parts.h"
#include "core/render/xml_text.h"

namespace clusterbrief::odt {
namespace {

constexpr const char* kFonts = R"xml(<office:font-face-decls>
<style:font-face style:name="Sans" svg:font-family="Arial" style:font-family-generic="swiss" style:font-pitch="variable"/>
<style:font-face style:name="Mono" svg:font-family="'Liberation Mono'" style:font-family-generic="modern" style:font-pitch="fixed"/>
</office:font-face-decls>
)xml";

/// Every look of the document has a name here, so that one change in an office program changes it
/// everywhere.
constexpr const char* kStyles = R"xml(<office:styles>
<style:default-style style:family="paragraph">
<style:paragraph-properties fo:orphans="2" fo:widows="2" style:writing-mode="lr-tb"/>
<style:text-properties style:font-name="Sans" fo:font-size="9.2pt" fo:color="#1f2633" fo:language="en" fo:country="US" fo:hyphenate="false"/>
</style:default-style>
<style:default-style style:family="table"><style:table-properties table:border-model="collapsing"/></style:default-style>
<style:default-style style:family="table-row"><style:table-row-properties fo:keep-together="always"/></style:default-style>
<style:style style:name="Standard" style:display-name="Default Paragraph Style" style:family="paragraph" style:class="text"/>
<style:style style:name="Text_20_body" style:display-name="Text body" style:family="paragraph" style:parent-style-name="Standard" style:class="text">
<style:paragraph-properties fo:margin-top="3pt" fo:margin-bottom="3pt" fo:line-height="125%"/></style:style>
<style:style style:name="Lead-in" style:family="paragraph" style:parent-style-name="Text_20_body" style:class="text">
<style:paragraph-properties fo:keep-with-next="always"/></style:style>
<style:style style:name="Note" style:family="paragraph" style:parent-style-name="Text_20_body" style:class="extra">
<style:paragraph-properties fo:margin-top="5pt" fo:margin-bottom="5pt"/><style:text-properties fo:font-size="8.4pt"/></style:style>
<style:style style:name="Title" style:family="paragraph" style:parent-style-name="Standard" style:next-style-name="Subtitle" style:class="chapter">
<style:paragraph-properties fo:margin-bottom="4pt" fo:keep-with-next="always"/><style:text-properties fo:font-size="20pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Subtitle" style:family="paragraph" style:parent-style-name="Standard" style:next-style-name="Text_20_body" style:class="chapter">
<style:paragraph-properties fo:margin-bottom="4pt" fo:line-height="130%"/><style:text-properties fo:font-size="10.2pt" fo:color="#4a5366"/></style:style>
<style:style style:name="Parties" style:family="paragraph" style:parent-style-name="Standard" style:class="chapter">
<style:paragraph-properties fo:margin-bottom="6pt"/><style:text-properties fo:font-size="8.4pt" fo:color="#5f687b"/></style:style>
<style:style style:name="Heading" style:family="paragraph" style:parent-style-name="Standard" style:next-style-name="Text_20_body" style:class="text">
<style:paragraph-properties fo:margin-top="17pt" fo:margin-bottom="5pt" fo:keep-with-next="always"/><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:parent-style-name="Heading" style:next-style-name="Text_20_body" style:class="text" style:default-outline-level="1">
<style:text-properties fo:font-size="11.6pt"/></style:style>
<style:style style:name="List_20_Item" style:display-name="List Item" style:family="paragraph" style:parent-style-name="Text_20_body" style:class="list">
<style:paragraph-properties fo:margin-top="1pt" fo:margin-bottom="2pt"/></style:style>
<style:style style:name="Table_20_Contents" style:display-name="Table Contents" style:family="paragraph" style:parent-style-name="Standard" style:class="extra">
<style:paragraph-properties fo:line-height="118%" text:number-lines="false"/></style:style>
<style:style style:name="Table_20_Number" style:display-name="Table Number" style:family="paragraph" style:parent-style-name="Table_20_Contents" style:class="extra">
<style:paragraph-properties fo:text-align="end"/></style:style>
<style:style style:name="Table_20_List" style:display-name="Table List" style:family="paragraph" style:parent-style-name="Table_20_Contents" style:class="extra">
<style:paragraph-properties fo:line-height="10.2pt"/><style:text-properties fo:font-size="7.6pt" style:font-size-asian="7.6pt" style:font-size-complex="7.6pt"/></style:style>
<style:style style:name="Table_20_List_20_Number" style:display-name="Table List Number" style:family="paragraph" style:parent-style-name="Table_20_List" style:class="extra">
<style:paragraph-properties fo:text-align="end"/></style:style>
<style:style style:name="Table_20_Key" style:display-name="Table Key" style:family="paragraph" style:parent-style-name="Table_20_Contents" style:class="extra">
<style:text-properties fo:color="#5f687b"/></style:style>
<style:style style:name="Table_20_Heading" style:display-name="Table Heading" style:family="paragraph" style:parent-style-name="Table_20_Contents" style:class="extra">
<style:paragraph-properties fo:text-align="start" fo:keep-with-next="always"/><style:text-properties fo:font-size="8.4pt" fo:font-weight="bold" fo:color="#5f687b"/></style:style>
<style:style style:name="Table_20_Heading_20_Number" style:display-name="Table Heading Number" style:family="paragraph" style:parent-style-name="Table_20_Heading" style:class="extra">
<style:paragraph-properties fo:text-align="end"/></style:style>
<style:style style:name="Headline_20_Number" style:display-name="Headline Number" style:family="paragraph" style:parent-style-name="Standard" style:class="extra">
<style:paragraph-properties fo:keep-with-next="always"/><style:text-properties fo:font-size="16pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Headline_20_Label" style:display-name="Headline Label" style:family="paragraph" style:parent-style-name="Standard" style:class="extra">
<style:text-properties fo:font-size="8.4pt" fo:color="#5f687b"/></style:style>
<style:style style:name="Figure" style:family="paragraph" style:parent-style-name="Standard" style:next-style-name="Caption" style:class="extra">
<style:paragraph-properties fo:margin-top="8pt" fo:margin-bottom="4pt" fo:text-align="center" fo:keep-with-next="always"/></style:style>
<style:style style:name="Caption" style:family="paragraph" style:parent-style-name="Standard" style:next-style-name="Text_20_body" style:class="extra">
<style:paragraph-properties fo:margin-bottom="8pt"/><style:text-properties fo:font-size="8.2pt" fo:font-style="normal" fo:color="#5f687b"/></style:style>
<style:style style:name="Finding_20_Title" style:display-name="Finding Title" style:family="paragraph" style:parent-style-name="Standard" style:class="extra">
<style:paragraph-properties fo:margin-bottom="2pt" fo:keep-with-next="always"/><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Finding_20_error" style:display-name="Finding Error" style:family="paragraph" style:parent-style-name="Finding_20_Title" style:class="extra"><style:text-properties fo:color="#c8322b"/></style:style>
<style:style style:name="Finding_20_warning" style:display-name="Finding Warning" style:family="paragraph" style:parent-style-name="Finding_20_Title" style:class="extra"><style:text-properties fo:color="#8a5800"/></style:style>
<style:style style:name="Finding_20_advice" style:display-name="Finding Advice" style:family="paragraph" style:parent-style-name="Finding_20_Title" style:class="extra"><style:text-properties fo:color="#2459c4"/></style:style>
<style:style style:name="Finding_20_Text" style:display-name="Finding Text" style:family="paragraph" style:parent-style-name="Standard" style:class="extra">
<style:paragraph-properties fo:line-height="120%"/></style:style>
<style:style style:name="Finding_20_Detail" style:display-name="Finding Detail" style:family="paragraph" style:parent-style-name="Finding_20_Text" style:class="extra">
<style:text-properties fo:font-size="8.4pt" fo:color="#5f687b"/></style:style>
<style:style style:name="Header" style:family="paragraph" style:parent-style-name="Standard" style:class="extra">
<style:paragraph-properties fo:padding-bottom="6pt" fo:border-top="none" fo:border-left="none" fo:border-right="none" fo:border-bottom="1.6pt solid #1f2633"><style:tab-stops><style:tab-stop style:position="{right}" style:type="right"/></style:tab-stops></style:paragraph-properties>
<style:text-properties fo:font-size="8.2pt" fo:color="#5f687b"/></style:style>
<style:style style:name="Footer" style:family="paragraph" style:parent-style-name="Standard" style:class="extra">
<style:paragraph-properties><style:tab-stops><style:tab-stop style:position="{right}" style:type="right"/></style:tab-stops></style:paragraph-properties>
<style:text-properties fo:font-size="8.2pt" fo:color="#5f687b"/></style:style>
<style:style style:name="Strong_20_Emphasis" style:display-name="Strong Emphasis" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Source_20_Text" style:display-name="Source Text" style:family="text"><style:text-properties style:font-name="Mono" fo:font-size="92%"/></style:style>
<style:style style:name="Dimmed" style:family="text"><style:text-properties fo:color="#5f687b"/></style:style>
<style:style style:name="Internet_20_link" style:display-name="Internet Link" style:family="text"><style:text-properties fo:color="#2459c4" style:text-underline-style="none"/></style:style>
<style:style style:name="Ready" style:family="text"><style:text-properties fo:color="#1a7f4e" fo:font-weight="bold"/></style:style>
<style:style style:name="Draft" style:family="text"><style:text-properties fo:color="#c8322b" fo:font-weight="bold"/></style:style>
<style:style style:name="Bullet" style:family="text"><style:text-properties fo:color="#5f687b"/></style:style>
<style:style style:name="Drawing" style:family="graphic"><style:graphic-properties style:wrap="none" style:vertical-pos="top" style:vertical-rel="baseline" fo:border="none" fo:padding="0pt"/></style:style>
<text:list-style style:name="Bullets">
<text:list-level-style-bullet text:level="1" text:style-name="Bullet" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="12pt" fo:text-indent="-12pt" fo:margin-left="12pt"/></style:list-level-properties></text:list-level-style-bullet>
</text:list-style>
</office:styles>
)xml";

constexpr const char* kPage = R"xml(<office:automatic-styles>
<style:page-layout style:name="Sheet">
<style:page-layout-properties fo:page-width="{width}" fo:page-height="{height}" style:print-orientation="portrait" fo:margin-top="36pt" fo:margin-bottom="30pt" fo:margin-left="{margin}" fo:margin-right="{margin}"/>
<style:header-style><style:header-footer-properties fo:min-height="30pt" fo:margin-bottom="16pt"/></style:header-style>
<style:footer-style><style:header-footer-properties fo:min-height="26pt" fo:margin-top="10pt"/></style:footer-style>
</style:page-layout>
</office:automatic-styles>
)xml";

/// `Revision 1 · 2026-11-30 · READY`.
std::string standing(const BriefMeta& meta)
{
    std::string about;
    for (const std::string& part : {meta.revision, meta.follows, meta.date}) {
        about += part.empty() ? "" : part + " · ";
    }
    const char* style = meta.ready ? "Ready" : "Draft";
    return escapedXml(about)
        + element(
            "text:span" + attribute("text:style-name", style), meta.ready ? "READY" : "DRAFT");
}

/// A field that follows the document's title; one too long for a line stands shortened as text.
std::string titleOf(const BriefMeta& meta)
{
    constexpr std::size_t kLine = 80;
    return meta.title.size() > kLine ? escapedXml(shortened(meta.title, kLine))
                                     : element("text:title", escapedXml(meta.title));
}

std::string masterPage(const BriefMeta& meta)
{
    const auto line = [](const char* style, const std::string& inside) {
        return element("text:p" + attribute("text:style-name", style), inside);
    };
    const std::string revision = meta.revision.empty()
        ? ""
        : " · " + lowered(meta.revision.substr(0, 1)) + meta.revision.substr(1);
    const std::string head = line("Header",
        "Cluster brief" + escapedXml(meta.kind.empty() ? "" : " · " + meta.kind) + "<text:tab/>"
            + standing(meta));
    const std::string foot = line("Footer",
        titleOf(meta) + escapedXml(revision)
            + "<text:tab/>Page <text:page-number text:select-page=\"current\">1</text:page-number>"
              " of <text:page-count>1</text:page-count>");
    const std::string verdict = line("Footer", escapedXml(meta.verdict));
    return element("office:master-styles",
        element("style:master-page" + attribute("style:name", "Standard")
                + attribute("style:page-layout-name", "Sheet"),
            element("style:header", head) + element("style:footer", foot + verdict)));
}

} // namespace

std::string stylesOf(const BriefMeta& meta, const Sheet& sheet)
{
    const Params lengths{{"width", points(sheet.width)}, {"height", points(sheet.height)},
        {"margin", points(kSideMargin)}, {"right", points(sheet.body())}};
    return kXmlHead
        + element("office:document-styles" + namespaces() + kVersion,
            '\n' + std::string(kFonts) + filled(kStyles, lengths) + filled(kPage, lengths)
                + masterPage(meta))
        + '\n';
}

} // namespace clusterbrief::odt
