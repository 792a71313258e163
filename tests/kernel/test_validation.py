"""Numbers from outside: `doors` lists where they come in, and nothing they are does harm."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kernel.doors import PLAIN

from regalia.games import GAMES
from regalia.kernel.errors import BadNumbers
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.validation import read_state, read_view

ROOT = Path(__file__).parent.parent.parent
LONGEST = 120  # seconds; a few are enough
ROOM = 6 << 30  # bytes: no length that somebody made up takes more


def run_doors_in_process(*words: str) -> list[str]:
    """What a process of its own prints that throws numbers at doors, in little room."""
    code = (
        "import resource, runpy, sys\n"
        f"resource.setrlimit(resource.RLIMIT_AS, ({ROOM}, {ROOM}))\n"
        f"sys.argv[1:] = {list(words)!r}\n"
        "runpy.run_module('tests.kernel.doors', run_name='__main__')\n"
    )
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", code],
        cwd=ROOT,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, (done.stdout.splitlines()[-1:], done.stderr[-3000:])
    return done.stdout.splitlines()


@pytest.mark.skipif(sys.platform != "linux", reason="there is no other way to keep a child small")
def test_no_number_from_outside_breaks_a_door() -> None:
    assert run_doors_in_process() == list(PLAIN)


@pytest.mark.skipif(sys.platform != "linux", reason="there is no other way to keep a child small")
@pytest.mark.parametrize("name", GAMES)
def test_whatever_numbers_are_taken_for_a_position_can_be_played(name: str) -> None:
    tried, taken = map(int, run_doors_in_process(name)[0].split())
    # some changes are harmless, as another order of hidden cards; most are not
    assert 0 < taken < tried


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_a_view_are_its_seat_what_is_pending_and_its_cells(name: str) -> None:
    game = GAMES[name]
    state = game.new(seed=3)
    assert state.to_numbers() == [state.pending, *state.cells]
    assert read_state(game, tuple(state.to_numbers())) == state
    for seat in range(SPECTATOR, state.seats):
        view = state.view(seat)
        assert view.to_numbers() == [seat, view.pending, *view.cells]
        assert read_view(game, tuple(view.to_numbers())) == view


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("extra", [-1, 1, 1000])
def test_a_position_of_another_length_is_refused_with_both_lengths(name: str, extra: int) -> None:
    game = GAMES[name]
    for heading, reader in ((1, read_state), (2, read_view)):
        right = game.cell_count + heading
        with pytest.raises(BadNumbers) as bad:
            reader(game, [0] * (right + extra))
        assert str(bad.value) == f"{name} has {right} numbers in a position, not {right + extra}"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "wrong", [True, False, 0.0, "0", None, [0], 2**62 + 1, -(2**62) - 1, 2**99]
)
def test_a_position_is_made_of_whole_numbers(name: str, wrong: object) -> None:
    game = GAMES[name]
    state = game.new(seed=4)
    for at in (0, 1, 2, 40, game.cell_count):
        numbers: list[object] = [*state.to_numbers()]
        numbers[at] = wrong
        with pytest.raises(BadNumbers, match="whole numbers of at most 62 bits"):
            read_state(game, numbers)
        seen: list[object] = [*state.view(0).to_numbers()]
        seen[at] = wrong
        with pytest.raises(BadNumbers, match="whole numbers of at most 62 bits"):
            read_view(game, seen)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-2, -3, 64, 2**40])
def test_a_view_is_that_of_a_seat_or_a_spectator(name: str, seat: int) -> None:
    game = GAMES[name]
    numbers = game.new(seed=5).view(0).to_numbers()
    with pytest.raises(BadNumbers):
        read_view(game, [seat, *numbers[1:]])


@pytest.mark.parametrize("name", GAMES)
def test_a_state_hides_nothing_and_a_view_of_the_whole_table_is_no_view(name: str) -> None:
    game = GAMES[name]
    state = game.new(seed=6)
    with pytest.raises(BadNumbers):
        read_view(game, [0, *state.to_numbers()])
    with pytest.raises(BadNumbers):
        read_state(game, state.view(0).to_numbers()[1:])
