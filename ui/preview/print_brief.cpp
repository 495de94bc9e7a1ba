#include "ui/preview/print_brief.h"

#include "ui/print/paged_brief.h"
#include "ui/text.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>
#include <QtWidgets/QMessageBox>

#include <algorithm>

namespace clusterbrief::ui {

namespace {

struct PrintBrief {
    Q_DECLARE_TR_FUNCTIONS(PrintBrief)
};

void setUp(QPrinter& printer, const Brief& brief, Paper paper)
{
    // Sheets are laid out for 72 dots an inch; text and lines stay exact at any.
    constexpr int kPointsPerInch = 72;
    printer.setResolution(kPointsPerInch);
    printer.setPageSize(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    printer.setFullPage(true);
    printer.setDocName(toQt(brief.meta.title));
}

} // namespace

bool printBrief(QPrinter& printer, const Brief& brief, Paper paper)
{
    constexpr int kPointsPerInch = 72;
    printer.setResolution(kPointsPerInch);
    printer.setFullPage(true);
    const PagedBrief paged(brief, paper);
    const bool chosen = printer.printRange() == QPrinter::PageRange;
    const int first = chosen ? std::max(printer.fromPage() - 1, 0) : 0;
    const int end = chosen ? std::min(printer.toPage(), paged.pageCount()) : paged.pageCount();
    QPainter painter;
    if (first >= end || !painter.begin(&printer)) {
        return false;
    }
    const QSizeF room = printer.paperRect(QPrinter::DevicePixel).size();
    const double scale =
        std::min(room.width() / paged.sheet().width(), room.height() / paged.sheet().height());
    for (int page = first; page < end; ++page) {
        if (page > first && !printer.newPage()) {
            return false;
        }
        painter.save();
        painter.scale(scale, scale);
        paged.paint(painter, page);
        painter.restore();
    }
    return painter.end();
}

void printWithDialog(const Brief& brief, Paper paper, QWidget* parent)
{
    QPrinter printer;
    setUp(printer, brief, paper);
    QPrintDialog dialog(&printer, parent);
    dialog.setOption(QPrintDialog::PrintPageRange);
    dialog.setMinMax(1, PagedBrief(brief, paper).pageCount());
    if (dialog.exec() == QDialog::Accepted && !printBrief(printer, brief, paper)) {
        QMessageBox box(QMessageBox::Warning, PrintBrief::tr("Print"),
            PrintBrief::tr("The brief was not printed."), QMessageBox::Ok, parent);
        box.setInformativeText(
            PrintBrief::tr("The printer or the file that it prints to takes nothing. "
                           "Choose another, or export the brief as PDF."));
        box.exec();
    }
}

} // namespace clusterbrief::ui
