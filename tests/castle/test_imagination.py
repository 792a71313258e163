"""Tables imagined behind a view: those, and only those, that the seat must think possible."""

from collections import Counter

import pytest
from tests.castle.tables import GAME, Play, table_after, table_mid_game
from tests.rule import rule

from regalia import engine
from regalia.games.castle.rules.cards import CARDS
from regalia.games.castle.rules.move_codes import PLAY
from regalia.games.castle.wire.shapes import CastlePast, Doubt, Doubted
from regalia.kernel.event import SPECTATOR, VisibleEvent
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.kernel.view import View

WORLDS = 200
GAMES = 12 if engine.is_compiled() else 1
SINGLE = {row[0] for row in CARDS if row[3] == 1}


def past(state: State | View) -> CastlePast:
    """The past that a wire form tells."""
    told = state.to_wire().past
    assert isinstance(told, CastlePast)
    return told


def imagined_tables(s: Play, seat: int, number: int = WORLDS) -> list[Play]:
    """Some tables that a seat imagines."""
    rng = rng_from_number(seat + 7)
    view = s.state.view(seat)
    return [Play(GAME.imagine(view, rng)) for _ in range(number)]


# whoever is asked has a choice


@rule("C7", "C28")
@pytest.mark.parametrize("seer", [SPECTATOR, 1])
def test_whoever_is_asked_for_the_courtesan_holds_two_kinds(seer: int) -> None:
    hands = [["courtesan", "king", "soldier"], ["soldier", "soldier"]]
    decks = [["soldier"] * 4, ["soldier"] * 5]
    s = table_mid_game({}, hands, decks, ["soldier"])
    s.move(0, "play courtesan c3")
    assert s.asked
    for world in imagined_tables(s, seer):
        assert len(world.legal(0)) > 1
        assert "king" in world.hand(0)


@rule("C7", "C49")
def test_whoever_is_asked_for_the_alchemist_has_a_choice() -> None:
    hands = [["alchemist", "king", "soldier"], ["soldier", "soldier"]]
    s = table_mid_game({}, hands, [["soldier"] * 4, ["soldier"] * 5], ["soldier"])
    s.move(0, "play alchemist a1")
    assert s.asked
    assert all("king" in world.hand(0) for world in imagined_tables(s, 1))


@rule("C5")
def test_whoever_is_to_act_can() -> None:
    # no deck and no reserve: only the Knight in hand can be played at a full wall
    walls = ["a2", "a3", "a4", "a5", "b1", "c1", "d1", "e1", "b6", "c6", "d6", "e6", "f2"]
    board = dict.fromkeys(walls, "soldier:1") | {"f3": "captain:1", "f4": "traitor:1"}
    board |= dict(
        zip(("a1", "a6", "f1", "f6"), ("sentry", "archer", "witch", "magician"), strict=True)
    )
    hands = [["knight", "ghost"], ["alchemist", "ambassador", "siege-engine", "prince"]]
    s = table_mid_game(
        board | {"b2": "queen:1"}, hands, [[], ["advisor", "mistress", "lady-in-waiting"]]
    )
    for world in imagined_tables(s, 1):
        assert world.legal(0)


@rule("C38")
def test_a_sealed_card_may_be_any_of_the_hand() -> None:
    s = table_after("0 play jester c3", holds=[["king"], ["thief", "spy", "queen"]], seats=3)
    s.act("1 pass spy")
    hidden = Counter(str(past(world.state).sealed[1]) for world in imagined_tables(s, 0))
    assert hidden["soldier"] < WORLDS // 2
    assert len(hidden) > 10
    for world in imagined_tables(s, 0, 20):
        sealed = past(world.state).sealed[1]
        assert sealed in world.hand(1)


@rule("C38")
def test_of_a_known_hand_every_card_may_be_sealed() -> None:
    hands = [["jester", "king"], ["thief", "spy"], ["queen"]]
    s = table_mid_game({}, hands, [[], [], []], ["prince", "priest"])
    s.move(0, "swap king prince")
    s.move(0, "play jester c3")
    s.move(0, "pass prince")
    found = {past(world.state).sealed[0] for world in imagined_tables(s, 1, 5)}
    assert found == {"prince"}
    s.move(1, "pass spy")
    found = {past(world.state).sealed[1] for world in imagined_tables(s, 2)}
    assert {"thief", "spy"} <= found


# a card once seen is in no deck


def pile_of(world: Play, card: str) -> str:
    """The one pile in which a card of a single copy is."""
    for seat, holdings in enumerate(world.table()["seats"]):
        if card in holdings["hand"]:
            return f"hand {seat}"
        if card in holdings["deck"]:
            return f"deck {seat}"
    return "open"


