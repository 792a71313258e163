"""Every game keeps the laws of the house."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.chance import drawn_options, seed_of
from tests.digests import all_digests
from thirtyone.game import ThirtyOne

from regalia import engine
from regalia.games import GAMES
from regalia.kernel.game import Game
from regalia.kernel.playout import playout
from regalia.kernel.rng import rng_from_number
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.testing.laws import LawBroken, check_laws

ROOT = Path(__file__).parent.parent
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]

# so many random moves for each number of seats, whatever the length of a game
PLIES = 800 if engine.is_compiled() else 500
NARRATED = 300


def laws_hold(name: str, seats: int, plies: int, voices: tuple[Voice, ...] = ()) -> None:
    """Plays random games under the laws until they had about so many moves."""
    game = GAMES[name]
    rng = rng_from_number(seats)
    number = 0
    while plies > 0:
        options = drawn_options(game, seats, rng)
        plies -= int(playout(game.deal(options, rng), rng))
        try:
            check_laws(game, options, seed_of(number), voices)
        except LawBroken as broken:
            broken.add_note(f"{name}, options {options.to_dict()}, seed {seed_of(number)}")
            raise
        number += 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_keep_the_laws(name: str, seats: int) -> None:
    laws_hold(name, seats, PLIES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_are_told_in_every_language(name: str, seats: int) -> None:
    names = [f"name-{seat}" for seat in range(seats)]
    voices = tuple(Voice(GAMES[name], language, names) for language in LANGUAGES)
    laws_hold(name, seats, NARRATED, voices)


@pytest.mark.parametrize("seat", [-3, -1, 9, 63, 64, 1 << 40])
@pytest.mark.parametrize("game", [*GAMES.values(), ThirtyOne()], ids=lambda game: game.name)
def test_a_seat_that_does_not_exist_has_no_moves(game: Game, seat: int) -> None:
    assert list(game.new().legal(seat)) == []


@pytest.mark.skipif(not engine.is_compiled(), reason="the engine is not compiled")
@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_interpreted_engines_give_equal_digests(name: str) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "tests.digests", name],
        env={**os.environ, "REGALIA_INTERPRETED": "1"},
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout
    assert json.loads(printed) == all_digests(GAMES[name])
