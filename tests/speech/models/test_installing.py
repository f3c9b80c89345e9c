"""Installing models from a server that breaks off, lies and stalls: never half installed, and told in one sentence."""

from __future__ import annotations

import hashlib
import io
import json
import random
import shutil
import socketserver
import stat
import threading
import zipfile
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import pytest

from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.models import catalogue
from mao_desktop.speech.models.catalogue import OfficialModel, official_models
from mao_desktop.speech.models.installing import install, verify
from mao_desktop.speech.models.model_files import bundled_models, find_model, installed_models

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAME = "vosk-model-small-en-us-0.15"


def archive() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as made:
        source = bundled_models() / "small-en"
        for file in sorted(source.rglob("*")):
            if file.is_file():
                made.write(file, f"{NAME}/{file.relative_to(source)}")
    return packed.getvalue()


@dataclass
class Web:
    """A web server that can be told to misbehave."""

    content: bytes
    address: str = ""
    ranges: bool = True
    break_off_after: list[int] = field(default_factory=list)
    stalls: threading.Event = field(default_factory=threading.Event)
    asked: list[str] = field(default_factory=list)
    listed: bytes = b""
    status: int = 200
    sends_to: str = ""

    def model(self, **changed: Any) -> OfficialModel:
        digest = hashlib.md5(self.content, usedforsecurity=False).hexdigest()
        given = {"name": NAME, "size": len(self.content), "md5": digest}
        return OfficialModel(**{**given, "url": f"{self.address}/model.zip", **changed})


@pytest.fixture(scope="session")
def packed() -> bytes:
    return archive()


