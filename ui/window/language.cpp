#include "ui/window/language.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>
#include <QtCore/QSettings>
#include <QtCore/QTranslator>

namespace clusterbrief::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kSetting = "window/language"_L1;

bool install(QCoreApplication& application, const QString& file, const QString& folder)
{
    auto* translator = new QTranslator(&application);
    if (translator->load(file, folder) && QCoreApplication::installTranslator(translator)) {
        return true;
    }
    delete translator;
    return false;
}

/// Whether the program has the language.
bool install(QCoreApplication& application, const QLocale& locale)
{
    const QString language = QLocale::languageToCode(locale.language());
    if (locale.language() == QLocale::C || locale.language() == QLocale::English) {
        return true;
    }
    // Where Qt's translations are not installed, its standard buttons stay English.
    if (!install(application, u"clusterbrief_"_s + language, u":/i18n"_s)) {
        return false;
    }
    install(
        application, u"qtbase_"_s + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    return true;
}

} // namespace

Language chosenLanguage()
{
    const QString language = QSettings().value(kSetting).toString();
    return language == "de"_L1 ? Language::German
        : language == "en"_L1  ? Language::English
                               : Language::System;
}

void chooseLanguage(Language language)
{
    switch (language) {
    case Language::System:
        QSettings().remove(kSetting);
        return;
    case Language::English:
        QSettings().setValue(kSetting, u"en"_s);
        return;
    case Language::German:
        QSettings().setValue(kSetting, u"de"_s);
        return;
    }
}

void useLanguage(QCoreApplication& application, Language language)
{
    const QLocale system = QLocale::system();
    if (language == Language::System) {
        for (const QString& name : system.uiLanguages()) {
            if (install(application, QLocale(name))) {
                return;
            }
        }
        return;
    }
    const QLocale wanted(language == Language::German ? QLocale::German : QLocale::English);
    install(application, wanted);
    if (system.language() != wanted.language()) {
        QLocale::setDefault(wanted);
    }
}

} // namespace clusterbrief::ui
