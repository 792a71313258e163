"""The end: the last turn, the final scoring, the winners (M27, M40-M42)."""

import pytest
from tests.majesty.tables import (
    MAJESTY,
    PLACES,
    cards,
    coins,
    deal,
    final_score,
    infirmary,
    options_deal_and_moves,
    realm,
    row,
    table,
    table_after_turns,
    table_after_whole_game,
    workers,
)
from tests.rule import rule
from tests.stacked import play, refusal, told_events

from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import lowest_seat
from regalia.kernel.state import State

TWELVE_MILLERS = ["miller"] * 9 + ["miller/brewer:miller"] * 3
TWO_OF_EACH = [*["brewer"] * 2, *["witch"] * 2, *["guard"] * 2]
TWO_OF_EACH += [*["knight"] * 2, *["innkeeper"] * 2, *["noble"] * 2]

# no knights, the same twelve cards for both
QUIET = ["miller", "brewer", "witch", "guard", "innkeeper", "noble"]
QUIET += ["miller", "brewer", "witch", "guard", "miller", "miller"]

VALUES = {
    "A": (10, 11, 12, 13, 14, 15, 16),
    "B": (14, 12, 12, 8, 8, 12, 16),
}


def majorities(state: State, seat: int) -> dict[str, int]:
    """The buildings a seat leads, with what they pay."""
    return {name: value for name, value in final_score(state, seat)["majorities"].items() if value}


def random_game(seats: int, number: int, **options: object) -> State:
    """A random game, checked turn by turn for a full row (M40)."""
    rng = rng_from_number(number)
    state = MAJESTY.deal(MAJESTY.read_options({"seats": seats, **options}), rng)
    while state.pending:
        if table(state)["taken"] is None:
            assert len(row(state)) == 6
        seat = lowest_seat(state.pending)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


# M40


@rule("M40")
@pytest.mark.parametrize(("seats", "turns"), [(2, 24), (3, 36), (4, 48)])
@pytest.mark.parametrize("edition", ["ru", "pl"])
def test_the_game_ends_when_everyone_has_taken_twelve_cards(
    seats: int, turns: int, edition: str
) -> None:
    for number in range(5):
        state = random_game(seats, number, edition=edition)
        assert table(state)["turn"] == turns
        for seat in table(state)["seats"]:
            assert sum(map(len, seat["buildings"].values())) + len(seat["infirmary"]) == 12


@rule("M40")
def test_nobody_is_pending_and_nobody_moves_after_the_end() -> None:
    options, cards_, moves = options_deal_and_moves(tuple(zip_turns(QUIET, QUIET)), {})
    state = play(MAJESTY, options, cards_, *moves)
    assert state.pending == 0
    assert [len(state.legal(seat)) for seat in (0, 1)] == [0, 0]
    assert refusal(MAJESTY, options, cards_, *moves, "0 1") == "the game is over"


def zip_turns(mine: list[str], theirs: list[str]) -> list[str]:
    """The turns of two, one after the other."""
    return [turn for pair in zip(mine, theirs, strict=True) for turn in pair]


@rule("M40")
def test_before_the_last_turn_nothing_is_scored_and_nobody_has_won() -> None:
    state = table_after_turns(*zip_turns(QUIET, QUIET)[:23])
    assert state.winners() == []
    assert "final" not in realm(state, 0)
    assert state.pending == 0b10


@rule("M40")
def test_with_two_the_last_turn_refills_the_row_and_three_cards_stay_undrawn() -> None:
    state = random_game(2, 8)
    assert len(row(state)) == 6
    assert len(table(state)["deck"]) == 3


@rule("M40")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("edition", ["ru", "en", "pl", "de"])
def test_with_three_and_four_only_the_last_refill_finds_no_card(seats: int, edition: str) -> None:
    state = random_game(seats, 8, edition=edition)
    assert len(row(state)) == 5
    assert table(state)["deck"] == []


# M27


@rule("M27A", "M41")
def test_two_wounded_cost_two_coins_in_an_a_game() -> None:
    state = table_after_whole_game(TWO_OF_EACH, TWELVE_MILLERS)
    assert infirmary(state, 1) == ["miller", "miller"]
    assert final_score(state, 1)["wounded"] == -2
    assert final_score(state, 0)["wounded"] == 0


