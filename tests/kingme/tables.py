"""Short ways to lay a table of King Me! and to play on it, all through the game's own doors."""

from collections.abc import Sequence
from typing import Any

import pytest

from regalia.games.kingme.game import KingMe
from regalia.kernel.errors import Refused
from regalia.kernel.event import Event, Fact
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice

GAME = KingMe()
LETTERS = "ABVGDJIKLMNOP"

# goals by their favourites
AVGIMP, ABJINO, VGJKOP, BVGDJL, AVKLMN, AGIKLO, VDILNP = 1, 2, 3, 5, 6, 8, 12
DJKLNO, GDKLMP, ABDILM, AVGDNO, AVDJIK = 14, 15, 16, 23, 26


def options_of(seats: int, **given: object) -> Options:
    """The options of a table."""
    return GAME.read_options({"seats": seats, **given})


def deal_goals(*goals: Sequence[int], first: int = 0, **given: object) -> State:
    """A table of three rounds, or of as many as there are rows of goals."""
    options = options_of(len(goals[0]), rounds=len(goals), **given)
    return GAME.deal_explicit(
        options, {"goals": [list(row) for row in goals], "first": first}, None
    )


def deal_board(board: str, goals: Sequence[int], first: int = 0, moonshot: bool = False) -> State:
    """One round with courtiers already placed: `AVG DJ K BP` are floors 0 to 3."""
    return deal_boards([board], [goals], first, moonshot=moonshot)


def deal_boards(
    boards: Sequence[str], goals: Sequence[Sequence[int]], first: int = 0, **given: object
) -> State:
    """Rounds with courtiers already placed, a board and a row of goals for each."""
    rows = [floors_of(board) for board in boards]
    options = options_of(len(goals[0]), rounds=len(boards), placement="random", **given)
    deal = {"goals": [list(row) for row in goals], "first": first, "floors": rows}
    return GAME.deal_explicit(options, deal, None)


def floors_of(board: str) -> dict[str, int]:
    """A board as it stands in a deal: the floor of every courtier."""
    return {letter: floor for floor, row in enumerate(board.split()) for letter in row}


def play(state: State, script: str) -> list[Event]:
    """Plays `K@3`, `K^` by whoever is to move, and votes like `ynyy` seat by seat."""
    log: list[Event] = []
    for word in script.split():
        if set(word) <= {"y", "n"}:
            for seat, letter in enumerate(word):
                make_move(state, seat, "yes" if letter == "y" else "no", log)
        else:
            (seat,) = seats_in_mask(state.pending)
            make_move(state, seat, word, log)
    return log


def make_move(state: State, seat: int, text: str, log: list[Event] | None = None) -> None:
    """Makes one move written in notation."""
    state.apply(seat, number_of(state, seat, text), log)


def number_of(state: State, seat: int, text: str) -> int:
    """A legal move written in notation, as a number."""
    return GAME.parse(state.view(seat), text)


def refusal(state: State, seat: int, text: str) -> tuple[str, dict[str, object], str | None]:
    """Why a text is no legal move: the id of the refusal, its facts and its rule."""
    with pytest.raises(Refused) as caught:
        number_of(state, seat, text)
    return caught.value.id, caught.value.facts, caught.value.rule


def refusal_in_english(state: State, seat: int, text: str) -> str:
    """Why a text is no legal move, as an English sentence."""
    return Voice(GAME, "en").refusal_text(Refused(*refusal(state, seat, text)))


def names_and_facts(log: list[Event]) -> list[tuple[str, dict[str, Fact]]]:
    """Events with all their facts, as names and facts."""
    return [(told.name, told.facts) for told in (event.with_secrets() for event in log)]


def legal_texts(state: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of the only one pending, in notation."""
    if seat is None:
        (seat,) = seats_in_mask(state.pending)
    view = state.view(seat)
    return [GAME.notate(view, move) for move in view.legal()]


def floors(state: State) -> str:
    """Who stands where: `AVG DJ - - - - K` are floors 0 to 6."""
    return " ".join("".join(row) or "-" for row in state.table_as_dict()["floors"])


def seats(state: State) -> list[dict[str, Any]]:
    """The seats of the table."""
    found: list[dict[str, Any]] = state.table_as_dict()["seats"]
    return found


def no_cards_by_seat(state: State) -> list[int]:
    """The No cards of every seat."""
    return [seat["noes"] for seat in seats(state)]


def place_all(state: State) -> None:
    """Places the courtiers in their order onto floors 1, 2, 3, 4, 1, 2 and so on."""
    for turn, letter in enumerate(LETTERS):
        if state.table_as_dict()["phase"] == "placing":
            play(state, f"{letter}@{turn % 4 + 1}")


def nominate(state: State, letter: str) -> None:
    """Moves one courtier up into the Throne room."""
    while state.table_as_dict()["phase"] == "ascent":
        play(state, f"{letter}^")


def vote_out(state: State, letters: str) -> None:
    """Leads courtiers to the throne, one after the other, where one seat votes No."""
    for letter in letters:
        nominate(state, letter)
        left = no_cards_by_seat(state)
        against = left.index(max(left))
        play(state, "".join("n" if seat == against else "y" for seat in range(len(left))))


def crown(state: State, letter: str) -> list[Event]:
    """Makes a courtier king."""
    nominate(state, letter)
    return play(state, "y" * len(seats(state)))


def play_at_random(state: State, rng: Rng, moves: int = -1) -> int:
    """Plays random moves, all of them or so many; tells how many there were."""
    made = 0
    while state.pending and made != moves:
        pending = seats_in_mask(state.pending)
        seat = pending[rng.below(len(pending))]
        choice = state.legal(seat)
        state.apply(seat, choice[rng.below(len(choice))])
        made += 1
    return made
