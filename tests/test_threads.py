"""Ownership by threads: checked in debug runs, and free of cost and errors in others."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest

from mao_desktop.threads import DEBUG_VARIABLE, Owner, WrongThreadError


def used_by_another_thread(owner: Owner) -> list[Exception]:
    wrong: list[Exception] = []

    def use() -> None:
        try:
            owner.check()
        except WrongThreadError as error:
            wrong.append(error)

    other = threading.Thread(target=use, name="another")
    other.start()
    other.join()
    return wrong


def test_an_object_belongs_to_the_thread_that_uses_it_first() -> None:
    owner = Owner("the voice")
    owner.check()
    owner.check()
    (wrong,) = used_by_another_thread(owner)
    assert str(wrong) == "the voice belongs to the thread “MainThread” and was used by “another”"


def test_a_thread_that_did_not_make_it_may_become_the_owner() -> None:
    owner = Owner("the voice")
    assert used_by_another_thread(owner) == []
    with pytest.raises(WrongThreadError, match=r"belongs to the thread “another”"):
        owner.check()


def test_outside_of_debug_runs_nothing_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DEBUG_VARIABLE)
    owner = Owner("the voice")
    owner.check()
    assert used_by_another_thread(owner) == []


@pytest.mark.parametrize(("flags", "status"), [((), 0), (("-X", "dev"), 1)])
def test_python_s_development_mode_is_a_debug_run(flags: tuple[str, ...], status: int) -> None:
    script = (
        "import threading\n"
        "from mao_desktop.threads import Owner\n"
        "owner, wrong = Owner('it'), []\n"
        "threading.excepthook = wrong.append\n"
        "owner.check()\n"
        "other = threading.Thread(target=owner.check)\n"
        "other.start()\n"
        "other.join()\n"
        "raise SystemExit(len(wrong))\n"
    )
    environment = {name: value for name, value in os.environ.items() if name != DEBUG_VARIABLE}
    done = subprocess.run([sys.executable, *flags, "-c", script], env=environment, check=False)
    assert done.returncode == status
