#pragma once

#include "core/check/finding.h"

#include <QtCore/QString>

class QWidget;

namespace clusterbrief::ui {

class DocumentStore;

/// What a fix sets, a line a place: field, old value, new value. For the preview.
[[nodiscard]] QString fixPreview(const Finding& finding, const DocumentStore& store);

/// Shows what the fix sets and, when confirmed, applies it.
void offerFix(const Finding& finding, DocumentStore& store, QWidget* parent);

/// Asks for the reason and who accepts it, and waives the finding.
void offerWaiver(const Finding& finding, DocumentStore& store, QWidget* parent);

/// The rule's reason, condition, fix and source.
void explainRule(const std::string& rule, QWidget* parent);

} // namespace clusterbrief::ui
