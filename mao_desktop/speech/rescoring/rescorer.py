"""The rescorer: how likely lines are in a sound, by a network that was trained on many people.

The recogniser tells words with their places, as they are said; its model has heard few people. The rescorer hears a
sound as a whole, when it is over, and knows nothing of places.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np
import soxr

from mao_desktop.resources import find
from mao_desktop.speech.audio.samples import RATE, in_samples
from mao_desktop.speech.errors import SpeechError
from mao_desktop.speech.rescoring.network import Network
from mao_desktop.translatable import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mao_desktop.speech.audio.samples import Samples
    from mao_desktop.speech.rescoring.network import Array, Tree, Understood

FOLDER = "models/moonshine"
PAD = in_samples(300)
"""Silence before and after a sound: the network was trained on whole sentences."""
PEAK = 0.3
"""How loud (of 1) the loudest sample becomes."""
AT_A_LOSS = -6.5
"""What it understands in noise, and in words that it does not know, is no likelier (natural logarithm) by itself."""
SLOWER = 1.2
"""A sound is heard once more so much slower and deeper: as if a child, or an odd voice, were a grown-up's."""
NOTHING = in_samples(1_500)
"""Silence of which it is asked how likely a line is anyway."""
USUAL = 0.5
"""So much of that is taken off."""
NUMERALS = {
    word: str(number)
    for number, word in enumerate("zero one two three four five six seven eight nine ten eleven twelve".split())  # noqa: SIM905  a text
}
SINGULAR = {"spades": "spade", "hearts": "heart", "diamonds": "diamond", "clubs": "club"}
PLURAL = {one: many for many, one in SINGULAR.items()}
UNUSUAL = {"mao": "mow", "mau": "mow", "knocks": "Knox"}
OTHERWISE: tuple[dict[str, str], ...] = ({}, NUMERALS, SINGULAR, PLURAL, UNUSUAL, {"a": "ace"})
"""How words may be written too: as numerals, as what sounds alike, and as what the network knows better."""


class HeardSound:
    """A sound as the network hears it, once it is asked."""

    def __init__(self, network: Network, sound: Samples) -> None:
        """Take a sound."""
        self._network, self._sound = network, sound

    @cached_property
    def _states(self) -> Array:
        loudest = max(1, int(np.abs(self._sound.astype(np.int32)).max(initial=0)))
        return self._network.states(np.pad(self._sound.astype(np.float32) * (PEAK / loudest), PAD))

    @cached_property
    def _understood(self) -> Understood:
        """The likeliest text of all."""
        return self._network.likeliest(self._states, len(self._sound) / RATE)

    @property
    def _likelihood(self) -> float:
        """The likelihood of what is understood."""
        return sum(likely for _, likely in self._understood)

    def advantages(self, lines: Sequence[str]) -> list[float]:
        """Tell by how much each line is likelier than what is understood (natural logarithm), in any spelling."""
        understood = self._likelihood
        return [likely - understood for likely in _likelihoods(self._network, self._states, lines)]

    def evidence(self, lines: Sequence[str]) -> list[float]:
        """Tell how much speaks for each line (natural logarithm), less how usual it is to say such a thing anyway."""
        usual = _usual(self._network, tuple(lines))
        return [over - USUAL * likely for over, likely in zip(self.advantages(lines), usual, strict=True)]

    @cached_property
    def slower(self) -> HeardSound:
        """The sound as if it were said slower and deeper."""
        softer = self._sound.astype(np.float32) / 2  # what is resampled may be louder
        return HeardSound(self._network, soxr.resample(softer, RATE, RATE * SLOWER).astype(np.int16))

    def likeliest(self, lines: tuple[str, ...], least: float) -> str | None:
        """Give the likeliest of many lines, if it is likelier than what is understood by so much (natural logarithm).

        Where nothing is understood well there is none.
        """
        understood = self._likelihood
        if understood < AT_A_LOSS:
            return None
        found = self._network.likeliest_line(self._states, _tree(self._network, lines), understood + least)
        return found[1] if found else None

    def may_begin(self, lines: tuple[str, ...], least: float) -> bool:
        """Tell whether one of many lines may begin so, where the sound goes on.

        That is so if its beginning is likelier than what is understood by so much (natural logarithm) at least.
        """
        return self._network.may_begin(self._states, _tree(self._network, lines), self._understood, least)


class Rescorer:
    """Hears sounds once more; it computes in the thread that asks."""

    def __init__(self, network: Network) -> None:
        """Take a network."""
        self._network = network

    def hear(self, sound: Samples) -> HeardSound:
        """Take a sound, to be heard when it is asked for."""
        return HeardSound(self._network, sound)


@lru_cache(maxsize=4)
def _tree(network: Network, lines: tuple[str, ...]) -> Tree:
    """Gather all spellings of many lines: a table's lines stay the same for long."""
    return network.tree((text, line) for line in lines for text in spellings(line))


def _likelihoods(network: Network, states: Array, lines: Sequence[str]) -> list[float]:
    """Tell how likely each line is in a sound that was heard (natural logarithm), in any spelling."""
    spelled = [spellings(line) for line in lines]
    likely = iter(network.likelihoods(states, [text for texts in spelled for text in texts]))
    return [float(np.logaddexp.reduce([next(likely) for _ in texts])) for texts in spelled]


@lru_cache(maxsize=64)
def _usual(network: Network, lines: tuple[str, ...]) -> list[float]:
    """Tell how likely lines are where nothing is said (natural logarithm)."""
    return _likelihoods(network, network.states(np.zeros(NOTHING, np.float32)), lines)


def spellings(line: str) -> list[str]:
    """List how a line may be written."""
    words = line.split()
    ways = (" ".join(other.get(word, word) for word in words) for other in OTHERWISE)
    return list(dict.fromkeys(text for way in ways for text in (way[:1].upper() + way[1:], way)))


@cache
def rescorer() -> Rescorer:
    """Load the program's rescorer, once.

    Raises:
        SpeechError: its files are not there or can't be read.
    """
    folder = find(FOLDER, FOLDER)
    if folder is None:
        raise SpeechError(Message("{path} is missing: install the program again", path=FOLDER))
    return Rescorer(Network(folder))
