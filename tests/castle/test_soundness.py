"""Numbers from outside: whatever play can reach is taken, and what is taken can be played."""

from functools import partial

import pytest
from tests.castle.tables import GAME, Play, table_after, table_mid_game

from regalia import engine
from regalia.games.castle.card_tracking.multisets import UNIT
from regalia.games.castle.rules.board import PLACE_OF
from regalia.games.castle.rules.cards import KIND_OF
from regalia.games.castle.rules.layout import (
    ACTIONS,
    DECK_SIZES,
    DECKS,
    DOUBTED,
    ENDING,
    HAND_LIMIT,
    HAND_SIZES,
    HANDS,
    HERALDED,
    IDLE_TURNS,
    KNIGHTED,
    KNOWN,
    LAST_SPOT,
    MAX_SEATS,
    MERCHANT_FINISH,
    OCCUPIED,
    PLACE_OF_KIND,
    REMOVED,
    RESERVE,
    RNG_WORDS,
    SEALED_CARDS,
    SEATS,
    STACKS,
    TASK_COUNT,
    TASK_STACK,
    TRAILS,
    TURN,
    TURNS,
    make_card,
)
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

MUTANTS = 40 if engine.is_compiled() else 4
STEP = 9  # one position in so many is spoilt
SMALL = (0, 1, 2, 3, 4, 5, 7, 22, 31, 36, 37, 38, 63, 87, -1, -2)
HUGE = (1 << 12, 1 << 21, 1 << 33, 0xFFFF, HIDDEN, 1 << 44, 1 << 52, 1 << 61, -(1 << 61))


def table_mid_game_with_doubt() -> State:
    """A Courtesan asks at a table with a stack and a card in doubt."""
    holds = [["courtesan", "king", "knight"], ["thief"], []]
    s = table_after(holds=holds, reserve=["spy"], seats=3)
    for text in ("swap king spy", "play soldier b1", "play knight b1", "play courtesan c3"):
        s.play(0, text)
    return s.state


SOLDIER, KNIGHT, KING = KIND_OF["soldier"], KIND_OF["knight"], KIND_OF["king"]
B1 = PLACE_OF["b1"]
WRONG = [
    *[("the number of seats", SEATS, seats) for seats in (0, 1, 6, -3, HIDDEN)],
    ("the options or the turn", MERCHANT_FINISH, 2),
    ("the options or the turn", HAND_LIMIT, 5),
    ("the options or the turn", TURN, 3),
    ("the options or the turn", TURN, -1),
    ("the options or the turn", ACTIONS, 3),
    ("the options or the turn", TURNS, 901),
    ("the options or the turn", IDLE_TURNS, -2),
    ("the options or the turn", ENDING, 3),
    ("the options or the turn", HERALDED, 2),
    ("the options or the turn", LAST_SPOT, 8 * 87),
    ("the options or the turn", LAST_SPOT, 7),
    ("the board", STACKS + B1, int(make_card(KNIGHT, 1))),
    ("the board", STACKS + B1, int(make_card(KING, 1))),
    ("the board", STACKS + B1, int(make_card(SOLDIER, 4))),
    ("the board", STACKS + B1, -1),
    ("the board", STACKS + B1, 0),
    ("the board", OCCUPIED, 0),
    ("the board", KNIGHTED, 0),
    ("the board", PLACE_OF_KIND + KIND_OF["courtesan"], -1),
    ("hands, decks or chance", RESERVE, -1),
    ("hands, decks or chance", REMOVED, 1 << 45),
    ("hands, decks or chance", DECK_SIZES, 9),
    ("hands, decks or chance", HAND_SIZES, -1),
    ("hands, decks or chance", HAND_SIZES + 3, 1),
    ("hands, decks or chance", RNG_WORDS, -1),
    ("hands, decks or chance", RNG_WORDS + 1, 1 << 32),
    ("where the cards are", HANDS, 0),
    ("where the cards are", DECKS, 0),
    ("where the cards are", DECKS, 38),
    ("where the cards are", RESERVE, 0),
    ("what is known of the hands", KNOWN, int(UNIT[KING])),
    ("what is known of the hands", KNOWN + MAX_SEATS, 0),
    ("what is known of the hands", DOUBTED, int(UNIT[SOLDIER])),
    ("what is known of the hands", TRAILS, 1),
    ("the powers that wait", TASK_COUNT, 3),
    ("the powers that wait", TASK_COUNT, 0),
    ("the powers that wait", TASK_STACK, 63),
    ("the powers that wait", TASK_STACK + 1, 5),
    ("the powers that wait", TASK_STACK, KIND_OF["knight"]),
    ("the cards sealed", SEALED_CARDS, SOLDIER),
]


@pytest.mark.parametrize(("wrong", "at", "number"), WRONG)
def test_a_state_with_a_wrong_number_is_refused(wrong: str, at: int, number: int) -> None:
    numbers = table_mid_game_with_doubt().to_numbers()
    assert read_state(GAME, numbers) == table_mid_game_with_doubt()
    assert numbers[1 + at] != number
    numbers[1 + at] = number
    with pytest.raises(BadNumbers, match=wrong):
        read_state(GAME, numbers)


