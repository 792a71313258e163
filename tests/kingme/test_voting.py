"""The vote: K10 to K13, and its secrecy."""

from itertools import permutations, product

import pytest
from tests.kingme.tables import (
    GAME,
    crown,
    floors,
    go,
    lead,
    legal,
    noes,
    oust,
    say,
    scattered,
)
from tests.rule import rule

from regalia.kernel.errors import IllegalMove
from regalia.kernel.event import SPECTATOR, Event
from regalia.kernel.rng import from_number
from regalia.kernel.seats import seats_of
from regalia.kernel.state import State


def at_a_vote(seats: int = 4) -> State:
    """I is nominated by seat 2."""
    state = scattered("ABON VGP DJ IKLM", list(range(1, seats + 1)))
    lead(state, "I")
    return state


def seen(log: list[Event], seat: int) -> list[Event]:
    return [event.seen_by(seat) for event in log]


@rule("K10")
def test_all_are_asked_at_the_same_time() -> None:
    state = at_a_vote()
    assert seats_of(state.pending) == [0, 1, 2, 3]
    assert all(legal(state, seat) == ["yes", "no"] for seat in range(4))
    say(state, 2, "no")
    assert seats_of(state.pending) == [0, 1, 3]
    assert legal(state, 2) == []
    with pytest.raises(IllegalMove, match=r"cast already.*K10"):
        say(state, 2, "yes")


@rule("K10")
@pytest.mark.parametrize("voter", [0, 1, 2, 3])
def test_nobody_else_learns_a_vote_before_the_last_one_is_in(voter: int) -> None:
    yes, no = at_a_vote(), at_a_vote()
    told_yes: list[Event] = []
    told_no: list[Event] = []
    say(yes, voter, "yes", told_yes)
    say(no, voter, "no", told_no)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        if viewer != voter:
            assert yes.view(viewer) == no.view(viewer)
            assert yes.view(viewer).table() == no.view(viewer).table()
            assert yes.view(viewer).table()["votes"] == [None] * 4
            assert seen(told_yes, viewer) == seen(told_no, viewer)
            assert seen(told_yes, viewer)[0].facts == {"seat": voter, "vote": None}
    assert yes.view(voter) != no.view(voter)
    votes = no.view(voter).table()["votes"]
    assert votes == ["no" if seat == voter else None for seat in range(4)]
    assert seen(told_no, voter)[0].facts == {"seat": voter, "vote": "no"}


@rule("K10")
def test_the_owner_of_the_table_sees_votes_cast_and_not_yet_shown() -> None:
    state = at_a_vote()
    say(state, 1, "yes")
    say(state, 3, "no")
    assert state.table()["votes"] == [None, "yes", None, "no"]
    assert noes(state) == [3, 3, 3, 3]  # a No card is gone when it is shown


@rule("K10")
def test_votes_are_shown_together_each_with_its_player() -> None:
    state = at_a_vote()
    log = go(state, "ynny")
    shown = [event for event in seen(log, SPECTATOR) if event.name != "voted"]
    assert [(event.name, event.facts) for event in shown] == [
        ("agreed", {"seats": [0, 3]}),
        ("objected", {"seats": [1, 2]}),
        ("rejected", {"courtier": "I", "by": 2}),
    ]
    assert state.table()["votes"] == [None] * 4


@rule("K10")
def test_the_order_of_sealed_votes_makes_no_difference() -> None:
    for votes in product(("yes", "no"), repeat=3):
        ends = []
        for order in permutations(range(3)):
            state = at_a_vote(3)
            log: list[Event] = []
            for seat in order:
                say(state, seat, votes[seat], log)
            ends.append((state, [event for event in log if event.name != "voted"]))
        assert all(end == ends[0] for end in ends)


@rule("K10")
def test_votes_imagined_for_others_are_possible_and_of_both_kinds() -> None:
    state = at_a_vote()
    say(state, 0, "no")
    say(state, 3, "yes")
    view = state.view(3)
    rng = from_number(3)
    imagined = set()
    for _ in range(40):
        world = GAME.imagine(view, rng)
        votes = world.table()["votes"]
        assert isinstance(votes, list)
        assert votes[1:] == [None, None, "yes"]
        imagined.add(votes[0])
        assert world.view(3) == view
    assert imagined == {"yes", "no"}


