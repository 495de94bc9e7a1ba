#include "tests/ui/ui_test.h"

#include "ui/forms/section_page.h"
#include "ui/store/document_store.h"
#include "ui/text.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"

#include <QtCore/QDir>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>

#include <set>

namespace clusterbrief::tests {

using namespace Qt::StringLiterals;

/// A picture of every page, and what can be seen to be wrong with one.
class TstScreens : public UiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { closeWindow(m_window); }
    void pageIsWhole_data();
    void pageIsWhole();

private:
    [[nodiscard]] QStringList overlaps() const;

    ui::MainWindow* m_window = nullptr;
    QDir m_folder;
};

void TstScreens::initTestCase()
{
    m_folder = QDir(QString::fromUtf8(CLUSTERBRIEF_SCREENS));
    QVERIFY(m_folder.mkpath(u"."_s));
    m_window = openWindow({});
}

void TstScreens::pageIsWhole_data()
{
    QTest::addColumn<int>("section");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("full");
    for (const bool dark : {false, true}) {
        for (const bool full : {false, true}) {
            for (const ui::SectionId section : ui::kSections) {
                const QString name = ui::titleOf(section) + (full ? u" full"_s : QString())
                    + (dark ? u" dark"_s : u" light"_s);
                QTest::newRow(qPrintable(name)) << static_cast<int>(section) << dark << full;
            }
        }
    }
}

void TstScreens::pageIsWhole()
{
    QFETCH(const int, section);
    QFETCH(const bool, dark);
    QFETCH(const bool, full);
    if (ui::isDark(qApp->palette()) != dark) {
        ui::applyTheme(*qApp, dark ? ui::Scheme::Dark : ui::Scheme::Light);
    }
    const Document document = full ? fullDocument() : templateDocument("h100-superpod-127");
    QVERIFY(m_window->store().reset(document).empty());
    const auto shown = static_cast<ui::SectionId>(section);
    m_window->showSection(shown);
    QCoreApplication::processEvents();
    QCOMPARE(m_window->size(), QSize(1280, 720));

    const QImage picture = m_window->grab().toImage();
    const QString name = QString::fromUtf8(QTest::currentDataTag()).toLower().replace(u' ', u'-');
    const QString scale = m_window->devicePixelRatio() > 1 ? u"@2x"_s : QString();
    QVERIFY(picture.save(m_folder.filePath(name + scale + u".png"_s)));
    QCOMPARE(picture.size(), QSize(1280, 720) * m_window->devicePixelRatio());
    std::set<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 7) {
        for (int x = 0; x < picture.width(); x += 3) {
            colours.insert(picture.pixel(x, y));
        }
    }
    QVERIFY2(colours.size() > 40, qPrintable(QString::number(colours.size())));
    QVERIFY2(cutTexts(*m_window).isEmpty(), qPrintable(cutTexts(*m_window).join(u'\n')));
    QVERIFY2(overlaps().isEmpty(), qPrintable(overlaps().join(u'\n')));
    for (const auto* scroll : m_window->page(shown)->findChildren<QScrollArea*>()) {
        QVERIFY(!scroll->horizontalScrollBar()->isVisible());
        QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    }
}

QStringList TstScreens::overlaps() const
{
    QStringList found;
    const auto describe = [](const QWidget& widget) {
        return QString::fromUtf8(widget.metaObject()->className()) + u' ' + widget.accessibleName();
    };
    const auto* page = m_window->page(ui::SectionId::Project)->parentWidget();
    for (const auto* parent : page->findChildren<QWidget*>()) {
        const bool isForm = parent->isVisible() && parent->layout() != nullptr;
        const auto children = parent->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        for (qsizetype i = 0; isForm && i < children.size(); ++i) {
            for (qsizetype k = i + 1; k < children.size(); ++k) {
                const bool both = children[i]->isVisible() && children[k]->isVisible();
                if (both && children[i]->geometry().intersects(children[k]->geometry())) {
                    found << describe(*children[i]) + u" over "_s + describe(*children[k]);
                }
            }
        }
    }
    return found;
}

} // namespace clusterbrief::tests

int main(int argc, char** argv)
{
    return clusterbrief::tests::runUiTest(argc, argv, [&] {
        clusterbrief::tests::TstScreens test;
        return QTest::qExec(&test, argc, argv);
    });
}

#include "tst_screens.moc"
