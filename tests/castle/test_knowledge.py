"""Who knows what of the hands (C60, C61)."""

import pytest
from tests.castle.tables import GAME, Play, table_after
from tests.rule import rule

from regalia.kernel.event import SPECTATOR
from regalia.kernel.rng import rng_from_seed

EVERYBODY = {SPECTATOR, 0, 1, 2}


def seats_that_know(s: Play, hand: int, card: str) -> set[int]:
    """Those who know a card to be in a hand."""
    return {seer for seer, cards in s.known(hand).items() if card in cards}


def copies_known_by_seat(s: Play, hand: int, card: str) -> list[int]:
    """How many of a card a spectator and each seat know to be in a hand."""
    known = s.known(hand)
    return [known[seer].count(card) for seer in sorted(known)]


def facts_of_events(s: Play, name: str) -> list[dict[str, object]]:
    """The whole facts of all events of a name."""
    return [{**event.facts} for event in s.told_events if event.name == name]


def cards_told_by_seat(s: Play, name: str) -> list[list[object]]:
    """The cards of all events of a name as a spectator and each seat hear of them."""
    events = [event for event in s.events if event.event_type.name == name]
    return [
        [event.as_seen_by(seer).facts["card"] for seer in (SPECTATOR, *range(s.seats))]
        for event in events
    ]


# the deal, drawing, swapping, playing


@rule("C60", "C3")
def test_a_hand_is_seen_by_its_owner_alone_and_everybody_counts_it() -> None:
    s = table_after(holds=[["king"], ["queen"], ["spy"]], seats=3)
    for hand in range(3):
        for seer, cards in s.shown(hand).items():
            assert cards == (s.hand(hand) if seer == hand else [None] * 7)


@rule("C60", "C3")
def test_decks_are_seen_by_nobody_their_owner_included() -> None:
    s = table_after(seats=3)
    for seer in EVERYBODY:
        table = s.state.view(seer).table_as_dict()
        assert [seat["deck"] for seat in table["seats"]] == [[None] * 8] * 3
        assert table["reserve"] == s.reserve


@rule("C60")
def test_a_card_drawn_is_known_to_its_owner_alone() -> None:
    s = table_after(decks=[["spy"]], seats=3)
    s.act("0 draw")
    assert seats_that_know(s, 0, "spy") == {0}
    assert s.sees(1, 0) == [None] * 8
    assert cards_told_by_seat(s, "drew") == [[None, "spy", None, None]]


@rule("C60")
def test_two_draws_that_differ_look_alike_to_all_the_others() -> None:
    one = table_after(decks=[["spy", "king"]], seats=3)
    other = table_after(decks=[["king", "spy"]], seats=3)
    for s in (one, other):
        s.act("0 draw")
    for seer in (SPECTATOR, 1, 2):
        assert one.state.view(seer) == other.state.view(seer)
    assert one.state.view(0) != other.state.view(0)


@rule("C60")
def test_a_card_swapped_into_a_hand_is_known_to_everybody() -> None:
    s = table_after(holds=[["king"]], reserve=["spy"], seats=3)
    s.act("0 swap king spy")
    assert seats_that_know(s, 0, "spy") == EVERYBODY
    assert "king" in s.reserve
    assert s.sees(SPECTATOR, 0) == ["spy", *[None] * 6]


@rule("C60")
def test_a_known_card_is_known_until_it_is_swapped_away() -> None:
    s = table_after(holds=[["king"]], reserve=["spy", "thief"], seats=3)
    s.act("0 swap king spy", "0 swap spy thief")
    assert s.sees(SPECTATOR, 0) == ["thief", *[None] * 6]


@rule("C60")
def test_a_known_card_is_known_until_it_is_played() -> None:
    s = table_after(holds=[["king"]], reserve=["prince"], seats=3)
    s.act("0 swap king prince")
    s.wait_for(0)
    assert seats_that_know(s, 0, "prince") == EVERYBODY  # turns go by
    s.act("0 play prince c3")
    assert seats_that_know(s, 0, "prince") == set()


