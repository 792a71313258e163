"""Events tell each seat what it may know."""

import pytest

from regalia.kernel.event import SPECTATOR, Event

DRAWN = Event("drawn", {"seat": 1, "card": "king"}, secret=("card",), seers=0b010)


def test_an_open_event_is_the_same_for_everyone() -> None:
    event = Event("took", {"seat": 0, "card": "witch"})
    for seat in (SPECTATOR, 0, 1, 5):
        assert event.seen_by(seat).facts == {"seat": 0, "card": "witch"}
        assert not event.seen_by(seat).veiled()


def test_a_seer_knows_the_secret() -> None:
    assert DRAWN.seen_by(1).facts == {"seat": 1, "card": "king"}
    assert not DRAWN.seen_by(1).veiled()


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2, 5])
def test_for_everyone_else_the_secret_facts_are_none(seat: int) -> None:
    seen = DRAWN.seen_by(seat)
    assert seen.name == "drawn"
    assert seen.facts == {"seat": 1, "card": None}
    assert seen.veiled()


def test_what_is_seen_has_nothing_left_to_veil() -> None:
    for seat in (SPECTATOR, 0, 1):
        seen = DRAWN.seen_by(seat)
        assert seen.secret == ()
        assert seen.seers == 0
        assert seen.seen_by(SPECTATOR) == seen


def test_veiling_leaves_the_event_itself_alone() -> None:
    DRAWN.seen_by(0)
    assert DRAWN.facts["card"] == "king"


def test_several_seers_and_several_secrets() -> None:
    event = Event("gave", {"card": "fool", "price": 3, "to": 2}, ("card", "price"), 0b101)
    assert event.seen_by(0).facts == event.seen_by(2).facts == {"card": "fool", "price": 3, "to": 2}
    assert event.seen_by(1).facts == {"card": None, "price": None, "to": 2}


def test_events_are_equal_by_what_they_hold() -> None:
    assert Event("a", {"x": 1}) == Event("a", {"x": 1})
    assert Event("a", {"x": 1}) != Event("b", {"x": 1})
    assert Event("a", {"x": 1}) != Event("a", {"x": 2})
    assert Event("a", {"x": 1}) != Event("a", {"x": 1}, ("x",))
    assert Event("a", {"x": 1}, ("x",), 1) != Event("a", {"x": 1}, ("x",), 2)
    assert Event("a", {}) != "a"
    assert hash(Event("a", {"x": [1]})) == hash(Event("a", {"x": [1]}))


def test_an_event_shows_all_it_holds() -> None:
    assert repr(DRAWN) == "Event('drawn', {'seat': 1, 'card': 'king'}, ('card',), 2)"
