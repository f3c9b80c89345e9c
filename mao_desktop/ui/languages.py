"""The language of the window: the one that is chosen, or the first of the system's that there is."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

from mao_desktop.resources import find
from mao_desktop.store.settings import Language

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QCoreApplication

LOG = logging.getLogger(__name__)
KNOWN = {language.value: language for language in Language if language is not Language.SYSTEM}
"""The languages that there are, by their codes."""


def speak(application: QCoreApplication, chosen: Language) -> None:
    """Let everything that is built from now on be in a language, numbers and dates as well."""
    system = QLocale.system()
    language = language_of(chosen, system.uiLanguages())
    locale = QLocale(language.value)
    locale = system if system.language() is locale.language() else locale
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    QLocale.setDefault(locale)
    for before in application.findChildren(QTranslator):
        application.removeTranslator(before)
        before.deleteLater()
    if language is Language.ENGLISH:
        return
    own = find("assets/languages", "assets/languages")
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for folder, name in ((qt, f"qtbase_{language.value}"), (own, language.value)):
        catalogue = QTranslator(application)
        if catalogue.load(f"{name}.qm", str(folder)):
            application.installTranslator(catalogue)
        else:
            LOG.warning("there is no catalogue %s in %s", name, folder)


def spoken() -> str:
    """Give the code of the language in which the window is now."""
    code = QLocale().name().partition("_")[0]
    return code if code in KNOWN else Language.ENGLISH.value


def language_of(chosen: Language, wished: Iterable[str]) -> Language:
    """Tell which language is shown; `wished` are those of the system, such as “de-AT”, the best first."""
    if chosen is not Language.SYSTEM:
        return chosen
    codes = (tag.replace("_", "-").partition("-")[0] for tag in wished)
    return next((KNOWN[code] for code in codes if code in KNOWN), Language.ENGLISH)
