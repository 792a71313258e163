"""The vote: K10 to K13, and its secrecy."""

from itertools import permutations, product

import pytest
from tests.kingme.tables import (
    GAME,
    crown,
    deal_board,
    floors,
    floors_of,
    legal_texts,
    make_move,
    names_and_facts,
    no_cards_by_seat,
    nominate,
    options_of,
    play,
    refusal,
    vote_out,
)
from tests.rule import rule

from regalia.kernel.errors import Refused
from regalia.kernel.event import SPECTATOR, Event, VisibleEvent
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State


def table_at_a_vote(seats: int = 4) -> State:
    """I is nominated by seat 2."""
    state = deal_board("ABON VGP DJ IKLM", list(range(1, seats + 1)))
    nominate(state, "I")
    return state


def events_seen_by(log: list[Event], seat: int) -> list[VisibleEvent]:
    return [event.as_seen_by(seat) for event in log]


@rule("K10")
def test_all_are_asked_at_the_same_time() -> None:
    state = table_at_a_vote()
    assert seats_in_mask(state.pending) == [0, 1, 2, 3]
    assert all(legal_texts(state, seat) == ["yes", "no"] for seat in range(4))
    make_move(state, 2, "no")
    assert seats_in_mask(state.pending) == [0, 1, 3]
    assert legal_texts(state, 2) == []


@rule("K10")
def test_a_vote_cast_cannot_be_changed() -> None:
    deal = {"goals": [[1, 2, 3]], "first": 0, "floors": [floors_of("ABON VGP DJ IKLM")]}
    options = options_of(3, rounds=1, placement="random")
    table = Table(Record(GAME, options, None, deal, None, ["0 I^", "1 I^", "2 I^", "1 no"]))
    with pytest.raises(Refused) as caught:
        table.play(1, "yes")
    assert (caught.value.id, caught.value.facts) == ("not-pending", {"seat": 1, "others": [0, 2]})
    assert table.state.table_as_dict()["votes"] == [None, "no", None]


@rule("K10")
@pytest.mark.parametrize("voter", [0, 1, 2, 3])
def test_nobody_else_learns_a_vote_before_the_last_one_is_in(voter: int) -> None:
    yes, no = table_at_a_vote(), table_at_a_vote()
    told_yes: list[Event] = []
    told_no: list[Event] = []
    make_move(yes, voter, "yes", told_yes)
    make_move(no, voter, "no", told_no)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        if viewer != voter:
            assert yes.view(viewer) == no.view(viewer)
            assert yes.view(viewer).table_as_dict() == no.view(viewer).table_as_dict()
            assert yes.view(viewer).table_as_dict()["votes"] == [None] * 4
            assert events_seen_by(told_yes, viewer) == events_seen_by(told_no, viewer)
            assert events_seen_by(told_yes, viewer)[0].facts == {"seat": voter, "vote": None}
    assert yes.view(voter) != no.view(voter)
    votes = no.view(voter).table_as_dict()["votes"]
    assert votes == ["no" if seat == voter else None for seat in range(4)]
    assert events_seen_by(told_no, voter)[0].facts == {"seat": voter, "vote": "no"}


@rule("K10")
def test_the_owner_of_the_table_sees_votes_cast_and_not_yet_shown() -> None:
    state = table_at_a_vote()
    make_move(state, 1, "yes")
    make_move(state, 3, "no")
    assert state.table_as_dict()["votes"] == [None, "yes", None, "no"]
    assert no_cards_by_seat(state) == [3, 3, 3, 3]  # a No card is gone when it is shown


@rule("K10")
def test_votes_are_shown_together_each_with_its_player() -> None:
    state = table_at_a_vote()
    log = play(state, "ynny")
    shown = [event for event in events_seen_by(log, SPECTATOR) if event.name != "voted"]
    assert [(event.name, event.facts) for event in shown] == [
        ("agreed", {"seats": [0, 3]}),
        ("objected", {"seats": [1, 2]}),
        ("rejected", {"courtier": "I", "by": 2}),
    ]
    assert state.table_as_dict()["votes"] == [None] * 4


@rule("K10")
def test_the_order_of_sealed_votes_makes_no_difference() -> None:
    for votes in product(("yes", "no"), repeat=3):
        ends = []
        for order in permutations(range(3)):
            state = table_at_a_vote(3)
            log: list[Event] = []
            for seat in order:
                make_move(state, seat, votes[seat], log)
            ends.append((state, [event for event in log if event.event_type.name != "voted"]))
        assert all(end == ends[0] for end in ends)


@rule("K10")
def test_votes_imagined_for_others_are_possible_and_of_both_kinds() -> None:
    state = table_at_a_vote()
    make_move(state, 0, "no")
    make_move(state, 3, "yes")
    view = state.view(3)
    rng = rng_from_number(3)
    imagined = set()
    for _ in range(40):
        world = GAME.imagine(view, rng)
        votes = world.table_as_dict()["votes"]
        assert votes[1:] == [None, None, "yes"]
        imagined.add(votes[0])
        assert world.view(3) == view
    assert imagined == {"yes", "no"}


