"""Numbers from outside: whatever play can reach is taken, and nothing else."""

from collections.abc import Callable, Iterator

import pytest
from tests.kingme.tables import GAME, deal_boards, deal_goals, nominate, options_of, place_all, play

from regalia.games.kingme.rules.courtiers import ALL_GOALS, DIGNITARIES
from regalia.games.kingme.rules.layout import (
    AGAINST,
    CROWN,
    FIRST,
    FLOOR,
    GOAL,
    MOONSHOT,
    NOES,
    OUT,
    PHASE,
    POSITIONS,
    RANDOM_FLOORS,
    ROUND,
    ROUNDS,
    SCORE,
    SEATS,
    START_POSITIONS,
    TURN_MOVES,
    TURNS,
    VOTE,
    VOTE_NO,
    VOTE_YES,
    VOTINGS,
    round_offset,
    seat_offset,
)
from regalia.games.kingme.rules.move_codes import ascent_move
from regalia.games.kingme.rules.state import KingMeState
from regalia.kernel.errors import BadNumbers
from regalia.kernel.event import SPECTATOR
from regalia.kernel.foresight import foresee
from regalia.kernel.play.validation import read_state, read_view
from regalia.kernel.playout import playout
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import HIDDEN, View

GOALS = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
BOARD = "ABON VGP DJ IKLM"
SMALL = (0, 1, 2, 3, 5, 9, 27, -1, -2, 127, 255)
HUGE = (1 << 12, 0xFFFF, HIDDEN, 1 << 52, 1 << 61, -(1 << 61))


def table_mid_game() -> State:
    """The second round of a game with random places: one vote shown, another with one vote in."""
    state = deal_boards([BOARD] * 3, GOALS)
    nominate(state, "I")
    play(state, "yyy K^ K^ K^ nyy L^ L^ L^")
    state.apply(1, GAME.parse(state.view(1), "no"))
    return state


Change = Callable[[list[int]], None]
"""What is done to the numbers of a state, of which the first is the pending seats."""


def change_cell(at: int, number: int) -> Change:
    """Another number in one cell."""

    def change(numbers: list[int]) -> None:
        assert numbers[1 + at] != number
        numbers[1 + at] = number

    return change


def swap_cells(at: int, other: int) -> Change:
    """Two cells changed for one another."""

    def change(numbers: list[int]) -> None:
        assert numbers[1 + at] != numbers[1 + other]
        numbers[1 + at], numbers[1 + other] = numbers[1 + other], numbers[1 + at]

    return change


def change_pending(pending: int) -> Change:
    """Other seats that owe a move."""

    def change(numbers: list[int]) -> None:
        assert numbers[0] != pending
        numbers[0] = pending

    return change


def impossible_start() -> int:
    """The places of the board, but A has gone from the Servants to the Dignitaries."""
    return (
        int(deal_boards([BOARD], [[1, 2, 3]]).cells[round_offset(0) + START_POSITIONS])
        + DIGNITARIES
    )