def table_after_trade() -> Play:
    """Seats 0 and 1 have taken up the Spy and the Thief openly; then the Courtesan trades."""
    holds = [["courtesan", "king"], ["queen"], []]
    s = table_after(holds=holds, reserve=["spy", "thief"], seats=3)
    s.act("0 swap king spy")
    s.play(1, "swap queen thief")
    s.act("0 play courtesan c3")
    s.move(0, next(text for text in s.legal() if text.startswith("trade soldier 1")))
    return s


@rule("C60", "C61", "C28")
def test_a_card_that_may_have_been_taken_is_in_one_of_the_two_hands() -> None:
    s = table_after_trade()
    for seer in (SPECTATOR, 2):
        spy = Counter(pile_of(world, "spy") for world in imagined_tables(s, seer))
        thief = Counter(pile_of(world, "thief") for world in imagined_tables(s, seer))
        assert set(spy) == set(thief) == {"hand 0", "hand 1"}
        assert spy["hand 0"] > spy["hand 1"]  # one card of many has gone


@rule("C61", "C28")
def test_of_the_cards_that_may_have_been_taken_one_has() -> None:
    holds = [["courtesan", "king"], ["queen", "prince"], []]
    s = table_after(holds=holds, reserve=["spy", "thief"], seats=3)
    s.play(1, "swap queen thief", "swap prince spy")
    s.act("0 play courtesan c3")
    s.move(0, next(text for text in s.legal() if text.startswith("trade soldier 1")))
    for world in imagined_tables(s, 2):
        assert not {"spy", "thief"} <= set(world.hand(0))


@rule("C61", "C38")
def test_a_card_that_may_have_been_passed_has_gone_no_further() -> None:
    holds = [["jester", "king"], ["thief"], [], []]
    s = table_after("0 swap king spy", "0 play jester c3", holds=holds, reserve=["spy"], seats=4)
    for seat in range(4):
        s.move(seat, "pass soldier")
    for seer in (SPECTATOR, 3):
        assert {pile_of(world, "spy") for world in imagined_tables(s, seer)} == {"hand 0", "hand 1"}
        assert Doubt(0, [Doubted("spy", [0, 1])], 1, 0) in past(s.state.view(seer)).doubts


@rule("C60", "C61")
def test_a_doubt_ends_when_the_card_is_seen_or_can_be_in_one_hand_only() -> None:
    board: dict[str, str] = {}
    hands = [["courtesan", "king", "queen"], ["thief"], ["prince"]]
    s = table_mid_game(board, hands, [["soldier"], ["soldier"], ["soldier"]], ["spy", "knight"])
    s.move(0, "swap queen spy")
    s.move(0, "play courtesan c3")
    s.move(0, "trade king 1")
    assert [one.cards for one in past(s.state).doubts] == [[Doubted("spy", [0, 1])]]
    assert s.hand(1) == ["king"]
    s.move(1, "play king c4")
    if s.asked:
        s.move(1, s.legal()[0])
    # the Spy was not the one card that went to seat 1
    assert past(s.state).doubts == []
    assert "spy" in s.known(0)[SPECTATOR]


@rule("C60", "C61", "C28")
def test_when_what_stayed_is_seen_what_left_is_known() -> None:
    hands = [["courtesan", "king"], ["queen", "prince"], ["priest"]]
    s = table_mid_game(
        {}, hands, [["soldier"] * 3, ["soldier"] * 2, ["soldier"] * 3], ["spy", "thief"]
    )
    s.play(1, "swap queen thief", "swap prince spy")
    s.play(0, "play courtesan c3", "trade king 1")
    (stayed,) = {"spy", "thief"} & {*s.hand(1)}
    (left,) = {"spy", "thief"} & {*s.hand(0)}
    s.play(1, f"play {stayed} d4")
    assert past(s.state).doubts == []
    assert all(left in s.known(0)[seer] for seer in (SPECTATOR, 0, 1, 2))


@rule("C60", "C61", "C28")
def test_when_what_left_is_seen_the_rest_is_known_again() -> None:
    hands = [["courtesan", "prince", "king"], ["queen", "priest"], ["soldier", "soldier"]]
    decks = [["soldier"] * 2, ["soldier"] * 2, ["soldier"] * 2]
    s = table_mid_game({}, hands, decks, ["spy", "thief", "knight"])
    s.move(0, "swap prince knight")
    s.move(0, "swap knight prince")
    s.move(1, "swap queen spy")
    s.move(1, "swap priest thief")
    s.move(2, "draw")
    s.move(2, "draw")
    s.move(0, "play courtesan c3")
    s.move(0, "trade prince 1")
    # the whole hand was known, so one of the two has gone
    both = [Doubted("spy", [0, 1]), Doubted("thief", [0, 1])]
    assert Doubt(1, both, 1, 1) in past(s.state).doubts
    for world in imagined_tables(s, 2):
        assert len({"spy", "thief"} & set(world.hand(0))) == 1
        assert len({"spy", "thief"} & set(world.hand(1))) == 1
    gone = next(card for card in ("spy", "thief") if card in s.hand(0))
    s.move(0, f"play {gone} e5")
    assert {"spy", "thief"} & set(s.known(1)[2]) == {"spy", "thief"} - {gone}


