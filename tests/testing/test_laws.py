"""A law that is broken says so, also where only a small part of it is."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.chance import seed_of
from tests.planted import MAJESTY, MOOD, PlantedGame, PlantedState, PlantedView

from regalia.games.majesty.rules.layout import DECK, SIZE
from regalia.kernel.event import NUMBER, Event, EventType, VisibleEvent
from regalia.kernel.options import Options
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.state import State, unpickle_state
from regalia.kernel.view import HIDDEN, View
from regalia.testing.laws import (
    LawBroken,
    check_laws,
    foreseen_events_happen_in_order,
    largest_absolute_number,
    valid_mutated_views,
)

TWO = MAJESTY.read_options({"seats": 2})


class Imagining(PlantedGame):
    """A good game that imagines tables of another kind."""

    def __init__(self, imagined: type[PlantedState]) -> None:
        super().__init__()
        self.imagined = imagined

    def imagine(self, view: View, rng: Rng) -> State:
        imagined = self.box.imagine(view, rng)
        return self.imagined(imagined.pending, imagined.cells)


class RicherView(PlantedView):
    """Everybody seems to have a coin more."""

    def scores(self) -> list[int]:
        return [score + 1 for score in self.inner.scores()]


class Richer(PlantedState):
    """Everybody has a coin more than one can see."""

    def scores(self) -> list[int]:
        return [score + 1 for score in self.inner.scores()]


class SeenRicher(PlantedState):
    """Views show a coin more than everybody has."""

    look = RicherView


class LoserView(PlantedView):
    """Nobody ever seems to win."""

    def winners(self) -> list[int]:
        return []


class SeenLosing(PlantedState):
    """Views do not show who has won."""

    look = LoserView


class Losing(SeenLosing):
    """Nobody ever wins."""

    def winners(self) -> list[int]:
        return []


class BackwardsView(PlantedView):
    """Moves are listed from the last to the first."""

    def legal(self) -> vec[i64]:
        return vec[i64](list(self.inner.legal())[::-1])


class SeenBackwards(PlantedState):
    """Views list moves otherwise."""

    look = BackwardsView


class PresumingView(PlantedView):
    """Every move seems to be allowed."""

    def known_moves(self, seat: i64) -> vec[i64]:
        return vec[i64](list(range(MAJESTY.move_count)))


class SeenPresuming(PlantedState):
    """Views are sure of moves that a seat may not have."""

    look = PresumingView


class Backwards(PlantedState):
    """Moves are listed otherwise than views do."""

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](list(self.inner.legal(seat))[::-1])


class Torn(PlantedState):
    """A number that means HIDDEN is among those of the state."""

    def to_numbers(self) -> list[int]:
        return [*super().to_numbers(), HIDDEN]


class Thawed(PlantedState):
    """A pickled game is over."""

    def __reduce__(self) -> tuple[object, ...]:
        return unpickle_state, (type(self), 0, bytes(self.cells))


class ThawedView(PlantedView):
    """A pickled view is that of a spectator."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (MAJESTY.make_view(-1, self.pending, self.cells),)


class SeenThawed(PlantedState):
    """Views pickle otherwise."""

    look = ThawedView


class TwoKeys(PlantedState):
    """A state says another key than its view."""

    def information_set_key(self, seat: i64) -> i64:
        return self.view(seat).information_set_key() ^ 1


class Ended(PlantedState):
    """A copy is over at once."""

    def copy(self) -> State:
        return type(self)(0, self.cells[:])


class Fickle(PlantedGame):
    """The last two cards of the deck change places from deal to deal."""

    deals = 0

    def deal(self, options: Options, rng: Rng) -> State:
        dealt = super().deal(options, rng)
        self.deals += 1
        if self.deals % 2:
            last = DECK + dealt.cells[SIZE] - 1
            cells = dealt.cells
            cells[last], cells[last - 1] = cells[last - 1], cells[last]
        return dealt


class ForgivingView(PlantedGame):
    """Views from outside are read as a spectator's."""

    def make_view(self, seat: i64, pending: i64, cells: vec[i64]) -> View:
        return super().make_view(-1, pending, cells)


@pytest.mark.parametrize(
    ("planted", "says"),
    [
        (Imagining(Richer), "law 6: seat -1 imagines other scores"),
        (PlantedGame(SeenRicher), "law 6: seat -1 sees other scores"),
        (PlantedGame(SeenLosing), "law 6: seat -1 sees other winners"),
        (PlantedGame(SeenBackwards), "law 6: seat . does not see its own moves"),
        (Imagining(Backwards), "law 6: seat . imagines other moves"),
        (PlantedGame(SeenPresuming), "law 6: seat -1 is sure of a move that seat . may not have"),
        (PlantedGame(Losing), "law 1: a game that is over has winners"),
        (PlantedGame(Torn), "law 3: a state holds a number that means HIDDEN"),
        (PlantedGame(Thawed), "law 3: the state pickles otherwise"),
        (PlantedGame(SeenThawed), "law 3: the view pickles otherwise"),
        (PlantedGame(TwoKeys), "law 3: seat -1 has two keys"),
        (ForgivingView(), "law 3: the view of seat 0 reads otherwise"),
        (PlantedGame(Ended), "law 4: a copy differs"),
        (Fickle(), "law 5: the record gives other states"),
    ],
    ids=str,
)
def test_a_law_broken_in_a_part_says_which(planted: PlantedGame, says: str) -> None:
    with pytest.raises(LawBroken, match=f"^{says}$"):
        check_laws(planted, TWO, seed_of(1))


def test_the_greatest_number_of_plain_data_is_found_wherever_it_is() -> None:
    assert largest_absolute_number({"a": [1, -5, {"b": 4}], "c": {}, "d": []}) == 5
    assert largest_absolute_number([7, "9", None, [2]]) == 7
    assert largest_absolute_number("text") == 0


def mood_events(*times: int | None) -> list[VisibleEvent]:
    """Moods that somebody is told of; of some he does not know how many."""
    secret = EventType("mood", {"times": NUMBER}, ("times",))
    return [Event(secret if one is None else MOOD, [one or 0]).as_seen_by(0) for one in times]


def test_what_is_foreseen_must_happen_in_its_order() -> None:
    assert foreseen_events_happen_in_order(mood_events(1, 3), mood_events(1, 2, 3))
    assert foreseen_events_happen_in_order(mood_events(), mood_events(1))
    assert foreseen_events_happen_in_order(mood_events(None, 3), mood_events(7, 3))
    assert not foreseen_events_happen_in_order(mood_events(3, 1), mood_events(1, 2, 3))
    assert not foreseen_events_happen_in_order(mood_events(1, 1), mood_events(1, 2))
    assert not foreseen_events_happen_in_order(mood_events(4), mood_events(1, 2, 3))


def test_neighbours_of_a_view_differ_from_it_in_a_number_or_two() -> None:
    state = MAJESTY.new(seats=2, seed=1)
    view = state.view(0)
    rng = rng_from_number(1)
    found = [close for _ in range(100) for close in valid_mutated_views(MAJESTY, view, rng)]
    changes = [
        sum(one != other for one, other in zip(close.to_numbers(), view.to_numbers(), strict=True))
        for close in found
    ]
    assert set(changes) == {0, 1, 2}
    assert all(close.seat == 0 and close.pending == view.pending for close in found)
    assert all(not MAJESTY.describe_fault(0, view.pending, close.cells) for close in found)