NOW = round_offset(1)
ME = seat_offset(0)
WRONG: list[tuple[str, Change]] = [
    *(
        ("the number of seats", change_cell(SEATS, seats))
        for seats in (0, 2, 7, -3, HIDDEN, 1 << 60)
    ),
    ("the options", change_cell(ROUNDS, 2)),
    ("the options", change_cell(ROUNDS, 0)),
    ("the options", change_cell(MOONSHOT, 0)),
    ("the options", change_cell(MOONSHOT, 2)),
    ("the options", change_cell(RANDOM_FLOORS, -1)),
    ("the round", change_cell(ROUND, 3)),
    ("the round", change_cell(ROUND, -1)),
    ("the round", change_cell(round_offset(0) + FIRST, 3)),
    ("the round", change_cell(round_offset(0) + FIRST, HIDDEN)),
    ("the goals", change_cell(ME + GOAL, 0)),
    ("the goals", change_cell(ME + GOAL + 1, 27)),
    ("the goals", change_cell(ME + GOAL + 2, 2)),
    ("the goals", change_cell(ME + GOAL + 2, HIDDEN)),
    ("where chance", change_cell(round_offset(2) + START_POSITIONS, impossible_start())),
    ("where chance", change_cell(round_offset(2) + START_POSITIONS, 0)),
    ("where chance", change_cell(round_offset(2) + START_POSITIONS, HIDDEN)),
    ("where chance", change_cell(round_offset(2) + START_POSITIONS, 1 << 60)),
    ("the turns and votes", change_cell(NOW + TURNS, 71)),
    ("the turns and votes", change_cell(NOW + TURNS, -1)),
    ("the turns and votes", change_cell(NOW + TURNS, 1 << 61)),
    ("the turns and votes", change_cell(NOW + VOTINGS, 0)),
    ("the turns and votes", change_cell(NOW + TURN_MOVES, int(ascent_move(0)))),
    ("the turns and votes", change_cell(seat_offset(1) + VOTE, 3)),
    ("the turns and votes", change_cell(seat_offset(1) + VOTE, HIDDEN)),
    ("where the game stands", change_cell(NOW + VOTINGS, 2)),
    ("where the game stands", change_cell(NOW + AGAINST, 2)),
    ("where the game stands", change_cell(NOW + AGAINST + 1, 1)),
    ("where the game stands", change_cell(NOW + TURN_MOVES + 8, 1)),
    ("where the game stands", change_cell(NOW + FIRST, 1)),
    ("where the game stands", change_cell(PHASE, 1)),
    ("where the game stands", change_cell(PHASE, 9)),
    ("where the game stands", change_cell(CROWN, 0)),
    ("where the game stands", change_cell(POSITIONS, 0)),
    ("where the game stands", change_cell(OUT, 0)),
    ("where the game stands", swap_cells(FLOOR, FLOOR + 1)),
    ("where the game stands", change_cell(ME + NOES, 4)),
    ("where the game stands", change_cell(ME + SCORE, 0)),
    ("where the game stands", change_cell(ME + SCORE + 1, 7)),
    ("where the game stands", change_cell(seat_offset(0) + VOTE, VOTE_YES)),
    ("where the game stands", change_cell(seat_offset(5) + GOAL, 20)),
    ("where the game stands", change_cell(round_offset(2) + FIRST, 1)),
    ("where the game stands", change_pending(0)),
    ("where the game stands", change_pending(7)),
    ("where the game stands", change_pending(13)),
]


@pytest.mark.parametrize(("says", "change"), WRONG)
def test_a_state_that_no_play_leads_to_is_refused(says: str, change: Change) -> None:
    numbers = table_mid_game().to_numbers()
    assert read_state(GAME, numbers).to_numbers() == numbers
    change(numbers)
    with pytest.raises(BadNumbers, match=f"no position of kingme: {says}"):
        read_state(GAME, numbers)


def test_a_vote_that_could_be_otherwise_makes_a_sound_state() -> None:
    numbers = table_mid_game().to_numbers()
    assert numbers[1 + seat_offset(1) + VOTE] == VOTE_NO
    numbers[1 + seat_offset(1) + VOTE] = VOTE_YES
    assert read_state(GAME, numbers).to_numbers() == numbers


def test_a_no_without_a_no_card_is_refused() -> None:
    state = deal_boards([BOARD], [[1, 2, 3, 4, 5]])
    for letter in "IK":
        nominate(state, letter)
        play(state, "nyyyy")
    nominate(state, "L")
    state.apply(0, GAME.parse(state.view(0), "yes"))
    numbers = state.to_numbers()
    numbers[1 + seat_offset(0) + VOTE] = VOTE_NO
    with pytest.raises(BadNumbers, match="the turns and votes"):
        read_state(GAME, numbers)


