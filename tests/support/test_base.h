#pragma once

#include <QtCore/QObject>

namespace clusterbrief::tests {

/// A test object on which any warning fails the running test.
class TestBase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
};

} // namespace clusterbrief::tests