@rule("K13")
def test_no_is_never_imagined_for_a_seat_without_no_cards() -> None:
    state = table_at_a_vote(6)
    play(state, "nyyyyy")
    nominate(state, "K")
    play(state, "nyyyyy")
    nominate(state, "L")
    make_move(state, 0, "yes")
    rng = rng_from_number(3)
    for _ in range(40):
        votes = GAME.imagine(state.view(1), rng).table_as_dict()["votes"]
        assert votes[0] == "yes"


@rule("K11")
def test_the_nominee_of_all_is_king_and_the_round_ends() -> None:
    state = table_at_a_vote()
    log = play(state, "yyyy")
    assert floors(state).endswith(" I")
    assert state.table_as_dict()["phase"] == "over"
    assert state.pending == 0
    assert ("crowned", {"courtier": "I", "by": 2}) in names_and_facts(log)


@rule("K12")
@pytest.mark.parametrize("votes", ["nyyy", "ynyy", "yyny", "yyyn", "nnyy", "nnnn"])
def test_a_single_no_puts_the_nominee_out(votes: str) -> None:
    state = table_at_a_vote()
    play(state, votes)
    assert state.table_as_dict()["out"] == ["I"]
    assert floors(state) == "ABNO VGP DJ KLM - - -"
    assert state.table_as_dict()["phase"] == "ascent"
    assert "I^" not in legal_texts(state)
    assert refusal(state, 3, "I^") == ("out-of-round", {"courtier": "I"}, "K12")


@rule("K12")
def test_played_no_cards_are_gone_and_yes_cards_return() -> None:
    state = table_at_a_vote()
    play(state, "ynyn")
    assert no_cards_by_seat(state) == [3, 2, 3, 2]
    nominate(state, "K")
    play(state, "nnyy")
    assert no_cards_by_seat(state) == [2, 1, 3, 2]
    assert state.table_as_dict()["out"] == ["I", "K"]


@rule("K12")
def test_the_turn_passes_to_the_player_left_of_the_crown_holder() -> None:
    state = table_at_a_vote()
    play(state, "nyyy")
    assert state.table_as_dict()["crown"] == 2
    assert seats_in_mask(state.pending) == [3]
    nominate(state, "K")
    assert state.table_as_dict()["crown"] == 1
    play(state, "nyyy")
    assert seats_in_mask(state.pending) == [2]


@rule("K13")
def test_a_player_without_no_cards_is_asked_and_can_only_say_yes() -> None:
    state = table_at_a_vote(5)
    play(state, "nyyyy")
    nominate(state, "K")
    play(state, "nyyyy")
    nominate(state, "L")
    assert no_cards_by_seat(state) == [0, 2, 2, 2, 2]
    assert seats_in_mask(state.pending) == [0, 1, 2, 3, 4]
    assert legal_texts(state, 0) == ["yes"]
    assert legal_texts(state, 1) == ["yes", "no"]
    assert refusal(state, 0, "no") == ("only-yes", {}, "K13")
    play(state, "ynyyy")
    assert state.table_as_dict()["out"] == ["I", "K", "L"]


@rule("K13")
@pytest.mark.parametrize(("seats", "cards"), [(3, 4), (4, 3), (5, 2), (6, 2)])
def test_when_nobody_has_a_no_card_the_vote_is_held_and_the_nominee_crowned(
    seats: int, cards: int
) -> None:
    state = deal_board("ABON VGP DJ IKLM", list(range(1, seats + 1)))
    for letter in "IKLM"[:cards]:
        nominate(state, letter)
        play(state, "n" * seats)
    assert no_cards_by_seat(state) == [0] * seats
    nominate(state, "V")
    assert seats_in_mask(state.pending) == list(range(seats))
    assert all(legal_texts(state, seat) == ["yes"] for seat in range(seats))
    crown(state, "V")
    assert floors(state).endswith(" V")
    assert state.pending == 0


@rule("K13")
@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 12), (5, 10), (6, 12)])
def test_no_cards_run_out_before_courtiers_do(seats: int, cards: int) -> None:
    state = deal_board("ABON VGP DJ IKLM", list(range(1, seats + 1)))
    ousted = "IKLMDJVGPABONI"[:cards]
    vote_out(state, ousted)
    assert no_cards_by_seat(state) == [0] * seats
    assert state.table_as_dict()["out"] == list(ousted)
    last = next(one for one in "NO" if one not in ousted)
    crown(state, last)
    assert floors(state).endswith(f" {last}")
    assert state.pending == 0


def test_there_is_no_vote_before_a_nomination() -> None:
    state = deal_board("ABON VGP DJ IKLM", [1, 2, 3])
    assert refusal(state, 0, "yes") == ("no-vote-now", {}, "K9")
    assert refusal(state, 0, "no") == ("no-vote-now", {}, "K9")
