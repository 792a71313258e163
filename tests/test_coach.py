"""What the coach points out is true, follows from the view alone, and can be said."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.chance import drawn_options, random_record, seed_of

from regalia.games import GAMES
from regalia.games.majesty.rules.cards import VALUE_A, VALUE_B
from regalia.kernel.coach import NotableFact, heaviest_facts
from regalia.kernel.event import SPECTATOR
from regalia.kernel.foresight import foresee
from regalia.kernel.parts import value_of, verb_of
from regalia.kernel.play.table import replay_states
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.kernel.view import View

OWN_GAMES = ("majesty", "kingme", "castle")
Facts = dict[str, int | str]
BUILDING_OF = {
    "miller": "mill",
    "brewer": "brewery",
    "witch": "cottage",
    "guard": "guardhouse",
    "knight": "barracks",
    "innkeeper": "inn",
    "noble": "castle",
}
FLOORS = ("servants", "craftsmen", "merchants", "guards", "dignitaries", "nobles", "throne")


def views_of_random_games(name: str, count: int) -> list[View]:
    """Views of pending seats in random games with every number of seats."""
    game = GAMES[name]
    found: list[View] = []
    for number in range(count):
        seats = game.seats[number % len(game.seats)]
        options = drawn_options(game, seats, rng_from_number(number))
        for state, _ in replay_states(random_record(game, options, seed_of(number))):
            found += [state.view(s) for s in range(seats) if state.pending >> s & 1]
    return found


class Position:
    """A view as it goes over the wire, read by plain Python without a line of the rules."""

    def __init__(self, view: View) -> None:
        wire: dict[str, Any] = msgspec.to_builtins(view.to_wire())
        self.view = view
        self.me = int(view.seat)
        self.table: dict[str, Any] = wire["table"]
        self.derived: dict[str, Any] = wire["derived"]
        self.seats: list[dict[str, Any]] = self.table["seats"]
        self.mine = self.seats[self.me]

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.seats)) if seat != self.me]

    # Majesty

    def count(self, seat: int, building: str) -> int:
        return len(self.seats[seat]["buildings"][building])

    def row_card(self, facts: Facts) -> str:
        """The card a fact speaks of, which the seat can pay for."""
        place = int(facts["place"])
        assert self.mine["workers"] >= place - 1
        return str(self.table["row"][place - 1]["card"])

    def fits(self, facts: Facts, building: str) -> bool:
        return building in [BUILDING_OF[one] for one in self.row_card(facts).split("/")]

    def now(self, seat: int) -> int:
        return int(self.derived["seats"][seat]["total"])

    # King Me!

    @property
    def favourites(self) -> list[str]:
        return list(self.derived["seats"][self.me]["favourites"])

    def floor_of(self, courtier: str) -> int:
        floors = [number for number, there in enumerate(self.table["floors"]) if courtier in there]
        return floors[0] if floors else -1

    @property
    def points(self) -> int:
        return int(self.derived["seats"][self.me]["points"])

    # Castle

    def cards_left(self, seat: int) -> int:
        return len(self.seats[seat]["hand"]) + len(self.seats[seat]["deck"])

    def plays(self) -> list[tuple[str, int]]:
        """Every play, by its card."""
        game = GAMES["castle"]
        found = []
        for move in self.view.legal():
            parts = game.parts(self.view, move)
            if verb_of(parts) == "play":
                found.append((str(value_of(parts, "card")), int(move)))
        return found


def majesty_threat(p: Position, f: Facts) -> bool:
    seat = int(f["seat"])
    knights, guards = p.count(seat, "barracks"), p.count(p.me, "guardhouse")
    return (
        seat != p.me
        and (f["knights"], f["guards"], f["more"]) == (knights, guards, knights - guards)
        and knights > guards
        and any(p.mine["buildings"].values())
    )


def majesty_attack(p: Position, f: Facts) -> bool:
    knights = p.count(p.me, "barracks") + 1
    victims = [
        seat
        for seat in p.others
        if p.count(seat, "guardhouse") < knights and any(p.seats[seat]["buildings"].values())
    ]
    return p.fits(f, "barracks") and (f["knights"], f["victims"]) == (knights, len(victims))


def majesty_new_kind(p: Position, f: Facts) -> bool:
    kinds = sum(1 for cards in p.mine["buildings"].values() if cards)
    building = str(f["building"])
    return (
        p.fits(f, building)
        and p.count(p.me, building) == 0
        and (f["kinds"], f["next"]) == (kinds, kinds + 1)
        and f["more"] == (kinds + 1) ** 2 - kinds**2
    )


def majesty_majority(p: Position, f: Facts, shared: bool = False) -> bool:
    building = str(f["building"])
    count = p.count(p.me, building) + 1
    most = max(p.count(seat, building) for seat in p.others)
    values = [table[list(BUILDING_OF.values()).index(building)] for table in (VALUE_A, VALUE_B)]
    return (
        p.fits(f, building)
        and (f["count"], f["most"]) == (count, most)
        and (count == most if shared else count > most)
        and f["value"] in values
        and p.derived["seats"][p.me]["majorities"][building] == 0
    )


def majesty_wounded(p: Position, f: Facts) -> bool:
    return f["wounded"] == len(p.mine["infirmary"]) and f["cost"] == -int(
        p.derived["seats"][p.me]["wounded"]
    )


def majesty_standing(p: Position, f: Facts, sign: int) -> bool:
    best = max(p.now(seat) for seat in p.others)
    lead = p.now(p.me) - best
    return (
        p.now(int(f["seat"])) == best
        and (lead > 0) - (lead < 0) == sign
        and f.get("coins", 0) == abs(lead)
    )


def kingme_top_floor(p: Position, f: Facts) -> bool:
    floor = max(number for number in (1, 2, 3, 4) if len(p.table["floors"][number]) < 4)
    return (
        any(p.floor_of(one) < 0 for one in p.favourites)
        and f["floor"] == FLOORS[floor]
        and f["room"] == 4 - len(p.table["floors"][floor])
        and f["points"] == p.derived["floor_points"][floor]
    )


def kingme_if(p: Position, courtier: str, place: int) -> int:
    return int(p.derived["seats"][p.me]["points_if"][courtier][place])


def kingme_near(p: Position, f: Facts, favourite: bool) -> bool:
    courtier = str(f["courtier"])
    crowned = kingme_if(p, courtier, 6) if favourite else None
    return (
        (courtier in p.favourites) == favourite
        and p.floor_of(courtier) == 5
        and f["points"] == p.points
        and f.get("crowned") == crowned
    )


def kingme_vote(p: Position, f: Facts, favourite: bool) -> bool:
    courtier = str(f["courtier"])
    out = kingme_if(p, courtier, 7) if favourite else None
    return (
        (courtier in p.favourites) == favourite
        and p.floor_of(courtier) == 6
        and f["points"] == p.points
        and f.get("out") == out
    )


def castle_tokens(p: Position) -> int:
    stacks = [*p.table["board"].values(), *p.table["outside"].values()]
    return sum(1 for stack in stacks for card in stack if card["token"] == p.me)


def castle_returned(p: Position, move: int) -> int:
    events = foresee(GAMES["castle"], p.view, move)
    return sum(1 for one in events if one.name == "returned" and one.facts["to"] != p.me)


def castle_returns(p: Position, f: Facts) -> bool:
    best = max(castle_returned(p, move) for card, move in p.plays() if card == f["card"])
    return f["cards"] == best > 0


def castle_playable(p: Position, f: Facts) -> bool:
    kinds = {card for card, _ in p.plays()}
    hand = p.mine["hand"]
    return f["hand"] == len(hand) and f["cards"] == sum(1 for card in hand if card in kinds) > 0


def castle_stuck(p: Position, f: Facts) -> bool:
    return (
        not p.plays()
        and f["hand"] == len(p.mine["hand"])
        and int(f["reserve"]) <= len(set(p.table["reserve"]))
    )


TRUTHS: dict[str, dict[str, Callable[[Position, Facts], bool]]] = {
    "majesty": {
        "threat": majesty_threat,
        "attack": majesty_attack,
        "new-kind": majesty_new_kind,
        "majority": majesty_majority,
        "majority-shared": lambda p, f: majesty_majority(p, f, shared=True),
        "healing": lambda p, f: p.fits(f, "cottage") and p.mine["infirmary"][-1] == f["card"],
        "wounded": majesty_wounded,
        "reach": lambda p, f: (
            f == {"workers": p.mine["workers"], "place": p.mine["workers"] + 1}
            and len(p.table["row"]) > p.mine["workers"] + 1
        ),
        "rich-card": lambda p, f: (
            bool(p.row_card(f)) and p.table["row"][int(f["place"]) - 1]["workers"] == f["workers"]
        ),
        "last-turns": lambda p, f: f["turns"] == 12 - p.table["turn"] // len(p.seats) <= 3,
        "behind": lambda p, f: majesty_standing(p, f, -1),
        "ahead": lambda p, f: majesty_standing(p, f, 1),
        "level": lambda p, f: majesty_standing(p, f, 0),
    },
    "kingme": {
        "unplaced": lambda p, f: (
            f["favourites"] == sum(1 for one in p.favourites if p.floor_of(one) < 0) > 0
        ),
        "all-placed": lambda p, f: all(p.floor_of(one) >= 0 for one in p.favourites),
        "top-floor": kingme_top_floor,
        "noes": lambda p, f: f["noes"] == p.mine["noes"],
        "noes-of-others": lambda p, f: f["noes"] == sum(p.seats[one]["noes"] for one in p.others),
        "near-favourite": lambda p, f: kingme_near(p, f, favourite=True),
        "near-stranger": lambda p, f: kingme_near(p, f, favourite=False),
        "low-favourites": lambda p, f: (
            f["favourites"] == sum(1 for one in p.favourites if p.floor_of(one) in (0, 1, 2)) > 0
            and f["floor"] == FLOORS[2]
        ),
        "vote-favourite": lambda p, f: kingme_vote(p, f, favourite=True),
        "vote-stranger": lambda p, f: kingme_vote(p, f, favourite=False),
        "points-now": lambda p, f: f["points"] == p.points,
    },
    "castle": {
        "herald": lambda p, f: {card for card, _ in p.plays()} == {"king"},
        "cards-to-go": lambda p, f: (
            f
            == {
                "cards": p.cards_left(p.me),
                "hand": len(p.mine["hand"]),
                "deck": len(p.mine["deck"]),
            }
        ),
        "rival": lambda p, f: (
            f["cards"] == p.cards_left(int(f["seat"])) == min(p.cards_left(s) for s in p.others)
        ),
        "own-tokens": lambda p, f: f["cards"] == castle_tokens(p) > 0,
        "playable": castle_playable,
        "nothing-playable": castle_stuck,
        "returns": castle_returns,
        "last-action": lambda p, f: p.table["actions_left"] == 1,
    },
}


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_fact_is_true_and_can_be_said_in_every_language(name: str) -> None:
    game = GAMES[name]
    voices = [Voice(game, language) for language in LANGUAGES]
    seen: set[str] = set()
    for view in views_of_random_games(name, 6 if name == "castle" else 12):
        position = Position(view)
        facts = game.coach.notable_facts(view)
        assert facts, "there is always something to say before a move"
        for fact in facts:
            assert TRUTHS[name][fact.id](position, fact.facts), (fact, view.table_as_dict())
            assert 0 <= fact.weight <= 100
            if fact.id not in seen:
                for voice in voices:
                    assert "{" not in voice.notable_fact_text(fact)
            seen.add(fact.id)
    rare = {"herald", "nothing-playable", "level", "majority-shared"}
    assert seen | rare == set(TRUTHS[name]) | rare, "every kind of fact comes up"


@pytest.mark.parametrize("name", OWN_GAMES)
def test_facts_are_the_same_in_every_world_behind_a_view(name: str) -> None:
    game = GAMES[name]
    rng = rng_from_number(7)
    for view in views_of_random_games(name, 2)[::9]:
        facts = comparable_facts(game.coach.notable_facts(view))
        for _ in range(3):
            world: State = game.imagine(view, rng)
            assert comparable_facts(game.coach.notable_facts(world.view(view.seat))) == facts


def comparable_facts(facts: list[NotableFact]) -> list[tuple[str, Facts, int, list[str]]]:
    """Facts as values that can be compared."""
    return [(one.id, one.facts, int(one.weight), one.marks) for one in facts]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_nothing_is_notable_for_whoever_owes_no_move(name: str) -> None:
    game = GAMES[name]
    state = game.new(seed=3)
    for seat in (SPECTATOR, *range(len(state.scores()))):
        if seat < 0 or not state.pending >> seat & 1:
            assert game.coach.notable_facts(state.view(seat)) == []


def test_the_weightiest_facts_come_first() -> None:
    facts = [NotableFact(name, {}, weight, []) for name, weight in (("a", 3), ("b", 9), ("c", 5))]
    assert [one.id for one in heaviest_facts(facts, 2)] == ["b", "c"]
