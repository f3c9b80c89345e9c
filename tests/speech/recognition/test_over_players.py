"""Players speak over a loudspeaker, and the microphone hears them: nothing of theirs counts as a person's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from echoing_room import PLACES, echoed, heard_over, noise, players

from mao_desktop.speech.recognition.recogniser import Model, Recogniser
from mao_desktop.speech.reports import Echo, Forming, Gap, HeardPhrase, Why

if TYPE_CHECKING:
    from mao_desktop.speech.recognition.vocabulary import Vocabulary

CHECKED = ("one player after the other speaks while this table is tried",)
SAID = (
    "failing to say thank you", "forgetting to say queen of spades", "not naming two of clubs",
    "never said ace of hearts", "failure to say six of clubs", "failing to say jack of spades",
    "not saying three of hearts",
)  # fmt: skip


@pytest.mark.parametrize(("room", "seed"), [("small room", 3), ("loudspeaker distorts", 3)])
def test_bug_what_was_left_of_players_voices_met_what_a_silent_person_owed(
    room: str, seed: int, model: Model, cambridge: Vocabulary
) -> None:
    place = PLACES[room]
    played, said = players(CHECKED, 5, seed)
    heard = echoed(played, place, seed) + noise(len(played), seed)
    checked = heard_over(played, said, heard, place, Recogniser(model, cambridge.sounds), cambridge)
    known = [report.path for report in checked if isinstance(report, Echo)][-1]
    played, said = players(SAID, 7, seed)
    heard = echoed(played, place, seed) + noise(len(played), seed)
    recogniser, owed = Recogniser(model, cambridge.sounds), [("hearts", 0)]
    told = list(heard_over(played, said, heard, place, recogniser, cambridge, known, owed))
    surely = [report.text for report in told if isinstance(report, HeardPhrase) and report.sure]
    stood = [phrase.text for report in told if isinstance(report, Forming) for phrase in report.stable if phrase.sure]
    assert surely + stood == []


def test_an_echo_that_a_noisy_room_hides_meets_nothing_either(model: Model, cambridge: Vocabulary) -> None:
    place = PLACES["soft echo, noisy room"]
    played, said = players(SAID, 9, 3)
    heard = echoed(played, place, 3) + noise(len(played), 3, place.noise)
    told = list(
        heard_over(
            played, said, heard, place, Recogniser(model, cambridge.sounds), cambridge, owed=[("how are you", 0)]
        )
    )
    assert [report.text for report in told if isinstance(report, HeardPhrase) and report.sure] == []
    deaf = [report for report in told if isinstance(report, Gap) and report.why is Why.OWN_VOICE]
    assert sum(gap.end - gap.begin for gap in deaf) < 4_000
