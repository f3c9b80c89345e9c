"""The front end: what a Vosk model's `mfcc.conf` asks for, computed the same way for training."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

CEPSTRA = 25
"""Features a frame of 10 ms."""

DITHER = 5.0
"""Noise added to 16-bit samples: digital silence and the void above a narrow band become a floor."""

MFCC_CONF = f"""--sample-frequency=16000
--use-energy=false
--window-type=hamming
--frame-length=25.625
--remove-dc-offset=false
--dither={DITHER:g}
--num-mel-bins=25
--num-ceps={CEPSTRA}
--low-freq=130
--high-freq=6800
--cepstral-lifter=22
--snip-edges=true
--allow-downsample=true
--allow-upsample=true
"""

_WINDOW, _BEFORE = 600, 200
_FRAME_CENTRE = 0.0128

Array = npt.NDArray[np.float32]


def cepstra(sound: Array) -> Array:
    """Compute the features of samples of 16 bits at 16 kHz: frames x 25.

    The noise of `DITHER` is not added here: whoever trains adds their own.
    """
    import kaldi_native_fbank  # noqa: PLC0415  needed for training only

    options = kaldi_native_fbank.MfccOptions()
    options.frame_opts.samp_freq = 16000
    options.frame_opts.dither = 0
    options.frame_opts.window_type = "hamming"
    options.frame_opts.frame_length_ms = 25.625
    options.frame_opts.remove_dc_offset = False
    options.frame_opts.snip_edges = True
    options.mel_opts.num_bins = CEPSTRA
    options.mel_opts.low_freq = 130
    options.mel_opts.high_freq = 6800
    options.num_ceps = CEPSTRA
    options.use_energy = False
    options.cepstral_lifter = 22
    front_end = kaldi_native_fbank.OnlineMfcc(options)
    front_end.accept_waveform(16000, sound.astype(np.float32).tolist())
    front_end.input_finished()
    frames = [front_end.get_frame(number) for number in range(front_end.num_frames_ready)]
    return np.stack(frames) if frames else np.zeros((0, CEPSTRA), np.float32)


def centred(features: Array, mean: Array) -> Array:
    """Take the mean off as Kaldi does while it listens.

    The mean is that of the last 600 frames; while there are fewer, up to 200 frames of the usual mean are added.
    """
    total = np.cumsum(features.astype(np.float64), 0)
    total[_WINDOW:] -= total[:-_WINDOW].copy()
    count = np.minimum(np.arange(1, len(features) + 1), _WINDOW)
    extra = np.minimum(_WINDOW - count, _BEFORE)
    return (features - (total + extra[:, None] * mean) / (count + extra)[:, None]).astype(np.float32)


def labels(phones: npt.NDArray[np.uint8], ends: Array, frames: int) -> npt.NDArray[np.uint8]:
    """Tell which phone sounds in the middle of each frame; silence after the last one."""
    at = np.searchsorted(ends, np.arange(frames) * 0.01 + _FRAME_CENTRE)
    return np.append(phones, np.uint8(0))[at]
