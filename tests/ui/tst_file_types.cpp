#include "tests/support/test_base.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QMimeDatabase>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

namespace clusterbrief::tests {

/// What a desktop takes a file for once the package is installed, by its name and by its content.
class TstFileTypes : public TestBase {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fileIsKnown_data();
    void fileIsKnown();

private:
    QTemporaryDir m_data;
};

void TstFileTypes::initTestCase()
{
    const QString packages = m_data.filePath(QStringLiteral("mime/packages"));
    QVERIFY(QDir().mkpath(packages));
    QVERIFY(QFile::copy(QStringLiteral(CLUSTERBRIEF_MIME_TYPES),
        packages + QStringLiteral("/org.clusterbrief.ClusterBrief.xml")));
    qputenv("XDG_DATA_DIRS", m_data.path().toUtf8() + ":/usr/share");
    qputenv("XDG_DATA_HOME", m_data.filePath(QStringLiteral("home")).toUtf8());
}

void TstFileTypes::fileIsKnown_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("type");
    const QByteArray yaml = "schema: clusterbrief/request/1\nnodes: []\n";
    const QByteArray json = "{\n  \"schema\": \"clusterbrief/request/1\",\n  \"nodes\": []\n}\n";
    const QByteArray brief = "{\n  \"schema\": \"clusterbrief/brief/1\"\n}\n";
    const QString asYaml = QStringLiteral("application/vnd.clusterbrief.request+yaml");
    const QString asJson = QStringLiteral("application/vnd.clusterbrief.request+json");
    const QString asBrief = QStringLiteral("application/vnd.clusterbrief.brief+json");
    QTest::newRow("request") << "a.cluster.yaml" << yaml << asYaml;
    QTest::newRow("request in JSON") << "a.cluster.json" << json << asJson;
    QTest::newRow("brief") << "a.brief.json" << brief << asBrief;
    QTest::newRow("request without an ending") << "request" << yaml << asYaml;
    QTest::newRow("request in JSON without an ending") << "request" << json << asJson;
    QTest::newRow("brief without an ending") << "mail-attachment" << brief << asBrief;
    QTest::newRow("request after a comment") << "request"
                                             << "# from the customer\n" + yaml << asYaml;
}

void TstFileTypes::fileIsKnown()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, type);
    const QMimeType found = QMimeDatabase().mimeTypeForFileNameAndData(name, content);
    QCOMPARE(found.name(), type);
    QVERIFY(found.inherits(QStringLiteral("text/plain"))
        || found.inherits(QStringLiteral("application/json"))
        || found.inherits(QStringLiteral("application/x-yaml")));
    const QMimeType other = QMimeDatabase().mimeTypeForFileNameAndData(
        QStringLiteral("a.yaml"), QByteArrayLiteral("nodes: []\n"));
    QVERIFY(!other.name().contains(QStringLiteral("clusterbrief")));
}

} // namespace clusterbrief::tests

QTEST_GUILESS_MAIN(clusterbrief::tests::TstFileTypes)
#include "tst_file_types.moc"
