"""The coach of a table: facts before a move, and a remark after a costly one."""

from tests.server.feed_client import FeedClient, open_table
from tests.server.running_server import RunningServer

from regalia.games import GAMES
from regalia.kernel.playout import playout
from regalia.kernel.rng import rng_from_number
from regalia.kernel.state import State
from regalia.server.coaching import coach_facts, find_better_move

AGAINST_A_BOT = [{"person": "Anna"}, {"bot": "easy"}]
MAX_GAMES = 40


def test_the_coach_says_what_matters_to_the_seat_that_asks(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 3) as clients:
        (seat,) = clients.pending
        feed = clients.seats[seat]
        feed.send("coach", id="a", seat=seat)
        coached = feed.receive("coached")
        assert (coached["id"], coached["beat"]) == ("a", feed.beat)
        assert 1 <= len(coached["facts"]) <= 3
        for fact in coached["facts"]:
            assert set(fact) == {"fact", "facts", "marks"}
        clients.seats[1 - seat].send("coach", id="b", seat=1 - seat)
        clients.seats[1 - seat].expect_refusal("b")
        feed.send("coach", id="c", seat=1 - seat)
        feed.expect_refusal("c")


def test_no_coach_speaks_where_the_table_does_no_arithmetic(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 3, help=False) as clients:
        (seat,) = clients.pending
        clients.seats[seat].send("coach", id="a", seat=seat)
        assert clients.seats[seat].expect_refusal("a")["error"] == "there is no coach at this table"


def test_a_move_against_bots_is_judged_when_asked(server: RunningServer) -> None:
    made = server.make("majesty", AGAINST_A_BOT, pace=False, hints=False)
    ((seat, token),) = made.tokens.items()
    with FeedClient(server, made.table, token) as feed:
        while not feed.moves:
            feed.receive("sync", "step")
        version = feed.play(seat, feed.moves[str(seat)][0]["move"])["version"]
        feed.send("remark", id="a", seat=seat, version=version)
        feed.send("remark", id="b", seat=seat, version=version)
        feed.expect_refusal("b")
        remarked = feed.receive("remarked")
        assert (remarked["id"], remarked["version"]) == ("a", version)
        assert (remarked["better"] is None) == (remarked["played"] is None)
        feed.send("remark", id="c", seat=seat, version=version + 100)
        feed.expect_refusal("c")


def test_no_move_is_judged_where_several_people_play(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 3) as clients:
        (seat,) = clients.pending
        feed = clients.seats[seat]
        version = clients.random_move()["version"]
        feed.send("remark", id="a", seat=seat, version=version)
        assert feed.expect_refusal("a")["error"] == "there is no coach at this table"


def last_decision(seed: int) -> tuple[State, int, list[int], list[int]]:
    """The last decision of a random game, and which of its moves win and lose."""
    game = GAMES["majesty"]
    rng = rng_from_number(seed)
    state = game.new(2, seed)
    while True:
        seat = 0 if state.pending & 1 else 1
        legal = list(state.legal(seat))
        after = state.copy()
        move = int(legal[rng.below(len(legal))])
        after.apply(seat, move)
        if not after.pending:
            break
        state = after
    winning: list[int] = []
    losing: list[int] = []
    for move in legal:
        end = state.copy()
        end.apply(seat, move)
        playout(end, rng)
        if seat not in end.winners():
            losing.append(int(move))
        elif len(end.winners()) == 1:
            winning.append(int(move))
    return state, seat, winning, losing


def test_a_costly_mistake_is_told_with_the_better_move_and_a_good_move_is_not() -> None:
    game = GAMES["majesty"]
    for seed in range(MAX_GAMES):
        state, seat, winning, losing = last_decision(seed)
        if winning and losing:
            break
    view = state.view(seat)
    found = find_better_move(game, view, losing[0], 1)
    assert found is not None
    assert found.move in winning
    assert found.share > found.played_share
    assert find_better_move(game, view, winning[0], 1) is None
    assert len(coach_facts(game, view)) == 3
