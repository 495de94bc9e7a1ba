#include "tests/support/test_base.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

namespace clusterbrief::tests {

void TestBase::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
}

} // namespace clusterbrief::tests
