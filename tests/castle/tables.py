"""Castle tables set up as a test needs them: stacked deals and notated moves."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.bags import bag_of
from regalia.games.castle.board import PLACE_OF
from regalia.games.castle.cards import CARDS, DECK, HAND, KIND_OF, NOT_FOR_TWO, RESERVE
from regalia.games.castle.deal import CastleOptions, blank
from regalia.games.castle.game import Castle
from regalia.games.castle.hands import gain, row_of
from regalia.games.castle.layout import (
    ACTIONS,
    DECKS,
    LEFT,
    NO_TOKEN,
    REMOVED,
    TASKS,
    TURN,
    card_of,
)
from regalia.games.castle.layout import RESERVE as IN_RESERVE
from regalia.games.castle.state import CastleState
from regalia.games.castle.verbs import put
from regalia.kernel.event import Event
from regalia.kernel.rng import from_seed
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State

GAME = Castle()
SEED = "0123456789abcdef0123456789abcdef"
DULL = ("soldier", "siege-engine", "knight")  # hands are filled with these first


def box(seats: int) -> list[str]:
    """All cards for so many seats, the dull ones first."""
    kept = [row for kind, row in enumerate(CARDS, start=1) if seats > 2 or kind not in NOT_FOR_TWO]
    kept.sort(key=lambda row: DULL.index(row[0]) if row[0] in DULL else len(DULL))
    return [row[0] for row in kept for _ in range(row[3])]


def stacked(
    hands: Sequence[Sequence[str]],
    decks: Sequence[Sequence[str]] = (),
    reserve: Sequence[str] = (),
    first: int = 0,
) -> dict[str, object]:
    """An explicit deal that begins with these cards; the rest of the box fills it up."""
    seats = len(hands)
    rest = box(seats)
    piles = [*hands, reserve or ["soldier"], *(decks or [[]] * seats)]
    sizes = [HAND[seats]] * seats + [RESERVE[seats]] + [DECK[seats]] * seats
    for pile in piles:
        for name in pile:
            rest.remove(name)
    filled = []
    for pile, size in zip(piles, sizes, strict=True):
        missing = int(size) - len(pile)
        assert missing >= 0, f"{pile} has more than {size} cards"
        filled.append([*pile, *rest[:missing]])
        del rest[:missing]
    return {
        "hands": filled[:seats],
        "reserve": filled[seats],
        "decks": filled[seats + 1 :],
        "first": first,
    }


class Stage:
    """A table and the few things a test does with it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []
        self.back: dict[int, str] = {}
        self.quiet = False  # whether to wait by drawing, which tells nothing

    def move(self, seat: int, text: str) -> None:
        """Makes one move."""
        assert seat in self.pending, f"seat {seat} has no move to make, {self.pending} have"
        self.state.apply(seat, GAME.parse(self.state, seat, text), self.told)

    def play(self, seat: int, *texts: str) -> None:
        """Waits until a seat can act, then makes these moves; the pending seat makes each."""
        while self.turn != seat or self.asked:
            self.wait()
        for text in texts:
            self.move(self.pending[0], text)

    def wait(self) -> None:
        """Lets the pending seat do something that changes little: what it swaps it swaps back."""
        seat = self.pending[0]
        legal = self.legal(seat)
        same = [text for text in legal if text.startswith("swap ") and len(set(text.split())) == 2]
        plain = [text for text in legal if text == "draw" or text.startswith("swap ")]
        text = self.back.pop(seat, "") or (plain if self.quiet else same or plain)[0]
        if text.startswith("swap "):
            _, mine, other = text.split()
            if text not in same and self.actions == 2:
                self.back[seat] = f"swap {other} {mine}"
        self.move(seat, text)

    def wait_for(self, seat: int) -> None:
        """Waits until a turn of a seat begins."""
        while self.turn == seat:
            self.wait()
        while self.turn != seat:
            self.wait()

    @property
    def pending(self) -> list[int]:
        """The seats that owe a move."""
        return seats_of(self.state.pending)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.state.cells[TURN])

    @property
    def actions(self) -> int:
        """Actions still to come."""
        return int(self.state.cells[ACTIONS])

    @property
    def asked(self) -> bool:
        """Whether a power waits for a choice."""
        return bool(self.state.cells[TASKS])

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves of a seat, or of the first one pending, sorted."""
        if seat is None:
            seat = self.pending[0]
        return sorted(GAME.notate(self.state, seat, move) for move in self.state.legal(seat))

    def plays(self, card: str) -> list[str]:
        """The places where the pending seat may play a card, sorted."""
        start = f"play {card} "
        return [text.removeprefix(start) for text in self.legal() if text.startswith(start)]

    def table(self) -> dict[str, Any]:
        """The position as the notation page says."""
        return self.state.table()

    def at(self, place: str) -> str:
        """The cards of a place from the bottom, with tokens: `king:0 knight:-`."""
        table = self.table()
        found = {**table["board"], **table["outside"]}.get(place, [])
        return " ".join(
            f"{card['card']}:{'-' if card['token'] is None else card['token']}" for card in found
        )

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return [*self.table()["seats"][seat]["hand"]]

    def sees(self, seat: int, hand: int) -> list[str | None]:
        """What a seat sees of a hand."""
        seen: Any = self.state.view(seat).table()
        return [*seen["seats"][hand]["hand"]]

    @property
    def reserve(self) -> list[str]:
        """The cards in the reserve."""
        return [*self.table()["reserve"]]


def stage(
    *hands: Sequence[str],
    decks: Sequence[Sequence[str]] = (),
    reserve: Sequence[str] = (),
    first: int = 0,
    seed: str | None = SEED,
    **options: object,
) -> Stage:
    """A table of as many seats as hands are given, two at least."""
    given = [*hands] + [[]] * (2 - len(hands))
    chosen = GAME.options({"seats": len(given), **options})
    rng = None if seed is None else from_seed(seed)
    return Stage(GAME.deal_explicit(chosen, stacked(given, decks, reserve, first), rng))


def furnished(
    board: Mapping[str, str],
    hands: Sequence[Sequence[str]],
    decks: Sequence[Sequence[str]] = (),
    reserve: Sequence[str] = (),
    **options: object,
) -> Stage:
    """A table in the middle of a game, seat 0 at the start of a turn; the other cards are removed.

    The cards of a place are written from the bottom, with their tokens: `king:0 knight`.
    """
    seats = len(hands)
    chosen = GAME.options({"seats": seats, **options})
    assert isinstance(chosen, CastleOptions)
    c = blank(chosen, from_seed(SEED))
    rest = box(seats)

    def taken(names: Sequence[str]) -> vec[i64]:
        for name in names:
            rest.remove(name)
        return vec[i64]([KIND_OF[name] for name in names])

    for place, cards in board.items():
        for card in cards.split():
            name, _, owner = card.partition(":")
            token = int(owner) + 1 if owner else NO_TOKEN
            put(c, PLACE_OF[place], card_of(taken([name])[0], token))
    for seat, hand in enumerate(hands):
        for kind in taken(hand):
            gain(c, seat, kind, row_of(seat))
    for seat, deck in enumerate(decks):
        c[LEFT + seat] = len(deck)
        end = DECKS + (seat + 1) * DECK[seats]
        for at, kind in enumerate(taken(deck), start=int(end) - len(deck)):
            c[at] = kind
    c[IN_RESERVE] = bag_of(taken(reserve))
    c[REMOVED] = bag_of(taken([*rest]))
    return Stage(CastleState(1, c))


CROWD: tuple[tuple[str, ...], ...] = (
    ("play thief e4",),
    ("play courtier c5",),
    ("play assassin e2",),
    ("play prince-charming d2",),
    ("play princess b3",),
    ("play lady-in-waiting b2",),
    ("play mistress c2",),
    ("play black-knight b4",),
    ("play prince d4",),
    ("play priest c3",),
    ("play advisor e3", "enter soldier b1"),
    ("play schemer d3", "tokens b2 b3"),
    ("play spy c4",),
    ("play merchant b5",),
    ("play minstrel d5",),  # the Thief and the Courtier change places
)


def crowded(mine: str, theirs: Sequence[str], draws: Sequence[str] = ()) -> Stage:
    """A court where only e5 is free: seat 0 has this card left in hand, and draws these."""
    cards = [play[0].split()[1] for play in CROWD]
    s = stage(
        [mine, *cards[:8]],
        [*theirs, "soldier"],
        decks=[[*cards[8:], *draws], []],
        reserve=["soldier", "soldier"],
    )
    for play in CROWD[:8]:
        s.play(0, *play)
    for _ in [*cards[8:], *draws]:
        s.play(0, "draw")
    for play in CROWD[8:]:
        s.play(0, *play)
    return s
