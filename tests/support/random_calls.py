"""What is called in random games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from of_variants import of

if TYPE_CHECKING:
    from random_games import Game


def what_is_called(game: Game) -> tuple[str, int]:
    """Choose a call and whom it is on: what was called just before, what was broken, or anything."""
    chance = game.chance
    if game.called and chance.random() < 0.3:
        return game.called[-1]
    if game.broken and chance.random() < 0.7:
        broken = chance.choice(game.broken[-4:])
        called = broken.call, broken.on
    else:
        known = of(game.recipe.variant)
        calls = known.calls if chance.random() < 0.9 else known.no_calls
        called = chance.choice(calls), chance.randrange(len(game.state.seats))
    game.called.append(called)
    return called
