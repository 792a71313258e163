"""A look shows what would surely happen, and happens to nobody."""

import pytest
from tests.server import truth
from tests.server.feed import Frame, gather
from tests.server.house import House

from regalia.kernel.foresight import foresee
from regalia.kernel.play.table import Table


def foreseen(table: Table, seat: int) -> list[list[Frame]]:
    """What the seat can be sure of, for each of its moves."""
    view = table.state.view(seat)
    return [[told.written() for told in foresee(table.game, view, move)] for move in view.legal()]


@pytest.mark.parametrize("game", ["majesty", "kingme", "castle"])
def test_a_look_shows_what_would_surely_happen(house: House, game: str) -> None:
    with gather(house, game, 3, f"look {game}") as company:
        looks: list[tuple[int, int, list[list[Frame]]]] = []
        while company.pending:
            seat = company.pending[0]
            feed = company.seats[seat]
            moves = [one["move"] for one in feed.moves[str(seat)]][:64]
            if company.version % 5 == 0:
                feed.say("look", id="all", seat=seat, move=moves)
                shown = feed.hear("shown")
                assert set(shown) >= {"type", "id", "all"}
                assert shown["id"] == "all"
                feed.say("look", id="one", seat=seat, move=moves[-1])
                one = feed.hear("shown")
                assert one["id"] == "one"
                assert one["events"] == shown["all"][-1]
                looks.append((company.version, seat, shown["all"]))
            company.random_move()
        record = truth.record_of(company.record())
    for version, seat, shown_all in looks:
        assert shown_all == foreseen(truth.at(record, version), seat)[:64]


def test_a_look_tells_nobody_and_changes_nothing(house: House) -> None:
    with gather(house, "majesty", 2, 1) as company:
        (seat,) = company.pending
        feed = company.seats[seat]
        feed.say("look", id="a", seat=seat, move=feed.moves[str(seat)][0]["move"])
        feed.hear("shown")
        assert all(one.quiet() == [] for one in company.everyone)
        assert house.got(f"/api/tables/{company.table}")["version"] == 0


def test_a_look_at_what_cannot_be_done_is_refused(house: House) -> None:
    with gather(house, "majesty", 2, 2) as company:
        (seat,) = company.pending
        feed, other = company.seats[seat], company.seats[1 - seat]
        good = feed.moves[str(seat)][0]["move"]
        feed.say("look", id="a", seat=seat, move="9")
        feed.refusal("a")
        feed.say("look", id="b", seat=seat, move=[good, "9"])
        feed.refusal("b")
        feed.say("look", id="c", seat=1 - seat, move=good)
        feed.refusal("c")
        other.say("look", id="d", seat=1 - seat, move=good)
        other.refusal("d")
        company.bystander.say("look", id="e", seat=seat, move=good)
        company.bystander.refusal("e")


def test_advice_is_given_where_the_table_has_hints(house: House) -> None:
    with gather(house, "majesty", 2, 4, hints=True) as company:
        (seat,) = company.pending
        feed = company.seats[seat]
        feed.say("hint", id="a", seat=seat)
        hinted = feed.hear("hinted")
        assert (hinted["id"], hinted["beat"]) == ("a", feed.beat)
        legal = [one["move"] for one in feed.moves[str(seat)]]
        assert 1 <= len(hinted["moves"]) <= 3
        for advice in hinted["moves"]:
            assert advice["move"] in legal
            assert advice["share"] is None or 0 <= advice["share"] <= 1
        company.seats[1 - seat].say("hint", id="b", seat=1 - seat)
        company.seats[1 - seat].refusal("b")
        assert company.bystander.quiet() == []


def test_advice_is_refused_elsewhere(house: House) -> None:
    with gather(house, "majesty", 2, 5) as company:
        (seat,) = company.pending
        company.seats[seat].say("hint", id="a", seat=seat)
        company.seats[seat].refusal("a")
