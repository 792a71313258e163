"""Short ways to lay a table of King Me! and to play on it, all through the game's own doors."""

from collections.abc import Sequence

from regalia.games.kingme.game import KingMe
from regalia.kernel.event import Event
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State

GAME = KingMe()
LETTERS = "ABVGDJIKLMNOP"

# goals by their favourites
AVGIMP, ABJINO, VGJKOP, BVGDJL, AVKLMN, AGIKLO, VDILNP = 1, 2, 3, 5, 6, 8, 12
DJKLNO, GDKLMP, ABDILM, AVGDNO, AVDJIK = 14, 15, 16, 23, 26


def options_of(seats: int, **given: object) -> Options:
    """The options of a table."""
    return GAME.options({"seats": seats, **given})


def laid(*goals: Sequence[int], first: int = 0, **given: object) -> State:
    """A table of three rounds, or of as many as there are rows of goals."""
    options = options_of(len(goals[0]), rounds=len(goals), **given)
    return GAME.deal_explicit(
        options, {"goals": [list(row) for row in goals], "first": first}, None
    )


def scattered(board: str, goals: Sequence[int], first: int = 0, moonshot: bool = False) -> State:
    """One round with courtiers already placed: `AVG DJ K BP` are floors 0 to 3."""
    return scattered_rounds([board], [goals], first, moonshot=moonshot)


def scattered_rounds(
    boards: Sequence[str], goals: Sequence[Sequence[int]], first: int = 0, **given: object
) -> State:
    """Rounds with courtiers already placed, a board and a row of goals for each."""
    rows = [
        {letter: floor for floor, row in enumerate(board.split()) for letter in row}
        for board in boards
    ]
    options = options_of(len(goals[0]), rounds=len(boards), placement="random", **given)
    deal = {"goals": [list(row) for row in goals], "first": first, "floors": rows}
    return GAME.deal_explicit(options, deal, None)


def go(state: State, script: str) -> list[Event]:
    """Plays `K@3`, `K^` by whoever is to move, and votes like `ynyy` seat by seat."""
    log: list[Event] = []
    for word in script.split():
        if set(word) <= {"y", "n"}:
            for seat, letter in enumerate(word):
                say(state, seat, "yes" if letter == "y" else "no", log)
        else:
            (seat,) = seats_of(state.pending)
            say(state, seat, word, log)
    return log


def say(state: State, seat: int, text: str, log: list[Event] | None = None) -> None:
    """Makes one move written in notation."""
    state.apply(seat, GAME.parse(state, seat, text), log)


def legal(state: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of the only one pending, in notation."""
    if seat is None:
        (seat,) = seats_of(state.pending)
    return [GAME.notate(state, seat, move) for move in state.legal(seat)]


def floors(state: State) -> str:
    """Who stands where: `AVG DJ - - - - K` are floors 0 to 6."""
    rows = state.table()["floors"]
    assert isinstance(rows, list)
    return " ".join("".join(row) or "-" for row in rows)


def seats(state: State) -> list[dict[str, object]]:
    """The seats of the table."""
    found = state.table()["seats"]
    assert isinstance(found, list)
    return found


def noes(state: State) -> list[object]:
    """The No cards of every seat."""
    return [seat["noes"] for seat in seats(state)]


def place_all(state: State) -> None:
    """Places the courtiers in their order onto floors 1, 2, 3, 4, 1, 2 and so on."""
    for turn, letter in enumerate(LETTERS):
        if state.table()["phase"] == "placing":
            go(state, f"{letter}@{turn % 4 + 1}")


def lead(state: State, letter: str) -> None:
    """Moves one courtier up into the Throne room."""
    while state.table()["phase"] == "ascent":
        go(state, f"{letter}^")


def oust(state: State, letters: str) -> None:
    """Leads courtiers to the throne, one after the other, where one seat votes No."""
    for letter in letters:
        lead(state, letter)
        left = noes(state)
        against = left.index(max(left, key=lambda cards: int(str(cards))))
        go(state, "".join("n" if seat == against else "y" for seat in range(len(left))))


def crown(state: State, letter: str) -> list[Event]:
    """Makes a courtier king."""
    lead(state, letter)
    return go(state, "y" * len(seats(state)))


def play_at_random(state: State, rng: Rng, moves: int = -1) -> int:
    """Plays random moves, all of them or so many; tells how many there were."""
    made = 0
    while state.pending and made != moves:
        pending = seats_of(state.pending)
        seat = pending[rng.below(len(pending))]
        choice = state.legal(seat)
        state.apply(seat, choice[rng.below(len(choice))])
        made += 1
    return made