@rule("C61", "C28")
def test_a_soldier_seen_elsewhere_may_be_another_one() -> None:
    taken = set()
    for seed in range(30):
        holds = [["courtesan", "king"], ["queen"], []]
        s = table_after(holds=holds, reserve=["spy", "soldier"], seats=3, seed=f"{seed:032x}")
        s.play(1, "swap queen spy")
        s.play(1, "swap soldier soldier")
        s.play(0, "play courtesan c3")
        s.move(0, "trade king 1")
        taken.add("spy" in s.hand(0))
        s.play(0, "play soldier b1")
        assert "spy" not in s.known(1)[SPECTATOR]
        assert {pile_of(world, "spy") for world in imagined_tables(s, SPECTATOR, 60)} == {
            "hand 0",
            "hand 1",
        }
    assert taken == {True, False}


# against an oracle that only listens


class Listener:
    """Where the cards of a single copy can be, by what one seat is told and nothing else."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.hands: dict[str, set[int]] = {}
        shown = state.view(seat).table_as_dict()
        for hand, holdings in enumerate(shown["seats"]):
            for card in holdings["hand"]:
                self.see(card, {hand})
        for card in shown["reserve"]:
            self.see(card, set())

    def see(self, card: object, hands: set[int]) -> None:
        """A card is seen to be in these hands, or in the open."""
        if isinstance(card, str) and card in SINGLE:
            self.hands[card] = hands

    def hear(self, told: list[VisibleEvent]) -> None:
        """What was told of one move; cards that change hands do so at the same time."""
        before: dict[str, set[int]] = {}
        for one in told:
            facts = one.facts
            if one.name in ("passed", "drawn-from"):
                before = before or {card: set(hands) for card, hands in self.hands.items()}
                giver = facts["seat"] if one.name == "passed" else facts["from"]
                taker = facts["to"] if one.name == "passed" else facts["seat"]
                assert isinstance(taker, int)
                if facts["card"] is None:
                    for card, hands in before.items():
                        if giver in hands:
                            self.hands[card].add(taker)
                else:
                    self.see(facts["card"], {taker})
            elif one.name in ("drew", "took-up", "returned", "gave"):
                taker = facts["seat"] if one.name in ("drew", "took-up") else facts["to"]
                assert isinstance(taker, int)
                self.see(facts["card"], {taker})
            elif one.name in ("played", "entered", "laid-down", "shelved"):
                self.see(facts["card"], set())

    def check(self, world: Play) -> None:
        """Sees that a world has every card where it can be."""
        for card, hands in self.hands.items():
            found = pile_of(world, card)
            allowed = {f"hand {hand}" for hand in hands} or {"open"}
            assert found in allowed, f"{card} is in {found}, not in {allowed}"


def lively_move(state: State, seat: int, rng: Rng) -> int:
    """A random move that is seldom a swap or a draw."""
    legal = [int(move) for move in state.legal(seat)]
    plays = [move for move in legal if move >= PLAY]
    among = plays if plays and rng.below(5) else legal
    return among[rng.below(len(among))]


@rule("C60", "C61")
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_imagined_is_what_a_listener_thinks_possible(seats: int) -> None:
    rng = rng_from_number(60 + seats)
    for _ in range(GAMES):
        s = Play(GAME.deal(GAME.read_options({"seats": seats}), rng))
        listeners = [Listener(s.state, seat) for seat in range(-1, seats)]
        while s.state.pending:
            among = seats_in_mask(s.state.pending)
            seat = among[rng.below(len(among))]
            start = len(s.events)
            s.state.apply(seat, lively_move(s.state, seat, rng), s.events)
            for one in listeners:
                one.hear([event.as_seen_by(one.seat) for event in s.events[start:]])
            one = listeners[rng.below(len(listeners))]
            world = Play(GAME.imagine(s.state.view(one.seat), rng))
            one.check(world)
            for pending in world.pending:
                # only the Jester asks where there is nothing to choose
                legal = world.legal(pending)
                chosen = world.asked and not legal[0].startswith("pass ")
                assert len(legal) > (1 if chosen else 0)
