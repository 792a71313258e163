"""What each seat knows of the others' hands (C60, C61)."""

import pytest
from tests.castle.stage import GAME, SEED, Stage, stage
from tests.rule import rule

from regalia.kernel.event import SPECTATOR
from regalia.kernel.rng import from_number


def known(s: Stage, seat: int, hand: int) -> list[str]:
    """The cards that a seat knows in a hand."""
    return [card for card in s.sees(seat, hand) if card is not None]


@rule("C60")
def test_hands_and_decks_are_secret_but_their_sizes_are_not() -> None:
    s = stage(["king"], ["queen"])
    assert s.sees(0, 0) == s.hand(0)
    assert s.sees(0, 1) == [None] * 9
    assert s.sees(SPECTATOR, 0) == [None] * 9


@rule("C60")
def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    s = stage([], [], decks=[["king"], []])
    s.move(0, "draw")
    assert "king" in known(s, 0, 0)
    assert s.sees(1, 0) == [None] * 10
    told = s.told[-1]
    assert told.seen_by(0).facts["card"] == "king"
    assert told.seen_by(1).facts["card"] is None
    assert told.seen_by(SPECTATOR).facts["card"] is None


@rule("C60")
def test_a_card_that_returned_is_known_until_it_is_played() -> None:
    s = stage(["prince"], ["queen"])
    s.quiet = True
    s.play(0, "play prince c3")
    s.play(1, "play queen e5")
    assert known(s, 1, 0) == ["prince"]
    assert s.sees(1, 0) == ["prince"] + [None] * 9
    s.play(0, "play prince c3")
    assert known(s, 1, 0) == []


@rule("C60")
def test_a_card_taken_from_the_reserve_is_known_until_it_is_swapped_away() -> None:
    s = stage(["king"], [], reserve=["spy", "thief"])
    s.move(0, "swap king spy")
    assert known(s, 1, 0) == ["spy"]
    s.move(0, "swap spy thief")
    assert known(s, 1, 0) == ["thief"]


@rule("C60")
def test_a_card_given_by_the_witch_is_known() -> None:
    s = stage(["witch"], [], [], reserve=["spy", "soldier"])
    s.play(0, "play witch a1", "give spy 1")
    assert known(s, 0, 1) == known(s, 2, 1) == known(s, SPECTATOR, 1) == ["spy"]


@rule("C60")
def test_cards_known_are_counted_and_one_of_them_leaves_with_each_that_is_played() -> None:
    s = stage(["soldier"] * 3, ["siege-engine"] * 4)
    s.quiet = True
    for space in ("b1", "c1", "b6"):
        s.play(0, f"play soldier {space}")
    for slot in ("north", "east", "south", "west"):
        s.play(1, f"play siege-engine {slot}")
    assert known(s, 1, 0).count("soldier") == 3
    s.play(0, "play soldier b1")
    assert known(s, 1, 0).count("soldier") == 2


@rule("C60", "C38")
def test_a_player_knows_what_he_passed_and_what_was_passed_to_him() -> None:
    s = stage(["jester", "king"], ["queen"], ["spy"])
    s.play(0, "play jester c3")
    s.move(0, "pass king")
    s.move(1, "pass queen")
    s.move(2, "pass spy")
    assert known(s, 0, 1) == ["king"]
    assert known(s, 1, 2) == ["queen"]
    assert known(s, 2, 0) == ["spy"]
    assert known(s, 2, 1) == known(s, 0, 2) == known(s, 1, 0) == []
    passed = [event for event in s.told if event.name == "passed"]
    assert [event.seen_by(0).facts["card"] for event in passed] == ["king", None, "spy"]


@rule("C60", "C38")
def test_a_sealed_card_is_known_to_its_seat_alone_and_stays_in_the_hand() -> None:
    s = stage(["jester", "king"], ["queen"], ["spy"])
    s.play(0, "play jester c3")
    before = s.state.view(0)
    s.move(1, "pass queen")
    after = s.state.view(0)
    assert after.table() == before.table()
    assert list(after.numbers()).count(-1) == list(before.numbers()).count(-1) + 1
    assert s.told[-1].seen_by(2).facts["card"] is None
    assert s.told[-1].seen_by(1).facts["card"] == "queen"


@rule("C60", "C28")
def test_a_trade_is_known_to_its_two_players() -> None:
    s = stage(["courtesan", "king"], ["queen"], ["spy"])
    s.play(0, "play courtesan c3", "trade king 1")
    taken = next(event for event in s.told if event.name == "drawn-from").facts["card"]
    assert known(s, 0, 1) == ["king"]
    assert known(s, 1, 0) == [taken]
    assert known(s, 2, 0) == known(s, 2, 1) == []
    for event in s.told[-2:]:
        assert event.seen_by(0).facts["card"] is not None
        assert event.seen_by(1).facts["card"] is not None
        assert event.seen_by(2).facts["card"] is None


