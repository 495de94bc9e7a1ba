#include "app/cli/files.h"
#include "app/cli/formats.h"
#include "core/base/text.h"
#include "ui/print/pdf.h"

#include <QtCore/QHashFunctions>
#include <QtGui/QGuiApplication>

namespace clusterbrief::cli {
namespace {

/// Only a PDF needs Qt's application object, and then without a display.
Result<std::string> renderPdfHeadless(const RenderInput& input)
{
    QHashSeed::setDeterministicGlobalSeed();
    prepareHeadless();
    static int argc = 1;
    static char name[] = "clusterbrief-cli";
    static char* argv[] = {name, nullptr};
    const QGuiApplication application(argc, argv);
    Result<std::string> pdf = pdfFormat().render(input);
    if (const int lost = charactersWithoutFont(input.brief); pdf && lost > 0) {
        printError("PDF: no font of this system has " + counted(lost, "character", "characters")
            + " of the brief, printed as [U+…]; install a font that has "
            + (lost == 1 ? "it" : "them") + ", such as Noto Sans CJK");
    }
    return pdf;
}

} // namespace

std::vector<const Format*> formats()
{
    static const Format kPdf{
        pdfFormat().ending, pdfFormat().title, pdfFormat().mediaType, renderPdfHeadless};
    std::vector<const Format*> list{&kPdf};
    for (const Format& format : coreFormats()) {
        list.push_back(&format);
    }
    return list;
}

std::string toolkit()
{
    return std::string("Qt ") + qVersion();
}

} // namespace clusterbrief::cli
