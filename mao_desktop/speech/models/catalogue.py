"""Vosk's own list of models: names, sizes and checksums."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from http.client import BadStatusLine, HTTPException
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from mao_desktop.speech.errors import SpeechError

if TYPE_CHECKING:
    from http.client import HTTPResponse

LIST_URL = "https://alphacephei.com/vosk/models/model-list.json"
LIST_VARIABLE = "MAO_DESKTOP_MODEL_LIST"
"""An environment variable that names another list, such as a mirror's."""
LANGUAGE = "en"
WITHOUT_GRAMMAR = "big"
"""What the list calls models for free speech only; they take no grammar."""
WEB = ("https", "http")
PATIENCE = 20.0
MOST_BYTES = 4_000_000


@dataclass(frozen=True, slots=True)
class OfficialModel:
    """A model of the list; `size` in bytes, `md5` of its archive."""

    name: str
    size: int
    md5: str
    url: str


def official_models() -> list[OfficialModel]:
    """Fetch the list: the English models that take a grammar, the smallest first.

    Raises:
        SpeechError: it can't be fetched or is broken.
    """
    url = os.environ.get(LIST_VARIABLE) or LIST_URL
    try:
        with fetch(url) as answer:
            found = _models_in(answer.read(MOST_BYTES))
    except (OSError, HTTPException) as wrong:
        message = f"the list of models can't be fetched from {url} ({reason(wrong)}): try again when there is a network"
        raise SpeechError(message) from None
    except (ValueError, KeyError, TypeError, AttributeError):
        message = f"what {url} gives is no list of models: try again later"
        raise SpeechError(message) from None
    return sorted(found, key=lambda model: model.size)


def _models_in(content: bytes) -> list[OfficialModel]:
    listed = json.loads(content)
    if not isinstance(listed, list):
        message = "a list was expected"
        raise TypeError(message)
    return [_read(entry) for entry in listed if _fits(entry)]


def _fits(entry: dict[str, object]) -> bool:
    current = str(entry["obsolete"]).casefold() != "true"
    return current and str(entry["lang"]).startswith(LANGUAGE) and entry["type"] != WITHOUT_GRAMMAR


def _read(entry: dict[str, object]) -> OfficialModel:
    name = str(entry["name"])
    if not name or name != os.path.basename(name) or name.startswith("."):  # noqa: PTH119  a name, not a path
        message = f"{name} is no name"
        raise ValueError(message)
    return OfficialModel(name, int(str(entry["size"])), str(entry["md5"]), str(entry["url"]))


def fetch(url: str, begin: int = 0) -> HTTPResponse:
    """Ask a web server for a file, from byte `begin` on.

    Raises:
        SpeechError: the address is none of a web server.
        OSError: it can't be reached, or refuses.
    """
    if not _is_of_web(url):
        message = f"{url} is no address of a web server: give one that begins with https://"
        raise SpeechError(message)
    headers = {"User-Agent": "mao-desktop"} | ({"Range": f"bytes={begin}-"} if begin else {})
    answer: HTTPResponse = urlopen(Request(url, headers=headers), timeout=PATIENCE)  # noqa: S310  checked above
    return answer


def _is_of_web(url: str) -> bool:
    try:
        parts = urlsplit(url)
        whole = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return whole and parts.scheme in WEB and url.isascii() and url.isprintable() and " " not in url


def reason(wrong: OSError | HTTPException) -> str:
    """Tell in a few words why something could not be fetched."""
    if not isinstance(wrong, OSError):
        return "it does not speak HTTP" if isinstance(wrong, BadStatusLine) else "the connection broke off"
    if isinstance(wrong, URLError) and isinstance(wrong.reason, OSError):
        wrong = wrong.reason
    if isinstance(wrong, TimeoutError):
        return "it does not answer"
    return wrong.strerror or str(wrong)
