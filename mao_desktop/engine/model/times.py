"""Table time: integer milliseconds from the session's start, and watches on it that can be stopped."""

from __future__ import annotations

from mao_desktop.engine.model.record import record

SECOND = 1000


@record
class Watch:
    """A watch on table time that stands still while something holds it, such as a point of order or a deaf microphone.

    `lost` is how long it has stood still (ms), up to `since` where it is held; `holds` counts what holds it. `since` is
    when it was stopped, or let go, last (ms).
    """

    lost: int = 0
    holds: int = 0
    since: int = 0

    def reading(self, now: int) -> int:
        """Tell what the watch shows at table time `now` (ms)."""
        return (self.since if self.holds else now) - self.lost

    def when(self, reading: int) -> int | None:
        """Tell at what table time (ms) it will show `reading`, if it goes on as it does; None while it is held."""
        return None if self.holds else reading + self.lost

    def hold(self, now: int) -> Watch:
        """Stop it at table time `now` (ms), once more if it is stopped already."""
        if self.holds:
            return Watch(self.lost, self.holds + 1, self.since)
        return Watch(self.lost, 1, now)

    def release(self, now: int) -> Watch:
        """Take one hold off it at table time `now` (ms)."""
        if self.holds > 1:
            return Watch(self.lost, self.holds - 1, self.since)
        return Watch(self.lost + now - self.since, 0, now)