@pytest.mark.parametrize("pending", [0, 2, 3, 8, -1, 1 << 40])
def test_nobody_else_can_be_pending(pending: int) -> None:
    numbers = table_mid_game_with_doubt().to_numbers()
    numbers[0] = pending
    with pytest.raises(BadNumbers, match="who is to move"):
        read_state(GAME, numbers)


def test_whoever_has_no_choice_is_not_asked() -> None:
    s = table_mid_game({}, [["courtesan", "king", "queen"], ["spy"]], [["soldier"], ["soldier"]])
    s.move(0, "play courtesan c3")
    view = s.state.view(1)
    assert read_view(GAME, view.to_numbers()) == view
    cells = table_mid_game(
        {}, [["courtesan", "king"], ["spy"]], [["soldier"], ["soldier"]]
    ).state.cells
    assert not GAME.describe_fault(-2, 1, cells)
    blocked = table_mid_game({}, [["advisor"], ["queen"]], [[], []])
    assert GAME.describe_fault(-2, 1, blocked.state.cells) == "who is to move"
    assert GAME.describe_fault(-1, 1, blocked.state.view(-1).cells) == ""  # it might hold the Queen


@pytest.mark.parametrize("seat", [-3, 3, 64, 1 << 40])
def test_a_seat_that_is_not_at_the_table_has_no_view(seat: int) -> None:
    state = table_mid_game_with_doubt()
    with pytest.raises(ValueError, match="no seat"):
        state.view(seat)


def test_a_view_that_no_deal_fits_is_refused_and_not_imagined() -> None:
    stuck = table_mid_game({}, [["advisor"], ["queen"]], [[], []])
    view = stuck.state.view(1)  # it knows that seat 0 holds the Advisor, who has no place
    with pytest.raises(BadNumbers, match="who is to move"):
        read_view(GAME, view.to_numbers())
    for imagine in (partial(GAME.imagine, view), GAME.belief(view).imagine):
        with pytest.raises(BadNumbers, match=r"no deal of the cards .* fits its view"):
            imagine(rng_from_number(1))


@pytest.mark.parametrize("at", [HANDS + 1, KNOWN + 2 * MAX_SEATS, DOUBTED + 10, TRAILS + 2, DECKS])
def test_a_view_must_hide_what_its_seat_does_not_know(at: int) -> None:
    state = table_mid_game_with_doubt()
    view = state.view(0)
    numbers = view.to_numbers()
    assert read_view(GAME, numbers) == view
    assert numbers[2 + at] == HIDDEN
    numbers[2 + at] = int(state.cells[at])
    with pytest.raises(BadNumbers):
        read_view(GAME, numbers)


def change_some_numbers(numbers: list[int], rng: Rng) -> list[int]:
    """The numbers with one to three of them changed."""
    spoilt = [*numbers]
    for _ in range(1 + rng.below(3)):
        at = int(rng.below(len(spoilt)))
        how = rng.below(5)
        if how == 0:
            spoilt[at] = SMALL[rng.below(len(SMALL))]
        elif how == 1:
            spoilt[at] = HUGE[rng.below(len(HUGE))]
        elif how == 2:
            spoilt[at] += 1 - 2 * int(rng.below(2))
        elif how == 3:
            spoilt[at] = spoilt[rng.below(len(spoilt))]
        else:
            spoilt[at] ^= 1 << int(rng.below(56))
    return spoilt


def use_every_state_method(state: State, rng: Rng) -> None:
    """Does with a state whatever can be done."""
    state.to_wire()
    for seat in (SPECTATOR, *range(state.seats)):
        use_every_view_method(state.view(seat), rng)
    playout(state.copy(), rng)


def use_every_view_method(view: View, rng: Rng) -> None:
    """Does with a view whatever can be done."""
    view.to_wire()
    view.information_set_key()
    GAME.terminal.picture(view, Voice(GAME, "en"))
    legal = view.legal()
    for move in [legal[rng.below(len(legal))] for _ in range(min(3, len(legal)))]:
        foresee(GAME, view, move)
        assert GAME.parse(view, GAME.notate(view, move)) == move
    world = GAME.imagine(view, rng)
    assert world.view(view.seat) == view
    playout(world, rng)


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_taken_can_be_played_imagined_and_shown(seats: int) -> None:
    rng = rng_from_number(200 + seats)
    s = Play(GAME.deal(GAME.read_options({"seats": seats}), rng))
    taken = moves = 0
    while s.state.pending:
        if moves % STEP == 0:
            for _ in range(MUTANTS):
                taken += change_and_read(s.state, rng)
        among = seats_in_mask(s.state.pending)
        seat = among[rng.below(len(among))]
        legal = s.state.legal(seat)
        s.state.apply(seat, legal[rng.below(len(legal))])
        moves += 1
    assert taken or not engine.is_compiled()  # interpreted, few are tried


def change_and_read(state: State, rng: Rng) -> bool:
    """Spoils a state or a view of it; whether it was taken all the same."""
    seat = int(rng.below(state.seats + 2)) - 2
    whole = seat < SPECTATOR
    numbers = change_some_numbers(
        state.to_numbers() if whole else state.view(seat).to_numbers(), rng
    )
    try:
        if whole:
            use_every_state_method(read_state(GAME, numbers), rng)
        else:
            use_every_view_method(read_view(GAME, numbers), rng)
    except BadNumbers:
        return False
    except BaseException as error:
        error.add_note(f"{seat}: {numbers}")
        raise
    return True
