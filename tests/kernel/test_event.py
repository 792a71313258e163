"""Events tell each seat what it may know."""

import pytest

from regalia.kernel.event import (
    ALL_SEEING,
    NUMBER,
    SEAT,
    SEAT_LIST,
    SPECTATOR,
    Event,
    EventType,
    FactKind,
    VisibleEvent,
    list_of_kind,
)
from regalia.kernel.view import HIDDEN

CARD = FactKind("card", ("fool", "king", "witch"))
TOOK = EventType("took", {"seat": SEAT, "card": CARD})
DREW = EventType("drew", {"seat": SEAT, "card": CARD}, ("card",))
GAVE = EventType("gave", {"card": CARD, "price": NUMBER, "to": SEAT}, ("card", "price"))
SHOWED = EventType("showed", {"cards": list_of_kind(CARD), "seats": SEAT_LIST})

DRAWN = Event(DREW, [1, 1], secret_viewers=0b010)


def test_an_open_event_is_the_same_for_everyone() -> None:
    event = Event(TOOK, [0, 2])
    for seat in (SPECTATOR, 0, 1, 5):
        assert event.as_seen_by(seat).facts == {"seat": 0, "card": "witch"}
        assert not event.as_seen_by(seat).has_hidden_facts()


def test_a_seer_knows_the_secret() -> None:
    assert DRAWN.as_seen_by(1).facts == {"seat": 1, "card": "king"}
    assert not DRAWN.as_seen_by(1).has_hidden_facts()


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2, 5, 62, 63, 65, 129])
def test_for_everyone_else_the_secret_facts_are_none(seat: int) -> None:
    seen = DRAWN.as_seen_by(seat)
    assert seen.name == "drew"
    assert seen.facts == {"seat": 1, "card": None}
    assert seen.has_hidden_facts()


def test_what_is_told_is_a_type_of_its_own_with_nothing_left_to_veil() -> None:
    for seat in (SPECTATOR, 0, 1):
        told = DRAWN.as_seen_by(seat)
        assert isinstance(told, VisibleEvent)
        assert not hasattr(told, "secret_viewers")
        assert not hasattr(told, "numbers")
        assert told.to_dict() == {"name": "drew", "facts": told.facts}
    assert not hasattr(DRAWN, "written")


def test_veiling_leaves_the_event_itself_alone() -> None:
    DRAWN.as_seen_by(0)
    assert DRAWN.with_secrets().facts["card"] == "king"


def test_several_seers_and_several_secrets() -> None:
    event = Event(GAVE, [0, 3, 2], 0b101)
    assert (
        event.as_seen_by(0).facts
        == event.as_seen_by(2).facts
        == {"card": "fool", "price": 3, "to": 2}
    )
    assert event.as_seen_by(1).facts == {"card": None, "price": None, "to": 2}


def test_lists_are_told_by_name() -> None:
    event = Event(SHOWED, [[0, 2], [1, 3]])
    assert event.as_seen_by(SPECTATOR).facts == {"cards": ["fool", "witch"], "seats": [1, 3]}


def test_what_is_hidden_is_missing_wherever_it_stands() -> None:
    assert Event(TOOK, [0, HIDDEN]).with_secrets().facts == {"seat": 0, "card": None}
    assert Event(SHOWED, [[0, HIDDEN], [1]]).with_secrets().facts == {"cards": None, "seats": [1]}


def test_only_secrets_may_be_missing_from_what_is_told() -> None:
    assert DRAWN.as_seen_by(0).hides_only_secrets()
    assert Event(DREW, [1, HIDDEN], 0b010).as_seen_by(1).hides_only_secrets()
    assert not Event(TOOK, [0, HIDDEN]).with_secrets().hides_only_secrets()


def test_events_are_equal_by_what_they_hold() -> None:
    assert Event(TOOK, [0, 1]) == Event(TOOK, [0, 1])
    assert Event(TOOK, [0, 1]) != Event(DREW, [0, 1])
    assert Event(TOOK, [0, 1]) != Event(TOOK, [0, 2])
    assert Event(DREW, [0, 1], 1) != Event(DREW, [0, 1], 2)
    assert Event(TOOK, [0, 1]) != "took"
    assert hash(Event(SHOWED, [[1], [0]])) == hash(Event(SHOWED, [[1], [0]]))


def test_what_is_told_is_equal_by_what_it_says() -> None:
    assert DRAWN.as_seen_by(0) == DRAWN.as_seen_by(2)
    assert DRAWN.as_seen_by(0) != DRAWN.as_seen_by(1)
    assert Event(TOOK, [1, 1]).with_secrets() != DRAWN.with_secrets()
    assert DRAWN.as_seen_by(0) != "drew"
    assert hash(DRAWN.as_seen_by(0)) == hash(DRAWN.as_seen_by(2))


def test_an_event_shows_all_it_holds() -> None:
    assert repr(DRAWN) == "Event('drew', [1, 1], 2)"
    assert repr(DRAWN.as_seen_by(0)) == "VisibleEvent('drew', {'seat': 1, 'card': None})"


def test_whoever_sees_everything_is_shown_every_secret() -> None:
    assert DRAWN.for_replay_viewer(ALL_SEEING) == DRAWN.with_secrets()
    assert DRAWN.for_replay_viewer(SPECTATOR) == DRAWN.as_seen_by(SPECTATOR)
    assert DRAWN.as_seen_by(ALL_SEEING) == DRAWN.as_seen_by(SPECTATOR)
