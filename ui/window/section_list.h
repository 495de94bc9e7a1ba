#pragma once

#include "ui/window/sections.h"

#include <QtWidgets/QListWidget>

namespace clusterbrief::ui {

class DocumentStore;

/// The sections at the left, each with the shape of its worst finding.
class SectionList : public QListWidget {
    Q_OBJECT

public:
    SectionList(DocumentStore& store, QWidget* parent);

    [[nodiscard]] SectionId current() const;
    void choose(SectionId section);

Q_SIGNALS:
    void chosen(clusterbrief::ui::SectionId section);

private:
    void refresh();

    DocumentStore& m_store;
};

} // namespace clusterbrief::ui