@rule("M27B")
def test_on_side_b_each_wounded_costs_two_and_the_most_ten_more() -> None:
    state = table_after_whole_game(TWO_OF_EACH, TWELVE_MILLERS, sides="AAAAAAAB")
    assert final_score(state, 1)["wounded"] == -2 * 2 - 10
    assert final_score(state, 0)["wounded"] == 0


@rule("M27B")
def test_fewer_wounded_cost_no_ten() -> None:
    mine = ["miller", "knight", "knight", "guard", "guard", "noble", "noble", "innkeeper"]
    theirs = ["noble", "miller", "knight", "guard", "guard", "noble", "noble", "innkeeper"]
    mine += ["innkeeper", "miller", "miller", "miller"]
    theirs += ["innkeeper", "miller", "miller", "miller"]
    # seat 0 attacks twice, seat 1 once
    state = table_after_whole_game(mine, theirs, sides="AAAAAAAB")
    assert [len(infirmary(state, seat)) for seat in (0, 1)] == [1, 2]
    assert [final_score(state, seat)["wounded"] for seat in (0, 1)] == [-2, -14]
    # now the other way round, seat 1 being the stronger
    mine = ["noble", "miller", "knight", "guard", "guard", *mine[5:]]
    theirs = ["miller", "knight", "knight", "guard", "guard", *theirs[5:]]
    state = table_after_whole_game(mine, theirs, sides="AAAAAAAB")
    assert [len(infirmary(state, seat)) for seat in (0, 1)] == [2, 1]
    assert [final_score(state, seat)["wounded"] for seat in (0, 1)] == [-14, -2]


@rule("M27B")
def test_all_who_tie_for_the_most_wounded_pay_the_ten() -> None:
    mine = ["miller", "knight", "guard", "guard", "noble", "noble", "innkeeper", "innkeeper"]
    theirs = ["noble", "knight", "guard", "guard", "noble", "noble", "innkeeper", "innkeeper"]
    state = table_after_whole_game(
        [*mine, *["miller"] * 4], [*theirs, *["miller"] * 4], sides="AAAAAAAB"
    )
    assert [len(infirmary(state, seat)) for seat in (0, 1)] == [1, 1]
    assert [final_score(state, seat)["wounded"] for seat in (0, 1)] == [-12, -12]


@rule("M27B")
def test_without_wounded_nobody_pays_the_ten() -> None:
    state = table_after_whole_game(QUIET, QUIET, sides="AAAAAAAB")
    assert [final_score(state, seat)["wounded"] for seat in (0, 1)] == [0, 0]


@rule("M16", "M27B", "M41")
def test_the_final_scoring_can_end_below_zero() -> None:
    knights = ["knight"] * 3 + ["miller/knight"] * 2 + ["brewer/knight"] + ["guard/knight"] * 2
    knights += ["knight/innkeeper"] * 3
    attacker = [*knights, "noble"]
    victim = ["brewer"] * 6 + ["miller/brewer"] * 3 + ["brewer/witch"] * 3
    # seat 0 pays a worker for each brewer and gets one for it, but never a coin
    shown = deal(*zip_turns(attacker, victim))
    moves: list[str] = []
    for mine, theirs in zip(victim, attacker, strict=True):
        moves.append("0 2" + (":brewer" if "/" in mine else ""))
        moves.append("1 1" + (":knight" if "/" in theirs else ""))
    options = {"seats": 2, "deck": "all", "sides": "ABAAAAAB"}
    before = play(MAJESTY, options, shown, *moves[:-1])
    assert coins(before)[0] == 0
    state = play(MAJESTY, options, shown, *moves)
    assert final_score(state, 0)["wounded"] == -2 * 11 - 10
    assert final_score(state, 0)["variety"] == 1
    assert majorities(state, 0) == {"brewery": 12}
    assert coins(state)[0] == -32 + 1 + 12
    assert state.scores()[0] == -19


# M41


