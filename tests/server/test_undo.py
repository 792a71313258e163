"""What may be taken back: one's own last move, from which nobody learnt anything."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.feed_client import FeedClient, TableClients, open_table
from tests.server.running_server import RunningServer, locked_database

from regalia.games import GAMES
from regalia.kernel.event import SPECTATOR
from regalia.kernel.play.table import PlayedStep, Table
from regalia.kernel.records.record import Record
from regalia.kernel.rng import rng_from_number
from regalia.kernel.seats import seats_in_mask
from regalia.kernel.state import State
from regalia.server.undo import (
    looks_the_same,
    move_reveals_something_to,
    viewers_who_may_learn,
    was_certain,
)


def swaps(clients: TableClients) -> tuple[int, list[tuple[str, str]]]:
    """Who is to move in Castle, and which card of its hand it may swap for which of the reserve."""
    (seat,) = clients.pending
    moves = [one["move"].split() for one in clients.seats[seat].moves[str(seat)]]
    return seat, [(move[1], move[2]) for move in moves if move[0] == "swap"]


def swap(clients: TableClients) -> tuple[int, str]:
    """Swaps a card that nobody has seen for one that the hand does not hold; the seat and it."""
    seat, pairs = swaps(clients)
    hand = {given for given, _ in pairs}
    given, taken = next(pair for pair in pairs if pair[1] not in hand)
    clients.move(seat, f"swap {given} {taken}")
    return seat, taken


def play_to_public_swap(clients: TableClients) -> tuple[int, str]:
    """Plays a round of Castle, so that the seat to move may swap a card known to all."""
    swap(clients)
    first, taken = swap(clients)
    swap(clients)
    swap(clients)
    seat, pairs = swaps(clients)
    assert seat == first
    return seat, next(f"swap {one} {other}" for one, other in pairs if one == taken != other)


def test_a_move_is_taken_back_where_nothing_was_revealed(server: RunningServer) -> None:
    with open_table(server, "castle", 2, 3, undo=True) as clients:
        seat, move = play_to_public_swap(clients)
        before = [feed.views for feed in clients.everyone]
        feed = clients.seats[seat]
        made = clients.move(seat, move)
        assert clients.pending == [seat]
        assert made["undo"] == seat
        # only whoever may take it back is told so
        others = [one for one in clients.everyone if one is not feed]
        assert [one.frames("step")[-1]["undo"] for one in others] == [None] * len(others)
        with FeedClient(server, clients.table, clients.made.tokens[seat]) as again:
            assert again.receive("sync")["undo"] == seat
        feed.send("undo", id="back", seat=seat)
        step = feed.wait_for_ack("back")
        assert (step["kind"], step["seat"], step["undo"]) == ("undone", seat, None)
        assert step["version"] == made["version"] + 1
        assert step["beat"] > made["beat"]
        clients.version += 1
        clients.wait_for_all()
        assert [one.views for one in clients.everyone] == before
        assert clients.spectator.frames("step")[-1]["ack"] is None
        # the same id again is the same undo
        feed.send("undo", id="back", seat=seat)
        assert feed.wait_for_ack("back") == step
        # what came before was another seat's
        feed.send("undo", id="more", seat=seat)
        feed.expect_refusal("more")
        with FeedClient(server, clients.table, since=0) as back:
            assert back.frames_before_pong() == clients.spectator.frames("step")
        clients.play_out()
        assert len(clients.record()["moves"]) == clients.version - 2


def test_a_move_taken_back_stays_so_after_a_restart(own_server: RunningServer) -> None:
    with open_table(own_server, "castle", 2, 4, undo=True) as clients:
        seat, move = play_to_public_swap(clients)
        clients.move(seat, move)
        feed = clients.seats[seat]
        feed.send("undo", id="back", seat=seat)
        step = feed.wait_for_ack("back")
        own_server.kill()
    own_server.start()
    with FeedClient(own_server, clients.table, clients.made.tokens[seat]) as back:
        sync = back.receive("sync")
        assert (sync["version"], sync["beat"]) == (step["version"], step["beat"])
        assert (sync["views"], sync["moves"]) == (step["views"], step["moves"])
        back.send("undo", id="back", seat=seat)
        assert back.wait_for_ack("back") == step


def test_an_undo_refused_by_a_busy_store_is_made_once_when_sent_again(tmp_path: Path) -> None:
    constants = {"store.batch_writer.STORE_TIMEOUT_S": 0.3}  # so the step is stored later
    with (
        RunningServer(tmp_path, "--no-limits", constants=constants) as server,
        open_table(server, "castle", 2, 3, undo=True) as clients,
    ):
        seat, move = play_to_public_swap(clients)
        made = clients.move(seat, move)
        feed = clients.seats[seat]
        with locked_database(server):
            feed.send("undo", id="back", seat=seat)
            feed.expect_refusal("back")
        feed.send("undo", id="back", seat=seat)
        undone = feed.wait_for_ack("back")
        assert undone["version"] == made["version"] + 1
        clients.version += 1
        clients.wait_for_all()
        assert clients.pending == [seat]
        clients.move(seat, move)


def test_what_others_have_seen_cannot_be_taken_back(server: RunningServer) -> None:
    with open_table(server, "castle", 2, 5, undo=True) as clients:
        seat, _ = swap(clients)  # the reserve lies open, so the card from the hand is seen
        assert clients.pending == [seat]
        refused_undo(clients, seat)


def test_a_card_drawn_cannot_be_taken_back(server: RunningServer) -> None:
    with open_table(server, "castle", 2, 6, undo=True) as clients:
        (seat,) = clients.pending
        assert clients.move(seat, "draw")["undo"] is None
        assert clients.pending == [seat]
        assert "shown something new" in refused_undo(clients, seat)


def test_nothing_is_taken_back_past_another_seat_or_for_one(server: RunningServer) -> None:
    with open_table(server, "castle", 2, 7, undo=True) as clients:
        seat, move = play_to_public_swap(clients)
        clients.move(seat, move)
        clients.seats[1 - seat].send("undo", id="mine", seat=seat)
        clients.seats[1 - seat].expect_refusal("mine")
        refused_undo(clients, 1 - seat)
        swap(clients)
        assert clients.pending == [1 - seat]
        refused_undo(clients, seat)  # it would be the seat's turn again
        swap(clients)
        refused_undo(clients, seat)


def test_nothing_is_taken_back_where_the_table_does_not_allow_it(server: RunningServer) -> None:
    with open_table(server, "castle", 2, 8) as clients:
        seat, move = play_to_public_swap(clients)
        assert clients.move(seat, move)["undo"] is None
        refused_undo(clients, seat)


def test_a_turn_of_majesty_is_not_taken_back(server: RunningServer) -> None:
    with open_table(server, "majesty", 2, 9, undo=True) as clients:
        (seat,) = clients.pending
        refused_undo(clients, seat)
        assert clients.random_move()["undo"] is None
        assert "the turn has passed on" in refused_undo(clients, seat)


def test_a_sealed_choice_is_not_taken_back(server: RunningServer) -> None:
    with open_table(server, "kingme", 3, 10, undo=True) as clients:
        while len(clients.pending) < 2:
            clients.random_move()
        seat = clients.pending[0]
        clients.move(*clients.seats[seat].choose_random_move(clients.rng))
        refused_undo(clients, seat)


def refused_undo(clients: TableClients, seat: int) -> str:
    """Asks to take back and hears no, and why."""
    clients.seats[seat].send("undo", id="no", seat=seat)
    error: str = clients.seats[seat].expect_refusal("no")["error"]
    assert clients.spectator.frames_before_pong() == []
    return error


def anybody_learns(game: Any, before: State, step: PlayedStep) -> tuple[bool, State]:
    """Whether a move shows anybody something new in a world, and that world after it."""
    after = before.copy()
    step.events = []
    after.apply(step.seat, step.move, step.events)
    viewers = viewers_who_may_learn(step)
    learns = any(move_reveals_something_to(viewer, game, before, step, after) for viewer in viewers)
    return learns, after


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_seat_without_secret_news_learns_no_more_than_a_spectator(seats: int) -> None:
    game = GAMES["castle"]
    answers = {True: 0, False: 0}
    for before, step, after in steps_in_a_turn(game, seats):
        few, everybody = (
            any(move_reveals_something_to(viewer, game, before, step, after) for viewer in viewers)
            for viewers in (viewers_who_may_learn(step), range(SPECTATOR, seats))
        )
        assert few == everybody
        answers[few] += 1
    assert min(answers.values()) > 20


@pytest.mark.parametrize(("name", "seats"), [("castle", 2), ("castle", 4), ("kingme", 6)])
def test_what_was_certain_is_so_in_every_world(name: str, seats: int) -> None:
    game, rng = GAMES[name], rng_from_number(6)
    found = {True: 0, False: 0}
    for before, step, after in steps_in_a_turn(game, seats):
        for viewer in range(SPECTATOR, seats):
            view, view_after = before.view(viewer), after.view(viewer)
            told = step.events_seen_by(viewer)
            certain = was_certain(game, view, step, told, view_after)
            found[certain] += 1
            for _ in range(40 if certain else 0):
                world = game.imagine(view, rng)
                assert step.move in world.legal(step.seat)
                assert looks_the_same(world, step, told, view_after)
    assert found[False]
    assert found[True] > 100 or name != "castle"


def test_a_common_card_is_not_certain_because_it_is_likely() -> None:
    # nearly every hand has a Soldier, so hardly any world that is sampled has none
    game = GAMES["castle"]
    state = game.new(2, 3)
    step = next(
        PlayedStep(1, seat, int(move), text, 0, [])
        for seat in seats_in_mask(state.pending)
        for move in state.legal(seat)
        if (text := game.notate(state.view(seat), move)).startswith("swap soldier ")
    )
    learns, after = anybody_learns(game, state, step)
    assert learns
    view, view_after = state.view(SPECTATOR), after.view(SPECTATOR)
    assert not was_certain(game, view, step, step.events_seen_by(SPECTATOR), view_after)


def steps_in_a_turn(game: Any, seats: int) -> Iterator[tuple[State, PlayedStep, State]]:
    """The moves of a random game after which their seat moves on, each with the states around."""
    choices = Random(5)
    table = Table(Record(game, game.read_options({"seats": seats}), "5" * 32))
    while table.state.pending:
        before = table.state.copy()
        seat = choices.choice(seats_in_mask(before.pending))
        step = table.play(seat, choices.choice(list(before.legal(seat))))
        if before.pending == table.state.pending == 1 << seat:
            yield before, step, table.state


def test_whether_a_move_can_be_taken_back_is_no_secret_of_others() -> None:
    # it is stated to the mover, so it has to be the same in all worlds that look alike to the mover
    game = GAMES["castle"]
    choices, rng = Random(4), rng_from_number(4)
    table = Table(Record(game, game.read_options({"seats": 3}), "4" * 32))
    compared = {True: 0, False: 0}
    for number in range(1, 60):
        seat = seats_in_mask(table.state.pending)[0]
        move = choices.choice(list(table.state.legal(seat)))
        before = table.state.copy()
        step = PlayedStep(number, seat, move, "", 0, [])
        learns, after = anybody_learns(game, before, step)
        seen = [event.as_seen_by(seat) for event in step.events]
        for _ in range(4):
            world = game.imagine(before.view(seat), rng)
            if move not in list(world.legal(seat)):
                continue
            learns_there, after_there = anybody_learns(game, world, step)
            alike = [event.as_seen_by(seat) for event in step.events] == seen
            if alike and after_there.view(seat) == after.view(seat):
                assert learns_there == learns
                compared[learns] += 1
        table.play(seat, move)
    assert min(compared.values()) > 20
