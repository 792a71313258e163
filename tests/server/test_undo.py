"""What may be taken back: one's own last move, from which nobody learnt anything."""

from tests.server.feed import Company, Feed, gather
from tests.server.house import House


def swaps(company: Company) -> tuple[int, list[tuple[str, str]]]:
    """Who is to move in Castle, and which card of its hand it may swap for which of the reserve."""
    (seat,) = company.pending
    moves = [one["move"].split() for one in company.seats[seat].moves[str(seat)]]
    return seat, [(move[1], move[2]) for move in moves if move[0] == "swap"]


def swap(company: Company) -> tuple[int, str]:
    """Swaps a card that nobody has seen for one that the hand does not hold; the seat and it."""
    seat, pairs = swaps(company)
    hand = {given for given, _ in pairs}
    given, taken = next(pair for pair in pairs if pair[1] not in hand)
    company.move(seat, f"swap {given} {taken}")
    return seat, taken


def secretless(company: Company) -> tuple[int, str]:
    """Plays a round of Castle, so that the seat to move may swap a card known to all."""
    swap(company)
    first, taken = swap(company)
    swap(company)
    swap(company)
    seat, pairs = swaps(company)
    assert seat == first
    return seat, next(f"swap {one} {other}" for one, other in pairs if one == taken != other)


def test_a_move_is_taken_back_where_nothing_was_revealed(house: House) -> None:
    with gather(house, "castle", 2, 3, undo=True) as company:
        seat, move = secretless(company)
        before = [feed.views for feed in company.everyone]
        feed = company.seats[seat]
        made = company.move(seat, move)
        assert company.pending == [seat]
        feed.say("undo", id="back", seat=seat)
        step = feed.acked("back")
        assert step["version"] == made["version"] + 1
        assert step["beat"] > made["beat"]
        company.version += 1
        company.settle()
        assert [one.views for one in company.everyone] == before
        assert company.bystander.frames("step")[-1]["ack"] is None
        # the same id again is the same undo
        feed.say("undo", id="back", seat=seat)
        assert feed.acked("back") == step
        # what came before was another seat's
        feed.say("undo", id="more", seat=seat)
        feed.refusal("more")
        with Feed(house, company.table, since=0) as back:
            assert back.quiet() == company.bystander.frames("step")
        company.play_out()
        assert len(company.record()["moves"]) == company.version - 2


def test_a_move_taken_back_stays_so_after_a_restart(own_house: House) -> None:
    with gather(own_house, "castle", 2, 4, undo=True) as company:
        seat, move = secretless(company)
        company.move(seat, move)
        feed = company.seats[seat]
        feed.say("undo", id="back", seat=seat)
        step = feed.acked("back")
        own_house.kill()
    own_house.start()
    with Feed(own_house, company.table, company.made.tokens[seat]) as back:
        sync = back.hear("sync")
        assert (sync["version"], sync["beat"]) == (step["version"], step["beat"])
        assert (sync["views"], sync["moves"]) == (step["views"], step["moves"])
        back.say("undo", id="back", seat=seat)
        assert back.acked("back") == step


def test_what_others_have_seen_cannot_be_taken_back(house: House) -> None:
    with gather(house, "castle", 2, 5, undo=True) as company:
        seat, _ = swap(company)  # the reserve lies open, so the card from the hand is seen
        assert company.pending == [seat]
        refused_undo(company, seat)


def test_a_card_drawn_cannot_be_taken_back(house: House) -> None:
    with gather(house, "castle", 2, 6, undo=True) as company:
        (seat,) = company.pending
        company.move(seat, "draw")
        assert company.pending == [seat]
        assert "shown something new" in refused_undo(company, seat)


def test_nothing_is_taken_back_past_another_seat_or_for_one(house: House) -> None:
    with gather(house, "castle", 2, 7, undo=True) as company:
        seat, move = secretless(company)
        company.move(seat, move)
        company.seats[1 - seat].say("undo", id="mine", seat=seat)
        company.seats[1 - seat].refusal("mine")
        refused_undo(company, 1 - seat)
        swap(company)
        assert company.pending == [1 - seat]
        refused_undo(company, seat)  # it would be the seat's turn again
        swap(company)
        refused_undo(company, seat)


def test_nothing_is_taken_back_where_the_table_does_not_allow_it(house: House) -> None:
    with gather(house, "castle", 2, 8) as company:
        seat, move = secretless(company)
        company.move(seat, move)
        refused_undo(company, seat)


def test_a_turn_of_majesty_is_not_taken_back(house: House) -> None:
    with gather(house, "majesty", 2, 9, undo=True) as company:
        (seat,) = company.pending
        refused_undo(company, seat)
        company.random_move()
        assert "passed the turn on" in refused_undo(company, seat)


def test_a_sealed_choice_is_not_taken_back(house: House) -> None:
    with gather(house, "kingme", 3, 10, undo=True) as company:
        while len(company.pending) < 2:
            company.random_move()
        seat = company.pending[0]
        company.move(*company.seats[seat].drawn(company.rng))
        refused_undo(company, seat)


def refused_undo(company: Company, seat: int) -> str:
    """Asks to take back and hears no, and why."""
    company.seats[seat].say("undo", id="no", seat=seat)
    error: str = company.seats[seat].refusal("no")["error"]
    assert company.bystander.quiet() == []
    return error