def test_a_vote_in_which_all_have_voted_is_refused() -> None:
    numbers = table_mid_game().to_numbers()
    numbers[0] = 0
    for seat in range(3):
        numbers[1 + seat_offset(seat) + VOTE] = VOTE_YES
    with pytest.raises(BadNumbers, match="the turns and votes"):
        read_state(GAME, numbers)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_a_view_hides_what_its_seat_may_not_know_and_nothing_else(viewer: int) -> None:
    state = table_mid_game()
    view = state.view(viewer)
    numbers = view.to_numbers()
    assert read_view(GAME, numbers) == view
    secrets = [at for at, number in enumerate(view.cells) if number == HIDDEN]
    for at in secrets:
        told = list(numbers)
        told[2 + at] = int(state.cells[at])
        with pytest.raises(BadNumbers):
            read_view(GAME, told)
    for at in range(len(view.cells)):
        if at not in secrets:
            less = list(numbers)
            less[2 + at] = HIDDEN
            with pytest.raises(BadNumbers):
                read_view(GAME, less)


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    numbers = deal_goals([1, 2, 3]).view(0).to_numbers()
    with pytest.raises(BadNumbers):
        read_view(GAME, [3, *numbers[1:]])
    with pytest.raises(BadNumbers):
        read_view(GAME, [-2, *numbers[1:]])


def positions_of_random_game(number: int) -> Iterator[State]:
    """Some positions of a random game, with options by turns."""
    rng = rng_from_number(number)
    given: dict[str, object] = {"placement": ("players", "random")[number % 2]}
    if number % 3 == 0:
        given |= {"rounds": 1, "moonshot": number % 4 == 0}
    state = GAME.deal(options_of(3 + number % 4, **given), rng)
    yield state
    while state.pending:
        for _ in range(11):
            if state.pending:
                seats = seats_in_mask(state.pending)
                seat = seats[rng.below(len(seats))]
                legal = state.legal(seat)
                state.apply(seat, legal[rng.below(len(legal))])
        yield state


def replace_some_numbers(numbers: list[int], rng: Rng) -> list[int]:
    """The numbers with one to three of them replaced: by strange ones, or by neighbours."""
    other = list(numbers)
    for _ in range(1 + rng.below(3)):
        at = int(rng.below(len(other)))
        if rng.below(2):
            strange = SMALL + HUGE
            other[at] = strange[rng.below(len(strange))]
        elif rng.below(2):
            other[at] += int(rng.below(3)) - 1
        else:
            other[at] = 1 + int(rng.below(ALL_GOALS))
    return other


def use_every_method(view: View, rng: Rng) -> None:
    """Does everything with a view that can be done."""
    view.information_set_key()
    view.to_wire()
    view.scores()
    view.winners()
    GAME.terminal.picture(view, Voice(GAME, "en"))
    GAME.belief(view).imagine(rng)
    for move in view.legal():
        foresee(GAME, view, move)
    playout(GAME.imagine(view, rng), rng)


def test_whatever_numbers_are_taken_can_be_played() -> None:
    rng = rng_from_number(5)
    taken = 0
    for number in range(6):
        for state in positions_of_random_game(number):
            for _ in range(6):
                viewer = int(rng.below(state.seats + 1)) - 1
                try:
                    use_every_method(
                        read_view(GAME, replace_some_numbers(state.view(viewer).to_numbers(), rng)),
                        rng,
                    )
                    taken += 1
                except BadNumbers:
                    pass
                try:
                    whole = read_state(GAME, replace_some_numbers(state.to_numbers(), rng))
                except BadNumbers:
                    continue
                taken += 1
                assert isinstance(whole, KingMeState)
                whole.to_wire()
                for seat in range(whole.seats):
                    use_every_method(whole.view(seat), rng)
                playout(whole, rng)
                assert whole.winners()
    assert taken  # some other goal, some other vote


def test_a_courtier_who_stands_nowhere_is_not_moved_for_ever() -> None:
    state = deal_goals([1, 2, 3])
    with pytest.raises(ValueError, match="no floor below the throne"):
        state.apply(0, ascent_move(3))
    place_all(state)
    nominate(state, "K")
    play(state, "nyy")
    with pytest.raises(ValueError, match="no floor below the throne"):
        state.apply(0, ascent_move(7))
