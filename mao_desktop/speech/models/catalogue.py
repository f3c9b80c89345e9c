"""Vosk's own list of models: names, sizes and checksums."""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from http.client import BadStatusLine, HTTPException
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from mao_desktop.speech.errors import SpeechError

if TYPE_CHECKING:
    from http.client import HTTPResponse

LIST_URL = "https://alphacephei.com/vosk/models/model-list.json"
LIST_VARIABLE = "MAO_DESKTOP_MODEL_LIST"
"""An environment variable that names another list, such as a mirror's."""
LANGUAGE = "en"
WITHOUT_GRAMMAR = "big"
"""What the list calls models for free speech only; they take no grammar."""
SAFE = "https"
HERE = ("localhost", "127.0.0.1", "::1")
"""This computer itself, which needs no encrypted way to it."""
MD5 = re.compile(r"[0-9a-f]{32}")
PATIENCE = 20.0
MOST_BYTES = 4_000_000
LARGEST_MODEL = 100_000_000_000
"""The most bytes of an archive; the largest official one has some 2 GB."""


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
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
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
    if not name or name != os.path.basename(name) or name.startswith(".") or not name.isprintable():  # noqa: PTH119  a name, not a path
        message = f"{name} is no name"
        raise ValueError(message)
    size, md5 = int(str(entry["size"])), str(entry["md5"]).casefold()
    if not 0 < size <= LARGEST_MODEL or not MD5.fullmatch(md5):
        message = f"{name} has no size or no checksum"
        raise ValueError(message)
    return OfficialModel(name, size, md5, str(entry["url"]))


def fetch(url: str, begin: int = 0) -> HTTPResponse:
    """Ask a web server for a file, from byte `begin` on, by an encrypted way.

    Raises:
        SpeechError: the address is none of a web server, or there is no encrypted way to it.
        OSError: it can't be reached, or refuses.
    """
    _check_address(url)
    headers = {"User-Agent": "mao-desktop"} | ({"Range": f"bytes={begin}-"} if begin else {})
    opener = build_opener(_Redirects)
    answer: HTTPResponse = opener.open(Request(url, headers=headers), timeout=PATIENCE)  # noqa: S310  checked above
    return answer


class _Redirects(HTTPRedirectHandler):
    """Follows a server that sends one elsewhere, but only by an encrypted way."""

    def redirect_request(self, req: Request, *told: Any) -> Request | None:  # noqa: ANN401  as the library has it
        """Give what is to be asked instead.

        Raises:
            SpeechError: there is no encrypted way to it.
        """
        instead = super().redirect_request(req, *told)
        if instead:
            _check_address(instead.full_url)
        return instead


def _check_address(url: str) -> None:
    """See that an address is one of a web server, by an encrypted way or on this computer.

    Raises:
        SpeechError: it is not.
    """
    try:
        parts = urlsplit(url)
        host = parts.hostname if parts.port != 0 and url.isascii() and url.isprintable() and " " not in url else None
    except ValueError:
        host = None
    if not host or not (parts.scheme == SAFE or (parts.scheme == "http" and host in HERE)):
        message = f"{url} is no address that models are fetched from: give one that begins with https://"
        raise SpeechError(message)


def reason(wrong: OSError | HTTPException) -> str:
    """Tell in a few words why something could not be fetched."""
    if not isinstance(wrong, OSError):
        return "it does not speak HTTP" if isinstance(wrong, BadStatusLine) else "the connection broke off"
    if isinstance(wrong, URLError) and isinstance(wrong.reason, OSError):
        wrong = wrong.reason
    if isinstance(wrong, TimeoutError):
        return "it does not answer"
    return wrong.strerror or str(wrong)