@pytest.fixture
def web(packed: bytes, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    served = Web(packed)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked = self.headers.get("Range", "")
            served.asked.append(asked)
            body = served.listed if self.path.endswith(".json") else served.content
            begin = int(asked.removeprefix("bytes=").rstrip("-")) if asked and served.ranges else 0
            elsewhere = served.sends_to if self.path == "/model.zip" else ""
            self.send_response(302 if elsewhere else 206 if begin and served.status == 200 else served.status)
            if elsewhere:
                self.send_header("Location", elsewhere)
            self.send_header("Content-Length", str(len(body) - begin))
            self.end_headers()
            piece = body[begin:]
            if served.break_off_after:
                piece = piece[: served.break_off_after.pop(0)]
            with suppress(ConnectionError):  # whoever asked may have given up
                self.wfile.write(piece)
            if served.stalls.is_set():
                stop.wait()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    stop = threading.Event()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = False
    served.address = f"http://127.0.0.1:{server.server_port}"
    monkeypatch.setenv(catalogue.LIST_VARIABLE, f"{served.address}/model-list.json")
    monkeypatch.setattr(catalogue, "PATIENCE", 0.5)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield served
    stop.set()
    server.shutdown()
    server.server_close()
    thread.join()


def nothing(_there: int) -> None:
    """Show no progress."""


def installed() -> list[str]:
    folder = installed_models()
    return sorted(p.name for p in folder.iterdir() if not p.name.startswith(".")) if folder.is_dir() else []


def test_a_model_is_fetched_verified_and_can_be_used(web: Web) -> None:
    told: list[int] = []
    folder = install(web.model(), told.append)
    assert folder == installed_models() / NAME
    assert told[-1] == len(web.content)
    assert told == sorted(told)
    verify(folder)
    assert find_model(NAME).path == folder
    assert not any((installed_models() / ".partial").iterdir())


def test_an_interrupted_download_goes_on_where_it_was(web: Web) -> None:
    web.break_off_after = [500_000, 700_000]
    install(web.model(), nothing)
    assert web.asked == ["", "bytes=500000-", "bytes=1200000-"]
    assert installed() == [NAME]


def test_what_has_come_is_kept_for_the_next_time(web: Web) -> None:
    web.break_off_after = [600_000, 0, 0, 0]
    with pytest.raises(SpeechError, match="try again, what has come so far is kept"):
        install(web.model(), nothing)
    assert installed() == []
    web.asked.clear()
    install(web.model(), nothing)
    assert web.asked == ["bytes=600000-"]
    assert installed() == [NAME]


def test_a_server_that_can_not_go_on_begins_anew(web: Web) -> None:
    web.ranges = False
    web.break_off_after = [500_000]
    install(web.model(), nothing)
    assert installed() == [NAME]


def test_a_server_that_stalls_is_given_up(web: Web) -> None:
    web.break_off_after = [300_000, 0, 0, 0, 0]
    web.stalls.set()
    with pytest.raises(SpeechError, match="it does not answer: try again"):
        install(web.model(), nothing)
    assert installed() == []


@pytest.mark.parametrize("lie", ["checksum", "longer", "shorter"])
def test_a_server_that_lies_is_found_out(web: Web, lie: str) -> None:
    lies: dict[str, dict[str, object]] = {
        "checksum": {"md5": "0" * 32},
        "longer": {"size": len(web.content) - 1000},
        "shorter": {"size": len(web.content) + 1000},
    }
    with pytest.raises(SpeechError):
        install(web.model(**lies[lie]), nothing)
    assert installed() == []


def test_a_wrong_checksum_is_told_and_the_archive_thrown_away(web: Web) -> None:
    with pytest.raises(SpeechError, match="its checksum is wrong: it was deleted"):
        install(web.model(md5="0" * 32), nothing)
    assert not any((installed_models() / ".partial").iterdir())


def test_a_server_that_refuses_is_told(web: Web) -> None:
    web.status = 404
    with pytest.raises(SpeechError, match="the server says 404"):
        install(web.model(), nothing)


def test_an_archive_without_a_model_is_refused(web: Web) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        made.writestr("readme.txt", "nothing here")
    web.content = packed.getvalue()
    with pytest.raises(SpeechError, match="holds no model"):
        install(web.model(), nothing)
    assert installed() == []


def test_an_archive_with_a_broken_model_is_refused(web: Web) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        made.writestr(f"{NAME}/am/final.mdl", "broken")
    web.content = packed.getvalue()
    with pytest.raises(SpeechError, match="no whole model"):
        install(web.model(), nothing)
    assert installed() == []
    assert not any((installed_models() / ".partial").iterdir())


def test_what_is_no_archive_is_refused(web: Web) -> None:
    web.content = b"<html>please log in</html>" * 100
    with pytest.raises(SpeechError, match="no archive that can be unpacked"):
        install(web.model(), nothing)
    assert installed() == []


def test_a_full_disk_is_told_before_anything_is_fetched(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(".")._replace(free=1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    with pytest.raises(SpeechError, match="the disk has no room"):
        install(web.model(), nothing)
    assert web.asked == []


def test_a_disk_that_fills_up_on_the_way_is_told(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(".")
    answers = [usage, usage._replace(free=1_000)]
    monkeypatch.setattr(shutil, "disk_usage", lambda _: answers.pop(0))
    with pytest.raises(SpeechError, match=r"the disk is full: free .* it goes on"):
        install(web.model(), nothing)
    assert installed() == []


def test_a_model_that_is_there_is_verified_and_not_fetched_again(web: Web) -> None:
    install(web.model(), nothing)
    web.asked.clear()
    install(web.model(), nothing)
    assert web.asked == []


def test_a_changed_file_is_noticed(web: Web) -> None:
    folder = install(web.model(), nothing)
    file = folder / "conf" / "mfcc.conf"
    file.write_text(file.read_text() + "\n")
    with pytest.raises(SpeechError, match="was changed"):
        verify(folder)


def test_bug_a_list_of_checksums_that_is_no_text_ended_in_a_stack_trace(web: Web) -> None:
    folder = install(web.model(), nothing)
    (folder / "mao-desktop.sums").write_bytes(b"\xff\xfe")
    with pytest.raises(SpeechError, match="is missing or was changed"):
        verify(folder)


def test_an_archive_of_nothing_holds_no_model(web: Web) -> None:
    web.content = packed_of()
    with pytest.raises(SpeechError, match="holds no model"):
        install(web.model(), nothing)


def listed(**changed: object) -> dict[str, object]:
    entry = {"lang": "en-us", "md5": "ab" * 16, "name": NAME, "obsolete": "false", "size": 41_205_931, "type": "small",
             "url": "https://example.org/m.zip"}  # fmt: skip
    return {**entry, **changed}


def test_the_list_shows_the_models_that_can_be_used(web: Web) -> None:
    entries = [
        listed(name="large", size=9_000_000_000, type="big-lgraph"),
        listed(),
        listed(name="old", obsolete="true"),
        listed(name="german", lang="de"),
        listed(name="fixed", type="big"),
    ]
    web.listed = json.dumps(entries).encode()
    assert [model.name for model in official_models()] == [NAME, "large"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"<html>",
        b"{}",
        b"[1]",
        b'[{"lang": "en"}]',
        json.dumps([listed(name="../../x")]).encode(),
        json.dumps([listed(md5="")]).encode(),
        json.dumps([listed(name="\x1b[2J")]).encode(),
        b"[" * 100_000,
        json.dumps([listed(size=-1)]).encode(),
        json.dumps([listed(size="9" * 400)]).encode(),
    ],
)
def test_a_broken_list_is_told(web: Web, content: bytes) -> None:
    web.listed = content
    with pytest.raises(SpeechError, match="no list of models"):
        official_models()


def test_a_list_that_can_not_be_reached_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalogue.LIST_VARIABLE, "http://127.0.0.1:9/list.json")
    with pytest.raises(SpeechError, match=r"can't be fetched from http://127.0.0.1:9/list.json .*refused"):
        official_models()


@pytest.fixture
def babble() -> Iterator[str]:
    """Give the address of a server that speaks no HTTP."""

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.rfile.readline()
            self.wfile.write(b"220 mail.example.org ready\r\n")

    with socketserver.TCPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


def test_bug_a_server_that_speaks_no_http_ended_in_a_stack_trace(
    web: Web, babble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SpeechError, match="can't be fetched, it does not speak HTTP"):
        install(web.model(url=f"{babble}/model.zip"), nothing)
    monkeypatch.setenv(catalogue.LIST_VARIABLE, f"{babble}/list.json")
    with pytest.raises(SpeechError, match=r"can't be fetched from .* \(it does not speak HTTP\)"):
        official_models()


@pytest.mark.parametrize("address", ["http://[::1", "http://example.org:port/x", "http://a b/x", "file:///etc/passwd"])
def test_bug_an_address_that_is_none_ended_in_a_stack_trace(
    web: Web, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    with pytest.raises(SpeechError, match="no address that models are fetched from"):
        install(web.model(url=address), nothing)
    monkeypatch.setenv(catalogue.LIST_VARIABLE, address)
    with pytest.raises(SpeechError, match="no address that models are fetched from"):
        official_models()


@pytest.mark.parametrize("address", ["http://example.org/m.zip", "http://127.0.0.1.example.org/m.zip", "ftp://a.org/m"])
def test_nothing_is_fetched_but_by_an_encrypted_way(web: Web, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    with pytest.raises(SpeechError, match="give one that begins with https://"):
        install(web.model(url=address), nothing)
    monkeypatch.setenv(catalogue.LIST_VARIABLE, address)
    with pytest.raises(SpeechError, match="give one that begins with https://"):
        official_models()
    assert installed() == []


def test_a_server_that_sends_one_to_a_way_that_is_not_encrypted_is_not_followed(web: Web) -> None:
    web.sends_to = "http://example.org/m.zip"
    with pytest.raises(SpeechError, match=r"http://example\.org/m\.zip is no address that models are fetched from"):
        install(web.model(), nothing)
    assert web.asked == [""]


def test_a_server_that_sends_one_elsewhere_is_followed(web: Web) -> None:
    web.sends_to = f"{web.address}/elsewhere.zip"
    install(web.model(), nothing)
    assert len(web.asked) == 2
    assert installed() == [NAME]


def test_another_archive_under_the_name_of_one_that_was_installed_is_refused(web: Web) -> None:
    shutil.rmtree(install(web.model(), nothing))
    first = web.content
    web.content += bytes(9)
    with pytest.raises(SpeechError, match="than was installed here before: it was deleted; delete its line"):
        install(web.model(), nothing)
    assert installed() == []
    web.content = first
    install(web.model(), nothing)
    assert installed() == [NAME]


def packed_of(*files: tuple[str | zipfile.ZipInfo, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in files:
            made.writestr(name, content)
    return packed.getvalue()


def link() -> zipfile.ZipInfo:
    made = zipfile.ZipInfo(f"{NAME}/am")
    made.external_attr = (stat.S_IFLNK | 0o777) << 16
    return made


def understated() -> bytes:
    """Make an archive of which a file holds more than is announced."""
    size = 3_000_000
    content = packed_of((f"{NAME}/am/final.mdl", bytes(size)))
    return content.replace(size.to_bytes(4, "little"), (1_000).to_bytes(4, "little"))


HOSTILE = {
    "a file above its folder": (packed_of(("../../am/final.mdl", b"x")), "would lie elsewhere"),
    "a file above its folder, as Windows has it": (packed_of((f"{NAME}\\..\\..\\x", b"x")), "would lie elsewhere"),
    "a file at the top of the disk": (packed_of(("/am/final.mdl", b"x")), "would lie elsewhere"),
    "a file without a name": (packed_of((".", b"x")), "would lie elsewhere"),
    "a file in the place of a folder": (packed_of((f"{NAME}/am", b"x"), (f"{NAME}/am/a", b"x")), "can be unpacked"),
    "a name of two lines": (packed_of((f"{NAME}/a\nb", b"x")), "would lie elsewhere"),
    "a name that no disk takes": (packed_of((f"{NAME}/{'a' * 300}", b"x")), "would lie elsewhere"),
    "a list of files that is not read": (b"PK\1\2" * 1_001, "far more than a model"),
    "no model": (packed_of(("readme.txt", b"x")), "no model"),
    "a link": (packed_of((link(), b"/etc")), "would lie elsewhere"),
    "a bomb": (packed_of((f"{NAME}/am/final.mdl", bytes(9_000_000))), "far more than a model"),
    "a thousand files": (packed_of(*((f"{NAME}/{n}", b"") for n in range(1_001))), "far more than a model"),
    "more than is announced": (understated(), "no archive that can be unpacked"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_archive_is_deleted_and_writes_nothing(web: Web, name: str, tmp_path: Path) -> None:
    web.content, why = HOSTILE[name]
    with pytest.raises(SpeechError, match=rf"{why}.*it was deleted"):
        install(web.model(), nothing)
    assert installed() == []
    assert not any((installed_models() / ".partial").iterdir())
    assert not any(file.stat().st_size > 1_000 for file in tmp_path.rglob("*") if file.is_file())


def damaged() -> bytes:
    """Make an archive that is whole by its checksum, but whose content can't be unpacked."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("am/final.mdl", random.Random(1).randbytes(100_000))  # noqa: S311  it is to look like a model
    content = bytearray(packed.getvalue())
    content[42:62] = b"\xff" * 20
    return bytes(content)


def locked() -> bytes:
    """Make an archive that says that it needs a password."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        made.writestr("am/final.mdl", b"model")
    content = packed.getvalue()
    return content.replace(b"PK\3\4\x14\0\0", b"PK\3\4\x14\0\1").replace(
        b"PK\1\2\x14\3\x14\0\0", b"PK\1\2\x14\3\x14\0\1"
    )


def named_by_no_text() -> bytes:
    """Make an archive with a name that is not the UTF-8 that it says."""
    return packed_of(("é", b"model")).replace("é".encode(), b"\xbb\xbb")


def packed_otherwise(way: int) -> bytes:
    """Make a broken archive that is packed as no official one is."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", way) as made:
        made.writestr("am/final.mdl", b"model" * 1_000)
    content = bytearray(packed.getvalue())
    content[50:60] = b"\xff" * 10
    return bytes(content)


BROKEN = {
    "damaged": damaged(),
    "locked": locked(),
    "no text": named_by_no_text(),
    "LZMA": packed_otherwise(zipfile.ZIP_LZMA),
    "bzip2": packed_otherwise(zipfile.ZIP_BZIP2),
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_bug_an_archive_that_can_not_be_unpacked_ended_in_a_stack_trace(web: Web, content: bytes) -> None:
    web.content = content
    with pytest.raises(SpeechError, match="no archive that can be unpacked"):
        install(web.model(), nothing)
    assert installed() == []


def test_an_installation_that_was_killed_while_it_unpacked_is_made_whole(web: Web) -> None:
    half = installed_models() / ".partial" / NAME / NAME / "am"
    half.mkdir(parents=True)
    (half / "final.mdl").write_bytes(b"half")
    (half / "left over").write_bytes(b"")
    folder = install(web.model(), nothing)
    verify(folder)
    assert not (folder / "am" / "left over").exists()


def test_bug_what_had_come_just_before_a_stall_was_thrown_away(web: Web) -> None:
    web.break_off_after = [40_000]
    web.stalls.set()
    install(web.model(), nothing)
    assert web.asked == ["", "bytes=40000-"]