@rule("C60")
def test_of_two_cards_of_a_name_the_known_one_may_have_been_played() -> None:
    s = table_after(holds=[["king", "knight", "soldier"]], reserve=["knight"], seats=3)
    s.act("0 swap king knight")
    assert copies_known_by_seat(s, 0, "knight") == [1, 2, 1, 1]
    s.act("0 play soldier b1", "0 play knight b1")
    assert copies_known_by_seat(s, 0, "knight") == [0, 1, 0, 0]


@rule("C60")
def test_playing_an_unknown_card_leaves_the_known_ones_known() -> None:
    s = table_after(holds=[["king", "prince"]], reserve=["spy"], seats=3)
    s.act("0 swap king spy", "0 play prince c3")
    assert seats_that_know(s, 0, "spy") == EVERYBODY


# the board and the reserve


@rule("C60", "C8")
@pytest.mark.parametrize(
    ("card", "power"),
    [
        ("archer a1", "2 play king c3"),
        ("herald out", "2 play archer a6"),
        ("prince c3", "2 play enchanter out"),
        ("archer a1", "2 play ghost a1"),
    ],
)
def test_a_card_returned_to_a_hand_is_known_to_everybody(card: str, power: str) -> None:
    name = card.split()[0]
    s = table_after(f"1 play {card}", power, seats=3)
    assert s.hand(1).count(name) == 1
    assert seats_that_know(s, 1, name) == EVERYBODY


@rule("C60", "C50")
def test_soldiers_returned_by_the_engines_are_all_known() -> None:
    engines = [f"0 play siege-engine {slot}" for slot in ("north", "east", "south", "west")]
    soldiers = ("1 play soldier b1", "1 play soldier f2")
    s = table_after(*soldiers, *engines[:3], then=engines[3], seats=3)
    s.ready(0)
    before = copies_known_by_seat(s, 1, "soldier")
    s.act(engines[3])
    assert copies_known_by_seat(s, 1, "soldier") == [known + 2 for known in before]


@rule("C60", "C48")
def test_a_card_given_by_the_witch_is_known_to_everybody() -> None:
    s = table_after("0 play witch a1", "0 give spy 1", reserve=["spy"], seats=3)
    assert seats_that_know(s, 1, "spy") == EVERYBODY
    assert len(s.sees(SPECTATOR, 1)) == 8


@rule("C60", "C49")
def test_cards_taken_with_the_alchemist_are_known_to_everybody() -> None:
    acts = ("0 play alchemist a1", "0 exchange king spy", "0 exchange queen thief")
    s = table_after(
        *acts, holds=[["alchemist", "king", "queen"]], reserve=["spy", "thief"], seats=3
    )
    assert seats_that_know(s, 0, "spy") == seats_that_know(s, 0, "thief") == EVERYBODY
    assert s.sees(2, 0) == ["spy", "thief", *[None] * 4]


# the Courtesan


def table_after_trade(seed: int) -> tuple[Play, str]:
    """Seat 1 has taken up the Spy openly; seat 0 gives it the King, and takes a random card."""
    holds = [["courtesan", "king"], ["thief"], []]
    s = table_after(holds=holds, reserve=["spy"], seats=3, seed=f"{seed:032x}")
    s.ready(1)
    s.act("1 swap thief spy")
    assert seats_that_know(s, 1, "spy") == EVERYBODY
    s.act("0 play courtesan c3", "0 trade king 1")
    return s, str(facts_of_events(s, "drawn-from")[0]["card"])


@rule("C60", "C28")
def test_what_the_courtesan_takes_and_gives_is_known_to_the_two_alone() -> None:
    s = table_after(holds=[["courtesan", "king"], ["thief"], []], seats=3)
    s.act("0 play courtesan c3", "0 trade king 1")
    taken = str(facts_of_events(s, "drawn-from")[0]["card"])
    assert seats_that_know(s, 1, "king") == {0, 1}
    assert seats_that_know(s, 0, taken) >= {0, 1}
    assert copies_known_by_seat(s, 0, taken)[0] == copies_known_by_seat(s, 0, taken)[3] == 0
    assert cards_told_by_seat(s, "drawn-from") == [[None, taken, taken, None]]
    assert cards_told_by_seat(s, "passed") == [[None, "king", "king", None]]
    assert s.sees(SPECTATOR, 1) == [None] * 7


