"""The laws of the house can be broken: each planted fault is found by its law.

The faulty games wrap Majesty. Compiled functions take no wrapped game, so where the engine is
compiled these tests run in a process of their own that interprets it.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest
from tests.chance import seed_of

from regalia import engine
from regalia.games import GAMES
from regalia.kernel.event import Event
from regalia.kernel.game import Game
from regalia.kernel.laws import LawBroken, uphold
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.voice import Voice

interpreted_only = pytest.mark.skipif(engine.compiled(), reason="run interpreted by another test")


@pytest.mark.skipif(not engine.compiled(), reason="the engine is interpreted anyway")
def test_planted_faults_are_found_by_the_interpreted_engine() -> None:
    file = Path(__file__)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)],
        env={**os.environ, "REGALIA_INTERPRETED": "1"},
        cwd=file.parent.parent,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout


class PlantedState:
    """A state that passes everything on to a good one."""

    def __init__(self, inner: State) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlantedState) and self.inner == other.inner

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash")

    def copy(self) -> object:
        return type(self)(self.inner.copy())


class PlantedGame:
    """Majesty, with states of a given kind."""

    def __init__(self, state: type[PlantedState] = PlantedState) -> None:
        self.inner = GAMES["majesty"]
        self.planted = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def deal(self, options: Options, rng: Rng) -> object:
        return self.planted(self.inner.deal(options, rng))

    def imagine(self, view: View, rng: Rng) -> object:
        return self.planted(self.inner.imagine(view, rng))

    def notate(self, state: PlantedState, seat: int, move: int) -> str:
        return self.inner.notate(state.inner, seat, move)

    def parse(self, state: PlantedState, seat: int, text: str) -> int:
        return self.inner.parse(state.inner, seat, text)

    def census(self, state: PlantedState) -> list[str]:
        return self.inner.census(state.inner)


class EveryoneMoves(PlantedState):
    """Seats that are not pending have moves too."""

    def legal(self, seat: int) -> Any:
        return self.inner.legal(seat) or self.inner.legal(1 - seat)


class MovesTwice(PlantedState):
    """The first move is listed twice."""

    def legal(self, seat: int) -> Any:
        moves = list(self.inner.legal(seat))
        return moves[:1] + moves


class MovesOutOfRange(PlantedState):
    """A move has too great a number."""

    def legal(self, seat: int) -> Any:
        moves = list(self.inner.legal(seat))
        return [*moves, GAMES["majesty"].moves] if moves else moves


class OneNotation(PlantedGame):
    """All moves are written alike."""

    def notate(self, state: PlantedState, seat: int, move: int) -> str:
        return super().notate(state, seat, state.inner.legal(seat)[0])


class SharedCopy(PlantedState):
    """A copy shares its cells."""

    def copy(self) -> object:
        return self


class Moody(PlantedState):
    """What happens depends on what happened in other games."""

    times = 0

    def apply(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        self.inner.apply(seat, move, log)
        Moody.times += 1
        if log is not None:
            log.append(Event("mood", {"times": Moody.times // 100}))


class OpenDeck(PlantedState):
    """The view shows the deck."""

    def view(self, seat: int) -> View:
        return GAMES["majesty"].view_of(seat, self.inner.pending, self.inner.cells[:])


class Whisperer(PlantedState):
    """An event names the card that comes after the next."""

    def apply(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        self.inner.apply(seat, move, log)
        if log is not None:
            deck = self.inner.table()["deck"]
            assert isinstance(deck, list)
            log.append(Event("whisper", {"card": str(deck[:1])}))


class Forgetful(PlantedGame):
    """The census misses the cards of one seat."""

    def census(self, state: PlantedState) -> list[str]:
        things = super().census(state)
        return things[:-1] if state.inner.table()["turn"] else things


class Endless(PlantedGame):
    """The bound is too small."""

    def bound(self, options: Options) -> int:
        return 23


class Tongueless(PlantedState):
    """An event has no words."""

    def apply(self, seat: int, move: int, log: list[Event] | None = None) -> None:
        self.inner.apply(seat, move, log)
        if log is not None:
            log.append(Event("unheard-of", {}))


@interpreted_only
@pytest.mark.parametrize(
    ("law", "planted"),
    [
        (1, PlantedGame(EveryoneMoves)),
        (2, PlantedGame(MovesTwice)),
        (2, PlantedGame(MovesOutOfRange)),
        (3, OneNotation()),
        (4, PlantedGame(SharedCopy)),
        (5, PlantedGame(Moody)),
        (6, PlantedGame(OpenDeck)),
        (7, PlantedGame(Whisperer)),
        (9, Forgetful()),
        (10, Endless()),
        (11, PlantedGame(Tongueless)),
    ],
)
def test_a_planted_fault_breaks_its_law(law: int, planted: PlantedGame) -> None:
    options = planted.inner.options({"seats": 2})
    voices = [Voice("majesty", "en")] if law == 11 else []
    with pytest.raises(LawBroken, match=rf"^law {law}: "):
        uphold(cast(Game, planted), options, seed_of(1), voices)


@interpreted_only
def test_a_wrapped_game_without_a_fault_keeps_the_laws() -> None:
    planted = PlantedGame()
    options = planted.inner.options({"seats": 2})
    assert uphold(cast(Game, planted), options, seed_of(1)) == uphold(
        planted.inner, options, seed_of(1)
    )
