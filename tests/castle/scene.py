"""Castle tables described by what was played on them: `scene("0 play king c3", ...)`."""

from collections.abc import Sequence

from tests.castle.tables import GAME, SEED, Stage, stacked

from regalia.games.castle.cards import CARDS, HAND
from regalia.games.castle.layout import TASKS
from regalia.kernel.event import SPECTATOR
from regalia.kernel.rng import from_seed

SINGLE = {row[0] for row in CARDS if row[3] == 1}

Hands = Sequence[Sequence[str]]


class Scene(Stage):
    """A stage that is told whole stories and asked what a power reaches."""

    @property
    def asked(self) -> bool:
        """Whether a power waits for a choice."""
        return bool(self.state.cells[TASKS])

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


def scene(
    *acts: str,
    holds: Hands = (),
    decks: Hands = (),
    reserve: Sequence[str] = (),
    seats: int = 2,
    seed: str | None = SEED,
    then: str = "",
    **options: object,
) -> Scene:
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
        full = len(hands[seat]) == int(HAND[seats])
        (piles if full else hands)[seat].append(words[2])
    rng = None if seed is None else from_seed(seed)
    deal = stacked(hands, piles, reserve)
    s = Scene(GAME.deal_explicit(GAME.options({"seats": seats, **options}), deal, rng))
    s.act(*acts)
    return s


# a court where only e5 is free, all of it laid by seat 0; the first card comes to an empty board
CROWD = (
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


def reached(*acts: str, seats: int = 2, reserve: Sequence[str] = ()) -> set[str]:
    """The places that the card played by the last of these acts may concern."""
    s = scene(*acts[:-1], then=acts[-1], seats=seats, reserve=reserve)
    return s.reach(acts[-1])


def crowd(first: str) -> list[str]:
    """The acts that fill the court but for e5, with this card on e4."""
    cards = [play.split()[0] for play in CROWD]
    spaces = [play.split()[1] for play in CROWD]
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


def bare(*acts: str, holds: Sequence[str] = (), left: int = 0) -> Scene:
    """A table with so many cards in the reserve, none or one, and then these acts."""
    emptied = () if left else ("0 play witch a6", "0 give soldier 1")
    s = scene(
        *BARE,
        holds=[["prince", "advisor", "witch", "ghost", *holds], ["barbarian", "dragon"]],
        reserve=BARE_RESERVE,
    )
    s.act(*emptied, *acts)
    assert len(s.reserve) == left
    return s