@rule("C61", "C28")
def test_a_known_card_may_have_been_taken_as_far_as_the_others_know() -> None:
    gone = set()
    for seed in range(12):
        s, taken = table_after_trade(seed)
        gone.add(taken == "spy")
        stays = taken != "spy"
        assert seats_that_know(s, 1, "spy") == ({0, 1} if stays else set())
        assert seats_that_know(s, 0, "spy") == (set() if stays else {0, 1})
    assert gone == {True, False}


@rule("C61", "C28")
def test_of_two_known_cards_of_a_name_one_surely_stays() -> None:
    holds = [["courtesan", "king"], ["thief", "spy"], []]
    s = table_after(holds=holds, reserve=["knight", "knight"], seats=3)
    s.ready(1)
    s.act("1 swap thief knight", "1 swap spy knight")
    s.ready(0)
    assert copies_known_by_seat(s, 1, "knight")[0] == 2
    s.act("0 play courtesan e5", "0 trade king 1")
    known = copies_known_by_seat(s, 1, "knight")
    assert (known[0], known[3]) == (1, 1)
    assert known[1] == known[2] == s.hand(1).count("knight")


@rule("C61", "C28")
def test_a_known_card_may_have_been_given_away_as_far_as_the_others_know() -> None:
    s = table_after(holds=[["courtesan", "king"], [], []], reserve=["spy"], seats=3)
    s.act("0 swap king spy")
    assert seats_that_know(s, 0, "spy") == EVERYBODY
    s.act("0 play courtesan c3", "0 trade spy 1")
    assert seats_that_know(s, 0, "spy") == set()
    assert seats_that_know(s, 1, "spy") == {0, 1}


@rule("C60", "C28")
def test_a_known_single_card_is_seen_to_go_by_everybody_and_needs_no_chance() -> None:
    cards = ("prince c3", "priest e5", "soldier b1", "soldier c1")
    holds = [["courtesan", "king"], ["thief", *(card.split()[0] for card in cards)], [], [], []]
    s = table_after(holds=holds, reserve=["merchant", "spy"], seats=5, seed=None)
    s.ready(1)
    s.act("1 swap thief merchant", *(f"1 play {card}" for card in cards), "1 swap merchant spy")
    assert s.hand(1) == ["spy"]
    s.act("0 play courtesan b2", "0 trade king 1")
    assert seats_that_know(s, 0, "spy") == {SPECTATOR, 0, 1, 2, 3, 4}
    assert s.hand(1) == ["king"]
    assert seats_that_know(s, 1, "king") == {0, 1}


# the Jester


def table_with_jester() -> Play:
    """Seat 0 has taken up the Spy openly and played the Jester; all have one card to pass."""
    holds = [["jester", "king", "queen"], ["thief"], ["priest"]]
    s = table_after(holds=holds, reserve=["spy"], seats=3)
    s.act("0 swap king spy", "0 play jester c3")
    return s


@rule("C60", "C38")
def test_what_is_passed_is_known_to_the_two_who_pass_and_get_it() -> None:
    s = table_with_jester()
    s.act("0 pass queen", "1 pass thief", "2 pass priest")
    assert seats_that_know(s, 1, "queen") == {0, 1}
    assert seats_that_know(s, 2, "thief") == {1, 2}
    assert seats_that_know(s, 0, "priest") == {2, 0}
    assert cards_told_by_seat(s, "passed") == [
        [None, "queen", "queen", None],
        [None, None, "thief", "thief"],
        [None, "priest", None, "priest"],
    ]


