"""The words of every game in every language: one catalogue loader on Fluent files. See `words` for the rules."""

from taverna.i18n.catalogue import Catalogue, TextWarning, load_catalogue
from taverna.i18n.languages import LANGUAGES, nearest_language, pick_language
from taverna.i18n.words import Words

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "TextWarning",
    "Words",
    "load_catalogue",
    "nearest_language",
    "pick_language",
]