@rule("M41")
def test_variety_is_the_square_of_the_occupied_buildings() -> None:
    state = table_after_whole_game(TWO_OF_EACH, TWELVE_MILLERS)
    assert final_score(state, 0)["variety"] == 36
    assert final_score(state, 1)["variety"] == 1
    four = ["miller"] * 4 + ["guard"] * 2 + ["innkeeper"] * 2 + ["noble"] * 2 + ["miller"] * 2
    five = ["brewer"] * 6 + ["guard"] * 2 + ["innkeeper"] * 2 + ["noble"] * 1 + ["miller"]
    state = table_after_whole_game(four, five)
    assert final_score(state, 0)["variety"] == 16
    assert final_score(state, 1)["variety"] == 25


@rule("M41", "M14")
def test_a_building_whose_people_are_all_wounded_is_not_occupied() -> None:
    # seat 1 loses its only witch
    theirs = ["witch", "noble", "noble", "noble", "innkeeper", "innkeeper"]
    theirs += ["guard", "guard", "innkeeper", "innkeeper/noble:noble", "innkeeper/noble:noble"]
    theirs += ["noble"]
    mine = ["miller", "knight", *["miller"] * 8, *["brewer"] * 2]
    state = table_after_whole_game(mine, theirs)
    assert infirmary(state, 1) == ["witch"]
    assert cards(state, 1, "cottage") == []
    assert final_score(state, 1)["variety"] == 9
    assert final_score(state, 1)["wounded"] == -1
    assert "cottage" not in majorities(state, 1)


@rule("M41")
def test_the_wounded_are_counted_before_they_leave_and_are_still_shown() -> None:
    state = table_after_whole_game(TWO_OF_EACH, TWELVE_MILLERS)
    assert infirmary(state, 1) == ["miller", "miller"]
    log = told_events(MAJESTY, *end_of(TWO_OF_EACH, TWELVE_MILLERS))
    scoring = [line for line in log if line.split()[0] in ("tended", "varied", "led", "finished")]
    assert scoring[0] == "varied 0 6 36"
    assert scoring[1:3] == ["tended 1 2", "varied 1 1 1"]
    assert scoring[3:] == [
        "led 1 mill 10",
        "led 0 brewery 11",
        "led 0 cottage 12",
        "led 0 guardhouse 13",
        "led 0 barracks 14",
        "led 0 inn 15",
        "led 0 castle 16",
        f"finished {state.winners()}",
    ]


def end_of(
    mine: list[str], theirs: list[str]
) -> tuple[dict[str, object], dict[str, object], *tuple[str, ...]]:
    """The options, the deal and the moves of a whole game of two."""
    options, cards_, moves = options_deal_and_moves(tuple(zip_turns(mine, theirs)), {})
    return options, cards_, *moves


@rule("M41")
@pytest.mark.parametrize(
    "side",
    [
        pytest.param(
            "A", marks=rule("M20A", "M21A", "M22A", "M23A", "M24A", "M25A", "M26A", "M27A")
        ),
        pytest.param(
            "B", marks=rule("M20B", "M21B", "M22B", "M23B", "M24B", "M25B", "M26B", "M27B")
        ),
    ],
)
def test_each_building_pays_its_printed_value_to_whoever_has_most(side: str) -> None:
    state = table_after_whole_game(TWO_OF_EACH, TWELVE_MILLERS, sides=side * 8)
    values = dict(zip(PLACES, VALUES[side], strict=True))
    assert majorities(state, 1) == {"mill": values.pop("mill")}
    assert majorities(state, 0) == values


@rule("M41", "M1")
def test_a_mixture_pays_the_values_of_the_sides_in_use() -> None:
    state = table_after_whole_game(TWO_OF_EACH, TWELVE_MILLERS, sides="BABABABA")
    assert majorities(state, 1) == {"mill": 14}
    assert list(majorities(state, 0).values()) == [11, 12, 13, 8, 15, 16]
    other = table_after_whole_game(TWO_OF_EACH, TWELVE_MILLERS, sides="ABABABAB")
    assert majorities(other, 1) == {"mill": 10}
    assert list(majorities(other, 0).values()) == [12, 12, 8, 14, 12, 16]


@rule("M41")
def test_a_second_player_with_as_many_millers_also_gets_ten() -> None:
    state = table_after_whole_game(QUIET, QUIET)
    assert len(cards(state, 0, "mill")) == len(cards(state, 1, "mill")) == 4
    assert majorities(state, 0)["mill"] == 10
    assert majorities(state, 1)["mill"] == 10