@rule("C61", "C38")
def test_a_known_card_may_have_been_passed_except_for_those_who_saw_another_go() -> None:
    s = table_with_jester()
    assert seats_that_know(s, 0, "spy") == EVERYBODY
    s.act("0 pass queen", "1 pass thief", "2 pass priest")
    assert seats_that_know(s, 0, "spy") == {0, 1}
    s = table_with_jester()
    s.act("0 pass spy", "1 pass thief", "2 pass priest")
    assert seats_that_know(s, 0, "spy") == set()
    assert seats_that_know(s, 1, "spy") == {0, 1}


@rule("C60", "C38")
def test_a_choice_for_the_jester_is_secret_until_all_have_chosen() -> None:
    one, other = table_with_jester(), table_with_jester()
    one.act("0 pass queen", "1 pass thief")
    other.act("0 pass spy", "1 pass soldier")
    assert one.state.view(SPECTATOR) == other.state.view(SPECTATOR)
    assert one.state.view(2) == other.state.view(2)
    assert one.state.view(0) != other.state.view(0)
    assert "queen" in one.hand(0)  # it stays in the hand till then
    assert one.pending == [2]


# the Village idiot


@rule("C60", "C61", "C39")
def test_what_the_village_idiot_makes_them_take_is_known_to_giver_and_taker() -> None:
    holds = [["village-idiot", "king", "queen"], ["thief", "spy"], ["priest", "merchant"]]
    s = table_after("0 play village-idiot c3", holds=holds, seats=3)
    drawn = facts_of_events(s, "drawn-from")
    assert [(event["from"], event["seat"]) for event in drawn] == [(0, 1), (1, 2), (2, 0)]
    for event in drawn:
        giver, taker, card = int(str(event["from"])), int(str(event["seat"])), str(event["card"])
        third = 3 - giver - taker
        assert seats_that_know(s, taker, card) >= {giver, taker}
        assert s.known(taker)[giver] == [card]
        assert s.known(taker)[third] == s.known(taker)[SPECTATOR] == []


@rule("C61", "C39")
def test_a_known_card_may_have_been_taken_by_the_village_idiot() -> None:
    stayed = set()
    for seed in range(12):
        s = table_after(
            holds=[["village-idiot", "king"], [], []],
            reserve=["spy"],
            seats=3,
            seed=f"{seed:032x}",
        )
        s.act("0 swap king spy", "0 play village-idiot c3")
        stays = "spy" in s.hand(0)
        stayed.add(stays)
        assert seats_that_know(s, 0, "spy") == ({0, 1} if stays else set())
        assert seats_that_know(s, 1, "spy") == (set() if stays else {0, 1})
    assert stayed == {True, False}


@rule("C60", "C61", "C28", "C39")
def test_you_know_what_you_gave_until_it_may_have_been_taken_further() -> None:
    taken = set()
    for seed in range(40):
        holds = [["courtesan", "king", "village-idiot"], [], []]
        s = table_after(holds=holds, seats=3, seed=f"{seed:032x}")
        s.act("0 play courtesan c3", "0 trade king 1")
        assert seats_that_know(s, 1, "king") == {0, 1}
        s.act("0 play village-idiot e5")
        stays = "king" in s.hand(1)
        taken.add(not stays)
        assert seats_that_know(s, 1, "king") == ({1} if stays else set())
        assert seats_that_know(s, 2, "king") == (set() if stays else {1, 2})
    assert taken == {True, False}


# nothing more


@rule("C60", "C61")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_is_known_is_true_and_the_table_knows_no_more_than_any_seat(seats: int) -> None:
    options = GAME.read_options({"seats": seats})
    rng = rng_from_seed(f"{seats:032x}")
    s = Play(GAME.deal(options, rng.fork()))
    while s.state.pending:
        for hand in range(seats):
            held, known = s.hand(hand), s.known(hand)
            assert known[hand] == held
            for seer in range(seats):
                assert all(known[seer].count(card) <= held.count(card) for card in held)
                assert set(known[seer]) <= set(held)
                assert all(
                    known[SPECTATOR].count(card) <= known[seer].count(card)
                    for card in known[SPECTATOR]
                )
        seat = s.pending[rng.below(len(s.pending))]
        legal = s.state.legal(seat)
        s.state.apply(seat, legal[rng.below(len(legal))])