@rule("K13")
def test_no_is_never_imagined_for_a_seat_without_no_cards() -> None:
    state = at_a_vote(6)
    go(state, "nyyyyy")
    lead(state, "K")
    go(state, "nyyyyy")
    lead(state, "L")
    say(state, 0, "yes")
    rng = from_number(3)
    for _ in range(40):
        votes = GAME.imagine(state.view(1), rng).table()["votes"]
        assert isinstance(votes, list)
        assert votes[0] == "yes"


@rule("K11")
def test_the_nominee_of_all_is_king_and_the_round_ends() -> None:
    state = at_a_vote()
    log = go(state, "yyyy")
    assert floors(state).endswith(" I")
    assert state.table()["phase"] == "over"
    assert state.pending == 0
    assert Event("crowned", {"courtier": "I", "by": 2}) in log


@rule("K12")
@pytest.mark.parametrize("votes", ["nyyy", "ynyy", "yyny", "yyyn", "nnyy", "nnnn"])
def test_a_single_no_puts_the_nominee_out(votes: str) -> None:
    state = at_a_vote()
    go(state, votes)
    assert state.table()["out"] == ["I"]
    assert floors(state) == "ABNO VGP DJ KLM - - -"
    assert state.table()["phase"] == "ascent"
    assert "I^" not in legal(state)
    with pytest.raises(IllegalMove, match=r"out for this round.*K12"):
        go(state, "I^")


@rule("K12")
def test_played_no_cards_are_gone_and_yes_cards_return() -> None:
    state = at_a_vote()
    go(state, "ynyn")
    assert noes(state) == [3, 2, 3, 2]
    lead(state, "K")
    go(state, "nnyy")
    assert noes(state) == [2, 1, 3, 2]
    assert state.table()["out"] == ["I", "K"]


@rule("K12")
def test_the_turn_passes_to_the_player_left_of_the_crown_holder() -> None:
    state = at_a_vote()
    go(state, "nyyy")
    assert state.table()["crown"] == 2
    assert seats_of(state.pending) == [3]
    lead(state, "K")
    assert state.table()["crown"] == 1
    go(state, "nyyy")
    assert seats_of(state.pending) == [2]


@rule("K13")
def test_a_player_without_no_cards_is_asked_and_can_only_say_yes() -> None:
    state = at_a_vote(5)
    go(state, "nyyyy")
    lead(state, "K")
    go(state, "nyyyy")
    lead(state, "L")
    assert noes(state) == [0, 2, 2, 2, 2]
    assert seats_of(state.pending) == [0, 1, 2, 3, 4]
    assert legal(state, 0) == ["yes"]
    assert legal(state, 1) == ["yes", "no"]
    with pytest.raises(IllegalMove, match=r"no No card left.*K13"):
        say(state, 0, "no")
    go(state, "ynyyy")
    assert state.table()["out"] == ["I", "K", "L"]


@rule("K13")
@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (4, 3), (5, 2), (6, 2)])
def test_when_nobody_has_a_no_card_the_vote_is_held_and_the_nominee_crowned(
    seats: int, cards: int
) -> None:
    state = scattered("ABON VGP DJ IKLM", list(range(1, seats + 1)))
    for letter in "IKLM"[:cards]:
        lead(state, letter)
        go(state, "n" * seats)
    assert noes(state) == [0] * seats
    lead(state, "V")
    assert seats_of(state.pending) == list(range(seats))
    assert all(legal(state, seat) == ["yes"] for seat in range(seats))
    crown(state, "V")
    assert floors(state).endswith(" V")
    assert state.pending == 0


@rule("K13")
@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 12), (5, 10), (6, 12)])
def test_no_cards_run_out_before_courtiers_do(seats: int, cards: int) -> None:
    state = scattered("ABON VGP DJ IKLM", list(range(1, seats + 1)))
    ousted = "IKLMDJVGPABONI"[:cards]
    oust(state, ousted)
    assert noes(state) == [0] * seats
    assert state.table()["out"] == list(ousted)
    last = next(one for one in "NO" if one not in ousted)
    crown(state, last)
    assert floors(state).endswith(f" {last}")
    assert state.pending == 0


def test_there_is_no_vote_before_a_nomination() -> None:
    state = scattered("ABON VGP DJ IKLM", [1, 2, 3])
    with pytest.raises(IllegalMove, match=r"no vote now.*K9"):
        say(state, 0, "yes")