@rule("M41")
def test_fewer_characters_get_nothing() -> None:
    mine = [*QUIET[:10], "miller", "miller"]
    theirs = [*QUIET[:10], "miller", "noble"]
    state = table_after_whole_game(mine, theirs)
    assert majorities(state, 0)["mill"] == 10
    assert "mill" not in majorities(state, 1)
    assert majorities(state, 1)["castle"] == 16
    assert "castle" not in majorities(state, 0)


@rule("M41")
def test_nobody_gets_the_value_of_an_empty_building() -> None:
    state = table_after_whole_game(QUIET, QUIET)
    assert final_score(state, 0)["majorities"]["barracks"] == 0
    assert final_score(state, 1)["majorities"]["barracks"] == 0


@rule("M41", "M14")
def test_the_wounded_win_no_majority() -> None:
    # each takes four millers, and one of seat 1 is wounded
    start = ["noble", "miller", "miller", "miller", "miller"]
    mine = [*start, "knight", "guard", "guard", "brewer", "brewer", "witch", "witch"]
    theirs = [*start, "brewer", "guard", "guard", "brewer", "brewer", "innkeeper", "innkeeper"]
    state = table_after_whole_game(mine, theirs)
    assert infirmary(state, 1) == ["miller"]
    assert majorities(state, 0)["mill"] == 10
    assert "mill" not in majorities(state, 1)


@rule("M41", "M42", "M27A", "M27B")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["ru", "pl"])
def test_the_final_scoring_of_random_games_follows_from_what_lies_there(
    seats: int, edition: str
) -> None:
    for number in range(40):
        sides = f"{number * 37 % 256:08b}".translate({48: "A", 49: "B"})
        state = random_game(seats, number, sides=sides, edition=edition)
        realms = table(state)["seats"]
        most = max(len(realm_["infirmary"]) for realm_ in realms)
        for realm_ in realms:
            hurt = len(realm_["infirmary"])
            ten = 10 if hurt == most > 0 else 0
            assert realm_["final"]["wounded"] == (-hurt if sides[7] == "A" else -2 * hurt - ten)
            occupied = sum(1 for lying in realm_["buildings"].values() if lying)
            assert realm_["final"]["variety"] == occupied**2
            for place, name in enumerate(PLACES):
                mine = len(realm_["buildings"][name])
                leads = mine == max(len(other["buildings"][name]) for other in realms) > 0
                value = VALUES[sides[place]][place]
                assert realm_["final"]["majorities"][name] == (value if leads else 0)
        best = [seat for seat in range(seats) if coins(state)[seat] == max(coins(state))]
        if edition == "pl":
            left = max(workers(state)[seat] for seat in best)
            best = [seat for seat in best if workers(state)[seat] == left]
        assert state.winners() == best
        assert state.scores() == coins(state)


@rule("M41")
def test_the_final_scoring_is_added_to_the_coins_earned_before() -> None:
    turns = zip_turns(TWO_OF_EACH, TWELVE_MILLERS)
    before = coins(table_after_turns(*turns[:23]))
    state = table_after_turns(*turns)
    # the last miller of seat 1 finds nine others
    assert coins(state) == [
        before[0] + 36 + 11 + 12 + 13 + 14 + 15 + 16,
        before[1] + 2 * 10 - 2 + 1 + 10,
    ]


# M42


@rule("M42")
def test_most_coins_wins() -> None:
    state = table_after_whole_game(TWO_OF_EACH, TWELVE_MILLERS)
    assert state.scores()[0] > state.scores()[1]
    assert state.winners() == [0]
    reverse = table_after_whole_game(TWELVE_MILLERS, TWO_OF_EACH)
    assert reverse.scores()[1] > reverse.scores()[0]
    assert reverse.winners() == [1]


@rule("M42")
def test_a_tie_is_shared() -> None:
    state = table_after_whole_game(QUIET, QUIET)
    assert coins(state)[0] == coins(state)[1]
    assert workers(state) == [5, 5]
    assert state.winners() == [0, 1]
