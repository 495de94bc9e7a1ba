#pragma once

class QCoreApplication;

/// The language of the window: its texts, Qt's own, and how numbers to be looked at are written.
namespace clusterbrief::ui {

enum class Language { System, English, German };

/// What is chosen in the settings.
[[nodiscard]] Language chosenLanguage();
/// Holds from the next start.
void chooseLanguage(Language language);

/// To be called before the first text is made. Of `System` the desktop's languages are tried in
/// their order, down to English; numbers then follow its locale, else that of the language.
void useLanguage(QCoreApplication& application, Language language);

} // namespace clusterbrief::ui
