#pragma once

#include <QtCore/QStringList>

class QDialog;
class QWidget;

/// A user at the list of parts and at the form of one.
namespace clusterbrief::tests {

/// Types over the field with that name.
void type(QDialog& form, const QString& label, const QString& text);
/// What the form says is wrong; empty where it says nothing.
[[nodiscard]] QString faultOf(QDialog& form);
/// Lists the parts with those words and chooses the first.
void look(QDialog& dialog, const QString& words);
[[nodiscard]] QString cellOf(QDialog& dialog, int column); ///< Of the chosen part.
/// Controls that a screen reader could not name.
[[nodiscard]] QStringList unnamed(const QWidget& window);

} // namespace clusterbrief::tests
