#include "ui/start/result_step.h"

#include "core/base/text.h"
#include "ui/phrases.h"
#include "ui/text.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

enum Column {
    SystemColumn,
    ServersColumn,
    GpusColumn,
    MemoryColumn,
    FreeColumn,
    FabricColumn,
    LayoutColumn,
    ColumnCount
};

QString gigabytes(double gb)
{
    return ResultStep::tr("%1 GB").arg(figureText(gb, 0));
}

QString serversOf(const GuidedOption& option)
{
    const Count servers = option.suggestion.servers;
    const QString count = countText(servers);
    if (option.isRack) {
        return servers == 1 ? ResultStep::tr("1 rack") : ResultStep::tr("%1 racks").arg(count);
    }
    return servers == 1 ? ResultStep::tr("1 server") : ResultStep::tr("%1 servers").arg(count);
}

/// Numbers stand under each other from the right, and their title above them.
Qt::Alignment alignmentOf(int column)
{
    const bool isNumber = column == ServersColumn || column == GpusColumn || column == MemoryColumn
        || column == FreeColumn;
    return (isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

bool jobIsKnown(const GuidedOption& option)
{
    return option.suggestion.memoryGb > 0;
}

QString fabricOf(const GuidedOption& option)
{
    const std::optional<Network>& compute = option.request.networks.compute;
    if (!option.suggestion.needsFabric || !compute) {
        return ResultStep::tr("not needed");
    }
    const QString technology =
        compute->technology ? choiceLabel(textOf(*compute->technology)) : ResultStep::tr("needed");
    return compute->generation ? technology + u' ' + choiceLabel(textOf(*compute->generation))
                               : technology;
}

QString wordsOf(const GuidedOption& option)
{
    const Suggestion& suggestion = option.suggestion;
    QString text = ResultStep::tr("%1, %2: %3 GPUs.")
                       .arg(serversOf(option), toQt(option.name), countText(suggestion.gpusToBuy));
    if (jobIsKnown(option)) {
        text += u' '
            + ResultStep::tr("The fullest GPU holds %1 of its %2; %3 stay free.")
                  .arg(gigabytes(suggestion.memoryGb), gigabytes(suggestion.gpuMemoryGb),
                      gigabytes(suggestion.headroomGb()));
    }
    text += u' '
        + (suggestion.needsFabric
                ? ResultStep::tr("GPUs that talk to each other stand in several of them, so that a "
                                 "compute fabric joins them: %1.")
                      .arg(fabricOf(option))
                : ResultStep::tr("GPUs that talk to each other stand in one, so that no compute "
                                 "fabric is needed."));
    return text;
}

} // namespace

ResultStep::ResultStep(std::shared_ptr<const Catalog> catalog, QWidget* parent)
    : GuidedStep(tr("What it comes to"),
        tr("Finish opens the chosen row as a request with all its networks; everything in it can "
           "still be changed."),
        parent)
    , m_catalog(std::move(catalog))
    , m_table(new QTableWidget(0, ColumnCount, this))
    , m_words(new QLabel(this))
    , m_assumed(new QLabel(this))
{
    m_table->setObjectName(u"options"_s);
    m_table->setAccessibleName(tr("Options"));
    m_table->setHorizontalHeaderLabels({tr("System"), tr("To buy"), tr("GPUs"), tr("Memory a GPU"),
        tr("Free a GPU"), tr("Fabric"), tr("Job on the GPUs")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    for (int column = 0; column < ColumnCount; ++column) {
        m_table->horizontalHeaderItem(column)->setTextAlignment(alignmentOf(column));
    }
    for (QLabel* label : {m_words, m_assumed}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_words->setObjectName(u"words"_s);
    m_words->setProperty("role", u"box"_s);
    m_assumed->setProperty("role", u"unit"_s);
    body().addWidget(m_table, 1);
    body().addWidget(m_words);
    body().addWidget(m_assumed);
    setFocusProxy(m_table);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &ResultStep::showChosen);
}

void ResultStep::enter(const GuidedAnswers& answers)
{
    if (m_result && answers == m_answers) {
        return;
    }
    m_answers = answers;
    m_result.reset();
    m_table->setRowCount(0);
    Result<GuidedResult> result = guidedResult(answers, m_catalog);
    if (!result) {
        m_words->setText(errorText(result.error().front()));
        m_assumed->clear();
        Q_EMIT completeChanged();
        return;
    }
    m_result = std::move(*result);
    fill();
}

void ResultStep::fill()
{
    const auto options = static_cast<int>(m_result->options.size());
    m_table->setRowCount(options + static_cast<int>(m_result->without.size()));
    int row = 0;
    for (const GuidedOption& option : m_result->options) {
        addOption(row++, option);
    }
    for (const GuidedExclusion& exclusion : m_result->without) {
        addExclusion(row++, toQt(exclusion.name), phrased(exclusion.reason));
    }
    m_table->resizeColumnsToContents();
    constexpr int kWidestSystem = 290;
    m_table->setColumnWidth(0, std::min(kWidestSystem, m_table->columnWidth(0)));
    QStringList sentences;
    for (const std::string& sentence : m_result->assumptions) {
        sentences << phrased(sentence);
    }
    m_assumed->setText(tr("Taken, since not asked: %1").arg(sentences.join(u' ')));
    m_assumed->setVisible(!sentences.isEmpty());
    if (options > 0 && m_result->options.front().obstacle.empty()) {
        m_table->setCurrentCell(0, 0);
    }
    showChosen();
}

void ResultStep::addOption(int row, const GuidedOption& option)
{
    const Suggestion& suggestion = option.suggestion;
    const bool known = jobIsKnown(option);
    const QString layout = !option.obstacle.empty() ? phrased(option.obstacle)
        : known                                     ? phrased(layoutText(suggestion.layout))
                                                    : tr("no model yet");
    const QString texts[ColumnCount] = {toQt(option.name), serversOf(option),
        countText(suggestion.gpusToBuy),
        known
            ? tr("%1 of %2").arg(gigabytes(suggestion.memoryGb), gigabytes(suggestion.gpuMemoryGb))
            : gigabytes(suggestion.gpuMemoryGb),
        known ? gigabytes(suggestion.headroomGb()) : tr("not known"), fabricOf(option), layout};
    for (int column = 0; column < ColumnCount; ++column) {
        auto* item = new QTableWidgetItem(texts[column]);
        item->setToolTip(asPlainText(texts[column]));
        item->setTextAlignment(alignmentOf(column));
        if (!option.obstacle.empty()) {
            item->setFlags(Qt::NoItemFlags);
        }
        m_table->setItem(row, column, item);
    }
}

void ResultStep::addExclusion(int row, const QString& name, const QString& reason)
{
    for (int column = 0; column < ColumnCount; ++column) {
        auto* item = new QTableWidgetItem(column == SystemColumn ? name
                : column == LayoutColumn                         ? reason
                                                                 : QString());
        item->setToolTip(asPlainText(reason));
        item->setFlags(Qt::NoItemFlags);
        m_table->setItem(row, column, item);
    }
}

const GuidedOption* ResultStep::chosen() const
{
    const QList<QTableWidgetItem*> selected = m_table->selectedItems();
    if (!m_result || selected.isEmpty()) {
        return nullptr;
    }
    const auto row = static_cast<std::size_t>(selected.front()->row());
    return row < m_result->options.size() && m_result->options[row].obstacle.empty()
        ? &m_result->options[row]
        : nullptr;
}

void ResultStep::showChosen()
{
    const GuidedOption* option = chosen();
    m_words->setText(option != nullptr
            ? wordsOf(*option)
            : tr("Nothing meets all the answers. The last column says why; go back and leave more "
                 "open, or state another number of GPUs."));
    Q_EMIT completeChanged();
}

} // namespace clusterbrief::ui