@rule("C60", "C39")
def test_a_player_knows_what_the_village_idiot_took_from_him() -> None:
    s = stage(["village-idiot"], [], [])
    s.play(0, "play village-idiot c3")
    drawn = {
        event.facts["from"]: str(event.facts["card"])
        for event in s.told
        if event.name == "drawn-from"
    }
    for seat in range(3):
        assert known(s, seat, (seat + 1) % 3) == [drawn[seat]]
        assert known(s, seat, (seat + 2) % 3) == []


@rule("C61")
def test_a_random_draw_makes_the_others_knowledge_uncertain() -> None:
    s = stage(["courtesan"], ["king"], ["queen"], reserve=["spy", "soldier"])
    s.wait_for(1)
    s.move(1, "swap king spy")
    assert known(s, 0, 1) == known(s, 2, 1) == ["spy"]
    s.play(0, "play courtesan c3", "trade soldier 1")
    assert known(s, 2, 1) == []  # it may have been taken
    taken = next(event for event in s.told if event.name == "drawn-from").facts["card"]
    assert known(s, 0, 1) == (["soldier"] if taken == "spy" else ["soldier", "spy"])


@rule("C61")
def test_of_several_like_cards_all_but_one_are_still_known() -> None:
    s = stage(["courtesan", "prince"], ["soldier"] * 3, ["siege-engine"] * 4)
    s.quiet = True
    for space in ("b1", "c1", "b6"):
        s.play(1, f"play soldier {space}")
    for slot in ("north", "east", "south", "west"):
        s.play(2, f"play siege-engine {slot}")
    assert known(s, 2, 1).count("soldier") == 3
    while s.turn != 0:
        s.wait()
    before = known(s, 2, 1)
    s.play(0, "play courtesan c3", "trade prince 1")
    after = known(s, 2, 1)
    assert after.count("soldier") == before.count("soldier") - 1
    assert known(s, SPECTATOR, 1).count("soldier") == before.count("soldier") - 1


@rule("C61", "C28")
def test_the_only_card_of_a_hand_is_no_secret_when_it_is_drawn() -> None:
    """Seat 1 holds one card that all have seen; whoever draws it is known to have it."""
    s = stage(
        ["courtesan", "prince"],
        ["soldier", "soldier", "captain", "priest", "herald"],
        *[["soldier"]] * 3,
        reserve=["spy", "soldier"],
    )
    for card in ("soldier b1", "captain b6", "priest e5", "herald out"):
        s.play(1, f"play {card}")
    s.wait_for(1)
    s.move(1, "swap soldier soldier")
    s.move(1, "swap soldier spy")
    while s.turn != 0:
        s.wait()
    only = s.hand(1)
    assert len(only) == 1
    assert known(s, 3, 1) == only
    s.play(0, "play courtesan c3", "trade prince 1")
    assert only[0] in known(s, 3, 0)
    assert only[0] in known(s, SPECTATOR, 0)
    assert known(s, 3, 1) == []
    assert s.told[-2].seen_by(SPECTATOR).facts["card"] == only[0]
    assert s.told[-1].seen_by(SPECTATOR).facts["card"] is None


@rule("C60", "C61")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_imagined_hands_hold_what_is_known_and_random_cards_else(seat: int) -> None:
    s = stage(["courtesan", "king", "jester"], ["queen"], [], reserve=["spy", "soldier"])
    s.play(0, "swap king spy")
    s.play(0, "play jester c3", "pass spy", "pass queen", "pass soldier")
    view = s.state.view(seat)
    rng = from_number(5)
    worlds = [GAME.imagine(view, rng) for _ in range(200)]
    for world in worlds:
        assert world.view(seat) == view
        assert GAME.census(world) == GAME.census(s.state)
    for hand in range(3):
        if hand != seat:
            hands = [Stage(world).hand(hand) for world in worlds]
            assert all(set(known(s, seat, hand)) <= set(cards) for cards in hands)
            assert len({tuple(cards) for cards in hands}) > 100


@rule("C60")
def test_the_generator_is_hidden_and_imagined_anew() -> None:
    s = stage(["courtesan", "king"], ["queen"])
    s.play(0, "play courtesan c3")
    view = s.state.view(0)
    taken = set()
    rng = from_number(3)
    for _ in range(60):
        world = GAME.imagine(view, rng)
        other = Stage(world)
        other.move(0, "trade king 1")
        taken.add(other.told[0].facts["card"])
    assert len(taken) > 5


@rule("C28")
def test_the_same_seed_gives_the_same_chance_after_a_deal_and_after_a_lay() -> None:
    drawn = []
    for _ in range(2):
        s = stage(["courtesan", "king"], ["queen"], seed=SEED)
        s.play(0, "play courtesan c3", "trade king 1")
        drawn.append(s.told[0].facts)
    assert drawn[0] == drawn[1]
