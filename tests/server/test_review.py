"""A finished game looked over: chances, turning points, and nothing of a game that still runs."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from deploy.local.server import retry_until_timeout
from tests.server.feed_client import open_table
from tests.server.running_server import Answer, RunningServer, expect_json, expect_refusal

from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.play.table import Table
from regalia.kernel.records.record import Record, read_record
from regalia.kernel.text.voice import LANGUAGES, Voice
from regalia.server.bot_pool import BotPool
from regalia.server.errors import BadRequest
from regalia.server.evaluation import (
    MAX_POSITION_ITERATIONS,
    MIN_LOSS,
    RECHECK_FACTOR,
    REVIEW_ITERATIONS,
    PositionEvaluation,
    PositionEvaluator,
    blend_with_own_chances,
    iterations_per_position,
    judge_move,
)
from regalia.server.reviews import (
    MAX_REVIEWED_MOVES,
    PlayedPosition,
    ReviewService,
    positions_to_judge,
)
from regalia.server.store.store import Store
from regalia.wire.requests import Judged


def play_game(
    name: str, options: dict[str, Any], bots: list[str], shuffle: str = "5eed" * 8
) -> Table:
    """A whole game of bots whose seats are in this order."""
    game = GAMES[name]
    options = {"seats": len(bots), **options}
    table = Table(Record(game, game.read_options(options), shuffle, None, None))
    while table.state.pending:
        seat = table.state.seat_to_move()
        bot, budget = make_bot(bots[seat], game, 7)
        view = table.state.view(seat)
        table.play(seat, bot.decide(view, budget))
    return table


def evaluate_position(game: Game, position: PlayedPosition, iterations: int) -> PositionEvaluation:
    """What a position was worth; the search keeps within its iterations."""
    evaluator = PositionEvaluator(game, 3, iterations)
    found = evaluator.evaluate(position.public_view, position.view, position.move)
    assert evaluator.iterations_used() <= iterations * (1 + RECHECK_FACTOR)
    return found


def reported_losses(table: Table) -> list[tuple[int, float]]:
    """Who gave how much away, as far as that is beyond doubt."""
    iterations = iterations_per_position(len(table.steps))
    found: list[tuple[int, float]] = []
    for position in positions_to_judge(table.record):
        told = evaluate_position(table.game, position, iterations)
        if told.loss is not None:
            found.append((int(position.view.seat), told.loss))
    return found


def test_who_plays_well_has_no_turning_points() -> None:
    assert reported_losses(play_game("majesty", {}, ["ismcts:4000", "ismcts:4000"])) == []


def test_who_plays_carelessly_has_turning_points() -> None:
    found = reported_losses(play_game("majesty", {}, ["ismcts:4000", "random"]))
    assert found
    assert {seat for seat, _ in found} == {1}
    assert all(loss >= MIN_LOSS for _, loss in found)


def test_a_vote_is_held_against_the_other_vote_whoever_was_asked_first() -> None:
    table = play_game("kingme", {"rounds": 1}, ["greedy", "greedy", "greedy"])
    judged = [0, 0, 0]
    for step, position in zip(table.steps, positions_to_judge(table.record), strict=True):
        choices = len(position.view.legal())
        if step.text in ("yes", "no") and choices > 1:
            found = evaluate_position(table.game, position, 1200)
            assert len(found.shares) == choices
            judged[step.seat] += 1
    assert all(judged)


@pytest.mark.parametrize("name", GAMES)
def test_chances_sum_to_one_and_fall_by_what_a_move_lost(name: str) -> None:
    game = GAMES[name]
    losses = 0
    for seats in game.seats[0], game.seats[-1]:
        table = play_game(name, {}, ["random"] * seats)
        for position in positions_to_judge(table.record)[seats::9]:
            found = evaluate_position(game, position, 600)
            seat = int(position.view.seat)
            shares = dict(found.shares)
            assert sum(found.chances) == pytest.approx(1)
            assert sum(found.chances_after) == pytest.approx(1)
            assert min(found.chances) >= 0
            assert min(found.chances_after) >= -1e-9
            assert 0 <= found.own_chance <= 1
            assert found.chances_after[seat] == pytest.approx(shares[position.move])
            lost = found.chances[seat] - found.chances_after[seat]
            assert lost == pytest.approx(found.loss or 0.0, abs=1e-9)
            if found.loss is not None:
                losses += 1
                assert found.loss >= MIN_LOSS
                assert max(shares.values()) == pytest.approx(found.chances[seat])
    assert losses


GAMES_REVIEWED = int(os.environ.get("GAMES_REVIEWED", "1"))


@pytest.mark.parametrize("name", GAMES)
def test_reviews_of_random_games_agree_with_themselves(name: str) -> None:
    """`GAMES_REVIEWED=20` reviews so many whole games of each kind; see docs/testing.md."""
    game = GAMES[name]
    voices = [Voice(game, language, [f"Seat {n}" for n in range(6)]) for language in LANGUAGES]
    reasons = 0
    for number in range(GAMES_REVIEWED):
        seats = game.seats[number % len(game.seats)]
        table = play_game(name, {}, ["random", *["greedy"] * (seats - 1)], f"{number:032x}")
        step = 1 if GAMES_REVIEWED > 1 else max(1, len(table.steps) // 12)
        for position in positions_to_judge(table.record)[number % step :: step]:
            view = position.view
            judged = judge_move(game, position.public_view, view, position.move, number, 900)
            check_judgement(judged)
            reasons += len(judged.reasons)
            for voice in voices:
                for reason in judged.reasons:
                    text = voice.reason_text(reason.reason, reason.facts)
                    for side in ("better", "other"):
                        fact = reason.facts[side]
                        assert f"{abs(float(fact)):g}".replace(".", ",") in text.replace(".", ",")
    assert reasons


def check_judgement(judged: Judged) -> None:
    """Sums, the agreement of the graph with the marks, and which reasons stand first."""
    seat = judged.seat
    assert sum(judged.chances) == pytest.approx(1)
    assert sum(judged.after) == pytest.approx(1)
    shares = {one.move: one.share for one in judged.tries}
    fall = judged.chances[seat] - judged.after[seat]
    assert fall == pytest.approx(judged.loss or 0.0, abs=1e-9)
    assert judged.after[seat] == pytest.approx(shares[judged.played])
    assert judged.loss is None or judged.points_lost is None
    if judged.loss is not None:
        assert judged.tries[0].share == pytest.approx(judged.chances[seat])
    points = {one.move: one.points for one in judged.tries}
    if judged.points_lost is not None:
        best = judged.tries[0].points
        played = points[judged.played]
        assert best is not None
        assert played is not None
        assert judged.points_lost == pytest.approx(best - played)
        assert judged.own < 0.2
    if judged.loss is None and judged.points_lost is None:
        assert not judged.reasons
    objections = [reason.objection for reason in judged.reasons]
    assert objections == sorted(objections)
    assert not objections or not objections[0]


def test_a_lost_position_has_better_and_worse_moves() -> None:
    """In the last turn of a game that is lost anyway, coins still count."""
    table = play_game("majesty", {}, ["random", "ismcts:800"])
    found = []
    for position in positions_to_judge(table.record)[-14:]:
        if position.view.seat == 0:
            judged = judge_move(
                table.game, position.public_view, position.view, position.move, 1, 1500
            )
            assert judged.chances[0] < 0.2
            found.append(judged)
    assert any(one.loss is None and one.points_lost is not None for one in found)


def test_a_loss_that_the_public_could_not_see_moves_its_chances_no_further_than_needed() -> None:
    best, played = [0.7, 0.3], [0.2, 0.8]
    assert blend_with_own_chances([0.6, 0.4], best, [best, played]) == [0.6, 0.4]
    chances = blend_with_own_chances([0.1, 0.9], best, [best, played])
    assert chances == pytest.approx([0.5, 0.5])  # it falls by 0.5, to 0


def test_a_review_has_so_many_iterations_however_long_the_game() -> None:
    for moves in range(1, MAX_REVIEWED_MOVES + 1):
        assert moves * iterations_per_position(moves) <= REVIEW_ITERATIONS
    assert iterations_per_position(0) == iterations_per_position(1) == MAX_POSITION_ITERATIONS


def test_a_review_of_castle_keeps_within_its_iterations_and_so_its_time_is_bounded() -> None:
    """`docs/performance.md` measures such a review, and each position has so much of it."""
    table = play_game("castle", {}, ["greedy", "greedy"])
    positions = positions_to_judge(table.record)
    iterations = iterations_per_position(len(positions))
    assert len(positions) * iterations <= REVIEW_ITERATIONS
    for position in positions[:: len(positions) // 4]:
        evaluate_position(table.game, position, iterations)  # asserts that it keeps within them


def request_review(server: RunningServer, **wanted: object) -> Answer:
    """A review as it stands."""
    return expect_json(server.ask("POST", "/api/review", wanted), 200)


def finish_review(server: RunningServer, **wanted: object) -> Answer:
    """A whole review, asked for piece by piece."""
    first = request_review(server, **wanted)
    judged = list(first["judged"])
    for _ in retry_until_timeout("the review", 120.0):
        news = server.get_json(f"/api/reviews/{first['review']}?after={len(judged)}")
        assert news["after"] == len(judged)
        judged += news["judged"]
        if news["state"] == "done":
            break
        assert news["state"] in ("waiting", "thinking")
    assert len(judged) == first["moves"]
    return {**first, "judged": judged}


def test_a_finished_table_is_looked_over_move_by_move(own_server: RunningServer) -> None:
    server = own_server
    with open_table(server, "majesty", 2, 5) as clients:
        table = clients.table
        expect_refusal(server.ask("POST", "/api/review", {"table": table}), 409)
        clients.play_out()
        record = clients.record()
    assert request_review(server, table=table, begin=False)["state"] == "unasked"
    review = finish_review(server, table=table)
    again = Table(read_record(json.dumps(record | {"moves": []}).encode(), GAMES))
    for line, one in zip(record["moves"], review["judged"], strict=True):
        seat, _, move = line.partition(" ")
        assert (one["seat"], one["played"]) == (int(seat), move)
        assert sum(one["chances"]) == pytest.approx(1)
        assert sum(one["after"]) == pytest.approx(1)
        shares = [found["share"] for found in one["tries"]]
        order = shares if one["points_lost"] is None else [try_["points"] for try_ in one["tries"]]
        assert order == sorted(order, reverse=True)
        view = again.state.view(one["seat"])
        for found in one["tries"]:
            number = again.game.parse(view, found["move"])
            sure = [event.to_dict() for event in foresee(again.game, view, number)]
            assert found["events"] == json.loads(json.dumps(sure))
            assert found["touches"] == again.game.touches(again.game.parts(view, number))
        assert move in [found["move"] for found in one["tries"]]
        if one["loss"] is not None:
            mine = next(found["share"] for found in one["tries"] if found["move"] == move)
            assert one["loss"] == pytest.approx(max(shares) - mine)
        again.replay_move(line)
    # the same game is not looked over twice, wherever it comes from
    assert request_review(server, table=table, begin=False)["state"] == "done"
    plain = {name: it for name, it in record.items() if name not in ("names", "fair")}
    assert request_review(server, record=plain)["judged"] == review["judged"]
    # nor by a server that has forgotten everything but its store
    server.stop()
    server.start()
    told = request_review(server, table=table, begin=False)
    assert (told["state"], told["judged"]) == ("done", review["judged"])


def test_what_is_not_finished_or_no_game_is_refused(server: RunningServer) -> None:
    record = play_game("majesty", {}, ["random", "random"]).record
    whole = json.loads(record.to_json())
    half = whole | {"moves": whole["moves"][:-1]}
    bodies: tuple[dict[str, object], ...] = (
        {},
        {"table": "abc", "record": whole},
        {"record": half},
        {"record": whole | {"moves": ["0 nonsense"]}},
        {"record": {}},
    )
    for body in bodies:
        expect_refusal(server.ask("POST", "/api/review", body), 400)
    expect_refusal(server.ask("POST", "/api/review", {"table": "0" * 16}), 404)
    expect_refusal(server.ask("GET", "/api/reviews/none"), 404)


def test_a_game_without_end_in_sight_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def begin(moves: int) -> str:
        game = GAMES["castle"]
        long = Record(
            game, game.read_options({"seats": 2}), "5eed" * 8, None, None, ["0 draw"] * moves
        )
        store = Store(f"sqlite:///{tmp_path / 'x.db'}")
        reviews = ReviewService(store, BotPool(1), lambda work: work.close())
        return reviews.start_review(long, is_persistent=False).state

    assert asyncio.run(begin(MAX_REVIEWED_MOVES)) == "waiting"
    with pytest.raises(BadRequest, match="more than 600 moves"):
        asyncio.run(begin(MAX_REVIEWED_MOVES + 1))


def test_an_address_has_so_many_reviews_and_no_more(tmp_path: Path) -> None:
    record = json.loads(play_game("majesty", {}, ["random", "random"]).record.to_json())
    with RunningServer(tmp_path) as strict:
        granted = 0
        body = {"record": record}
        while (answer := strict.ask("POST", "/api/review", body)).status_code == 200:
            granted += 1
            assert granted < 100
        expect_refusal(answer, 429)
        assert granted > 5
        # looking whether there is one costs nothing
        assert request_review(strict, record=record, begin=False)["state"] != "unasked"
