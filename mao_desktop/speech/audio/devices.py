"""Microphones and loudspeakers, found by a part of their names."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from mao_desktop.speech.audio.portaudio import listed_devices
from mao_desktop.speech.errors import SpeechError
from mao_desktop.translatable import Message, listed, quoted

NO_MICROPHONE = Message(
    "no microphone was found: plug one in, or see to it that the sound server runs and this program may use it"
)
GONE = Message("the microphone is gone: plug it in again")
NO_SPEAKER = Message("no loudspeaker was found: plug one in, or see to it that the sound server runs")
REFUSED = Message(
    "the microphone may not be used: allow it in the system's privacy settings, "
    "or on Linux add yourself to the group “audio”"
)
SOUND_DEVICES = Path("/dev/snd")


@dataclass(frozen=True, slots=True)
class Device:
    """A microphone or loudspeaker: PortAudio's number of it, its name, and the rate that it prefers (Hz)."""

    number: int
    name: str
    rate: int
    channels: int


def find_device(name: str, *, microphone: bool) -> Device:
    """Find a microphone or a loudspeaker by a part of its name; the usual one where the name is empty.

    Raises:
        SpeechError: there is none, or none of that name.
    """
    found = devices(microphone=microphone)
    if not found:
        raise SpeechError(_none(microphone=microphone))
    if not name:
        return _usual(found, microphone=microphone)
    for device in found:
        if name.casefold() in device.name.casefold():
            return device
    names = listed([quoted(device.name) for device in found])
    if microphone:
        raise SpeechError(Message("there is no microphone “{name}”: choose one of {names}", name=name, names=names))
    raise SpeechError(Message("there is no loudspeaker “{name}”: choose one of {names}", name=name, names=names))


def devices(*, microphone: bool) -> list[Device]:
    """List the microphones or the loudspeakers."""
    channels = "max_input_channels" if microphone else "max_output_channels"
    return [
        Device(number, str(d["name"]), round(d["default_samplerate"]), int(d[channels]))
        for number, d in enumerate(listed_devices()[0])
        if d[channels] > 0
    ]


def _usual(found: list[Device], *, microphone: bool) -> Device:
    usual = listed_devices()[1][0 if microphone else 1]
    return next((device for device in found if device.number == usual), found[0])


def _none(*, microphone: bool) -> str:
    if not microphone:
        return NO_SPEAKER
    unreadable = [device for device in SOUND_DEVICES.glob("pcm*c") if not os.access(device, os.R_OK)]
    return REFUSED if unreadable else NO_MICROPHONE
