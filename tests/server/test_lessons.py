"""The tables of guided first games: scripted opponents, and moves that can all be taken back."""

import pytest
from tests.server.feed_client import FeedClient
from tests.server.running_server import MadeTable, RunningServer, expect_json, expect_refusal

from regalia.lessons.lesson import Lesson, lesson_of_game

OWN_GAMES = ("majesty", "kingme", "castle")


def begin(server: RunningServer, game: str) -> tuple[Lesson, MadeTable]:
    """A lesson and the table of somebody who learns."""
    lesson = lesson_of_game(game)
    assert lesson is not None
    wanted = {"game": game, "name": "Anna", "pace": False}
    made = server.remember_table(expect_json(server.ask("POST", "/api/lessons", wanted), 201))
    return lesson, made


def wait_for_turn(feed: FeedClient, seat: int) -> None:
    """Waits until the learner is asked."""
    while str(seat) not in feed.moves:
        feed.receive("step")


def follow(feed: FeedClient, lesson: Lesson, steps: int) -> None:
    """Makes so many of the moves that a lesson tells."""
    for step in [one for one in lesson.steps if one.move is not None][:steps]:
        wait_for_turn(feed, lesson.seat)
        assert step.move is not None
        feed.play(lesson.seat, step.move)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_who_does_as_told_plays_the_record_of_the_lesson(server: RunningServer, game: str) -> None:
    lesson, made = begin(server, game)
    token = made.tokens[lesson.seat]
    told = server.get_json(f"/api/tables/{made.table}")
    assert (told["lesson"], told["continues"], told["listed"]) == (True, lesson.opening, False)
    with FeedClient(server, made.table, token) as anna:
        anna.receive("sync")
        follow(anna, lesson, len(lesson.steps))
        wait_for_turn(anna, lesson.seat)
    view = server.get_json(f"/api/tables/{made.table}/view?moves={len(lesson.record.moves)}", token)
    assert view["pending"] == [lesson.seat]
    assert view == server.get_json(f"/api/tables/{made.table}/view", token)


def take_back_a_wrong_move(server: RunningServer, lesson: Lesson, made: MadeTable) -> object:
    """Follows a lesson for a move, leaves it and takes that back; the views then."""
    seat = lesson.seat
    with FeedClient(server, made.table, made.tokens[seat]) as anna:
        assert anna.receive("sync")["undo"] is None
        anna.send("undo", id="early", seat=seat)
        anna.expect_refusal("early")
        follow(anna, lesson, 1)
        wait_for_turn(anna, seat)
        before = anna.views
        other = next(
            one["move"] for one in anna.moves[str(seat)] if one["move"] != told_move(lesson, 1)
        )
        anna.play(seat, other)
        wait_for_turn(anna, seat)
        anna.send("undo", id="back", seat=seat)
        step = anna.wait_for_ack("back")
        assert (step["kind"], step["undo"], step["views"]) == ("undone", seat, before)
        assert step["undone"] >= 1
        return before


def told_move(lesson: Lesson, number: int) -> str:
    """The move of a number, from 0, that a lesson tells."""
    return [step.move for step in lesson.steps if step.move is not None][number]


def test_any_move_is_taken_back_with_those_of_others_since(own_server: RunningServer) -> None:
    lessons = [begin(own_server, game) for game in OWN_GAMES]
    views = [take_back_a_wrong_move(own_server, lesson, made) for lesson, made in lessons]
    own_server.kill()
    own_server.start()
    for (lesson, made), before in zip(lessons, views, strict=True):
        seat = lesson.seat
        with FeedClient(own_server, made.table, made.tokens[seat]) as anna:
            assert anna.receive("sync")["views"] == before
            anna.play(seat, told_move(lesson, 1))
            for number in range(2):
                anna.send("undo", id=f"back{number}", seat=seat)
                step = anna.wait_for_ack(f"back{number}")
            assert step["undo"] is None
            opening = f"/api/tables/{made.table}/view?moves={lesson.opening}"
            assert step["moves"][str(seat)] is not None
            view = own_server.get_json(opening, made.tokens[seat])
            assert view["table"] == step["views"][str(seat)]["table"]


def test_where_the_lesson_is_left_bots_play_on_to_the_end(server: RunningServer) -> None:
    lesson, made = begin(server, "majesty")
    with FeedClient(server, made.table, made.tokens[0]) as anna:
        anna.receive("sync")
        follow(anna, lesson, 2)
        while not anna.views["0"]["over"]:
            if anna.moves:
                anna.play(0, anna.moves["0"][-1]["move"])
            else:
                anna.receive("step")
    rematch = f"/api/tables/{made.table}/rematch"
    expect_refusal(server.ask("POST", rematch, None, made.tokens[0]), 409)


def test_what_cannot_be_taught_is_refused(server: RunningServer) -> None:
    for wanted, status in (
        ({"game": "chess", "name": "Anna"}, 404),
        ({"game": "majesty", "name": " "}, 400),
        ({"game": "majesty"}, 400),
        ({"game": "majesty", "name": "Anna", "step": 3}, 400),
    ):
        expect_refusal(server.ask("POST", "/api/lessons", wanted), status)
