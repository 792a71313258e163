"""Castle tables as a test needs them: stacked deals, notated moves, and what was played before."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.castle.card_tracking.hands import add_to_hand, row_mask_of_seat
from regalia.games.castle.card_tracking.multisets import make_bag
from regalia.games.castle.game import Castle
from regalia.games.castle.rules.board import PLACE_OF
from regalia.games.castle.rules.cards import (
    CARDS,
    DECK_CARDS,
    HAND_CARDS,
    KIND_OF,
    NOT_FOR_TWO,
    RESERVE_CARDS,
)
from regalia.games.castle.rules.deal import CastleOptions, empty_cells
from regalia.games.castle.rules.layout import (
    ACTIONS,
    DECK_SIZES,
    DECKS,
    NO_TOKEN,
    REMOVED,
    RESERVE,
    TASK_COUNT,
    TURN,
    make_card,
)
from regalia.games.castle.rules.state import CastleState
from regalia.games.castle.rules.verbs import put_card
from regalia.kernel.errors import Refused
from regalia.kernel.event import SPECTATOR, Event, VisibleEvent
from regalia.kernel.rng import rng_from_seed
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice

GAME = Castle()
SEED = "0123456789abcdef0123456789abcdef"
DULL = ("soldier", "siege-engine", "knight")  # hands are filled with these first
SINGLE = {row[0] for row in CARDS if row[3] == 1}

Hands = Sequence[Sequence[str]]


def box(seats: int) -> list[str]:
    """All cards for so many seats, the dull ones first."""
    kept = [row for kind, row in enumerate(CARDS, start=1) if seats > 2 or kind not in NOT_FOR_TWO]
    kept.sort(key=lambda row: DULL.index(row[0]) if row[0] in DULL else len(DULL))
    return [row[0] for row in kept for _ in range(row[3])]


def stacked_deal(
    hands: Sequence[Sequence[str]],
    decks: Sequence[Sequence[str]] = (),
    reserve: Sequence[str] = (),
    first: int = 0,
) -> dict[str, object]:
    """An explicit deal that begins with these cards; the rest of the box fills it up."""
    seats = len(hands)
    rest = box(seats)
    piles = [*hands, reserve or ["soldier"], *(decks or [[]] * seats)]
    sizes = [HAND_CARDS[seats]] * seats + [RESERVE_CARDS[seats]] + [DECK_CARDS[seats]] * seats
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


class Play:
    """A table in play and the few things a test does with it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.back: dict[int, str] = {}
        self.quiet = False  # whether to wait by drawing, which tells nothing

    def move(self, seat: int, text: str) -> None:
        """Makes one move."""
        assert seat in self.pending, f"seat {seat} has no move to make, {self.pending} have"
        self.state.apply(seat, GAME.parse(self.state.view(seat), text), self.events)

    def refused(self, seat: int, text: str) -> Refused:
        """Why a move is refused."""
        with pytest.raises(Refused) as caught:
            GAME.parse(self.state.view(seat), text)
        return caught.value

    def refusal(self, seat: int, text: str) -> str:
        """Why a move is refused, in English."""
        return Voice(GAME, "en").refusal_text(self.refused(seat, text))

    @property
    def told_events(self) -> list[VisibleEvent]:
        """All that has happened, with its secrets."""
        return [event.with_secrets() for event in self.events]

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
        return seats_in_mask(self.state.pending)

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
        return bool(self.state.cells[TASK_COUNT])

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves of a seat, or of the first one pending, sorted."""
        if seat is None:
            seat = self.pending[0]
        view = self.state.view(seat)
        return sorted(GAME.notate(view, move) for move in view.legal())

    def plays(self, card: str) -> list[str]:
        """The places where the pending seat may play a card, sorted."""
        start = f"play {card} "
        return [text.removeprefix(start) for text in self.legal() if text.startswith(start)]

    def table(self) -> dict[str, Any]:
        """The position as the notation page says."""
        return self.state.table_as_dict()

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
        seen: Any = self.state.view(seat).table_as_dict()
        return [*seen["seats"][hand]["hand"]]

    @property
    def reserve(self) -> list[str]:
        """The cards in the reserve."""
        return [*self.table()["reserve"]]

    def act(self, *acts: str) -> None:
        """Makes moves written as in a record; a play waits for its seat and draws its card."""
        for each in acts:
            seat, text = int(each[0]), each[2:]
            if not text.startswith("play "):
                self.move(seat, text)
                continue
            while text.split()[1] not in self.hand(seat):
                self.play(seat, "draw")
            self.play(seat, text)

    def ready(self, seat: int) -> None:
        """Waits until a seat has an action."""
        self.play(seat)

    def places(self) -> dict[str, str]:
        """All places with cards, as `at` writes them."""
        table = self.table()
        return {place: self.at(place) for place in (*table["board"], *table["outside"])}

    def targets(self) -> set[str]:
        """The places from which the power that asks may take a card or a token."""
        assert self.asked
        return {text.split()[1] for text in self.legal()}

    def reach(self, play: str) -> set[str]:
        """The places a card played now may concern: those offered, or those changed unasked."""
        self.ready(int(play[0]))
        before = self.places()
        self.act(play)
        if self.asked:
            offered = [text.split() for text in self.legal()]
            whole = play.split()[2] == "minstrel"  # both places he names are targets
            return {word for text in offered for word in (text[1:] if whole else text[1:2])}
        after = self.places()
        return {place for place, cards in before.items() if after.get(place) != cards}

    def shown(self, hand: int) -> dict[int, list[str | None]]:
        """What each seat and a spectator see of a hand."""
        return {seer: self.sees(seer, hand) for seer in (SPECTATOR, *range(self.seats))}

    def known(self, hand: int) -> dict[int, list[str]]:
        """The same, only the cards known."""
        shown = self.shown(hand)
        return {seer: [card for card in cards if card] for seer, cards in shown.items()}

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.state.scores())


def deal_table(
    *hands: Sequence[str],
    decks: Sequence[Sequence[str]] = (),
    reserve: Sequence[str] = (),
    first: int = 0,
    seed: str | None = SEED,
    **options: object,
) -> Play:
    """A table of as many seats as hands are given, two at least."""
    given = [*hands] + [[]] * (2 - len(hands))
    chosen = GAME.read_options({"seats": len(given), **options})
    rng = None if seed is None else rng_from_seed(seed)
    return Play(GAME.deal_explicit(chosen, stacked_deal(given, decks, reserve, first), rng))


def table_after(
    *acts: str,
    holds: Hands = (),
    decks: Hands = (),
    reserve: Sequence[str] = (),
    seats: int = 2,
    seed: str | None = SEED,
    then: str = "",
    **options: object,
) -> Play:
    """A table after these acts; the cards played are dealt to their seats, and those held too.

    What is to be played then is dealt, but not played.
    """
    hands = [[*cards] for cards in holds] + [[] for _ in range(seats - len(holds))]
    piles = [[*cards] for cards in decks] + [[] for _ in range(seats - len(decks))]
    for each in (then, *acts) if then else acts:
        words = each.split()
        seat = int(words[0])
        if words[1] != "play" or (words[2] in SINGLE and words[2] in hands[seat] + piles[seat]):
            continue
        full = len(hands[seat]) == int(HAND_CARDS[seats])
        (piles if full else hands)[seat].append(words[2])
    rng = None if seed is None else rng_from_seed(seed)
    deal = stacked_deal(hands, piles, reserve)
    s = Play(GAME.deal_explicit(GAME.read_options({"seats": seats, **options}), deal, rng))
    s.act(*acts)
    return s


# a court where only e5 is free, all of it laid by seat 0; the first card comes to an empty board
FILLING = (
    "thief e4",
    "courtier c5",
    "assassin e2",
    "prince-charming d2",
    "princess b3",
    "lady-in-waiting b2",
    "mistress c2",
    "minstrel b4",  # the Princess and the Courtier change places
    "prince d4",
    "priest c3",
    "advisor e3",
    "schemer d3",
    "spy c4",
    "merchant b5",
    "black-knight d5",
)
ANSWERS = {"advisor": "enter soldier b1", "schemer": "tokens d2 e2"}

UNTOKENED = {"c2": "b2", "b4": "b3"}  # by the Thief, if he comes there


def places_concerned(*acts: str, seats: int = 2, reserve: Sequence[str] = ()) -> set[str]:
    """The places that the card played by the last of these acts may concern."""
    s = table_after(*acts[:-1], then=acts[-1], seats=seats, reserve=reserve)
    return s.reach(acts[-1])


def acts_that_fill_the_court(first: str) -> list[str]:
    """The acts that fill the court but for e5, with this card on e4."""
    cards = [play.split()[0] for play in FILLING]
    spaces = [play.split()[1] for play in FILLING]
    instead = first if first in cards else "mistress"  # whose space the Thief takes
    cards[cards.index(instead)] = "thief"
    cards[0] = first
    acts = []
    for card, space in zip(cards, spaces, strict=True):
        acts.append(f"0 play {card} {space}")
        if card in ANSWERS:
            acts.append(f"0 {ANSWERS[card]}")
        elif card == "thief" and space in UNTOKENED:
            acts.append(f"0 untoken {UNTOKENED[space]}")
    return acts


# the Advisor, returned by what he enters, and the Witch empty the reserve
BARE_RESERVE = (
    "enchanter",
    "courtier",
    "traitor",
    "king",
    "queen",
    "lady-in-waiting",
    *["soldier"] * 4,
)
BARE = (
    "0 play prince c3",
    "0 play advisor c4",
    "0 enter enchanter out",
    "0 play advisor c4",
    "0 enter courtier c5",
    "0 play advisor b4",
    "0 enter traitor a4",
    "0 play advisor b4",
    "0 enter king e2",
    "0 return b4",
    "0 play advisor d3",
    "0 enter queen e3",
    "0 return d3",
    "0 play advisor d3",
    "0 enter lady-in-waiting d4",
    "0 return d3",
    "0 play advisor d3",
    "0 enter soldier f5",
    "0 play witch a1",
    "0 give soldier 1",
    "0 play ghost a1",
    "0 play witch a6",
    "0 give soldier 1",
    "1 play barbarian out",
    "1 return a6",
)


def table_with_small_reserve(*acts: str, holds: Sequence[str] = (), left: int = 0) -> Play:
    """A table with so many cards in the reserve, none or one, and then these acts."""
    emptied = () if left else ("0 play witch a6", "0 give soldier 1")
    s = table_after(
        *BARE,
        holds=[["prince", "advisor", "witch", "ghost", *holds], ["barbarian", "dragon"]],
        reserve=BARE_RESERVE,
    )
    s.act(*emptied, *acts)
    assert len(s.reserve) == left
    return s


def table_mid_game(
    board: Mapping[str, str],
    hands: Sequence[Sequence[str]],
    decks: Sequence[Sequence[str]] = (),
    reserve: Sequence[str] = (),
    **options: object,
) -> Play:
    """A table in the middle of a game, seat 0 at the start of a turn; the other cards are removed.

    The cards of a place are written from the bottom, with their tokens: `king:0 knight`.
    """
    seats = len(hands)
    chosen = GAME.read_options({"seats": seats, **options})
    assert isinstance(chosen, CastleOptions)
    c = empty_cells(chosen, rng_from_seed(SEED))
    rest = box(seats)

    def taken(names: Sequence[str]) -> vec[i64]:
        for name in names:
            rest.remove(name)
        return vec[i64]([KIND_OF[name] for name in names])

    for place, cards in board.items():
        for card in cards.split():
            name, _, owner = card.partition(":")
            token = int(owner) + 1 if owner else NO_TOKEN
            put_card(c, PLACE_OF[place], make_card(taken([name])[0], token))
    for seat, hand in enumerate(hands):
        for kind in taken(hand):
            add_to_hand(c, seat, kind, row_mask_of_seat(seat))
    for seat, deck in enumerate(decks):
        c[DECK_SIZES + seat] = len(deck)
        end = DECKS + (seat + 1) * DECK_CARDS[seats]
        for at, kind in enumerate(taken(deck), start=int(end) - len(deck)):
            c[at] = kind
    c[RESERVE] = make_bag(taken(reserve))
    c[REMOVED] = make_bag(taken([*rest]))
    return Play(CastleState(1, c))


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


def table_with_full_court(mine: str, theirs: Sequence[str], draws: Sequence[str] = ()) -> Play:
    """A court where only e5 is free: seat 0 has this card left in hand, and draws these."""
    cards = [play[0].split()[1] for play in CROWD]
    s = deal_table(
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


def cards_on_places(places: str, cards: str) -> dict[str, str]:
    """These cards on these places, in this order."""
    return dict(zip(places.split(), cards.split(), strict=True))


# The fullest table for three: one wall space is free, but every wall card is in play.
FOR_TWO = (
    "king queen prince princess courtier courtesan schemer spy thief assassin priest merchant "
    "minstrel black-knight"
)
AROUND = {
    **cards_on_places("a2 a3 a4 a5 b1 b6 c1 c6 d1 d6 e1 e6 f2", "soldier " * 13),
    **cards_on_places("f3 f4 a1 a6 f1 f6", "captain traitor ghost sentry magician archer"),
    **cards_on_places("north east south west", "siege-engine " * 4),
    **cards_on_places("o1 o2 o3 o4", "barbarian dragon enchanter fairy"),
    "o5": "herald knight knight knight knight",
}
FULL = {
    **cards_on_places("b2 b3 b4 b5 c2 c3 c4 c5 d2 d3 d4 d5 e2 e3", FOR_TWO),
    **cards_on_places("e4 e5", "jester village-idiot"),
    **AROUND,
}
COURTLY = ["prince-charming", "mistress", "lady-in-waiting", "advisor", "ambassador"]
OTHERS = ["witch", "alchemist", "siege-engine"]
