"""The laws of the house can be broken: each planted fault is found by its law.

The faulty games wrap Majesty, or King Me! where it takes a secret, in plain Python.
"""

from collections.abc import Mapping

import msgspec
import pytest
from librt.vecs import append, vec
from mypy_extensions import i64, u8
from tests.chance import seed_of
from tests.planted import MAJESTY, MOOD, WHISPER, PlantedGame, PlantedState, PlantedView

from regalia.games import GAMES
from regalia.games.kingme.rules.events import VOTED
from regalia.games.kingme.rules.layout import CROWN, VOTE, VOTE_YES, seat_offset
from regalia.games.majesty.rules.layout import DECK, DRAWN, ROW
from regalia.games.majesty.rules.move_codes import half_of_move
from regalia.kernel.event import Event, EventType
from regalia.kernel.features import Features
from regalia.kernel.game import Game
from regalia.kernel.invariants import Invariants
from regalia.kernel.options import Options
from regalia.kernel.parts import Part
from regalia.kernel.rng import Rng
from regalia.kernel.state import State
from regalia.kernel.text.voice import Voice
from regalia.kernel.tokens import SPELLED_TOKEN_MASK, Tokens
from regalia.kernel.view import HIDDEN, View
from regalia.kernel.wire.shapes import Wire
from regalia.testing.laws import LawBroken, check_laws

KINGME = GAMES["kingme"]


UNHEARD_OF = EventType("unheard-of", {})


class EveryoneMoves(PlantedState):
    """Seats that are not pending have moves too."""

    def legal(self, seat: i64) -> vec[i64]:
        return self.inner.legal(seat) if self.pending >> seat & 1 else self.inner.legal(1 - seat)


class Crowded(PlantedState):
    """A seat that does not exist has the moves of one that does."""

    def legal(self, seat: i64) -> vec[i64]:
        return self.inner.legal(seat % self.seats)


class Intolerant(PlantedState):
    """A seat that does not exist may not even be asked about."""

    def legal(self, seat: i64) -> vec[i64]:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} at this table")
        return self.inner.legal(seat)


class MovesTwice(PlantedState):
    """The first move is listed twice."""

    def legal(self, seat: i64) -> vec[i64]:
        moves = self.inner.legal(seat)
        return append(moves, moves[0]) if len(moves) else moves


class MovesOutOfRange(PlantedState):
    """A move has too great a number."""

    def legal(self, seat: i64) -> vec[i64]:
        moves = self.inner.legal(seat)
        return append(moves, MAJESTY.move_count) if len(moves) else moves


class Prejudiced(PlantedState):
    """Chance has no say in a move by chance."""

    def random_move(self, seat: i64, rng: Rng) -> i64:
        return self.legal(seat)[0]


class OneNotation(PlantedGame):
    """All moves are written alike."""

    def notate_parts(self, parts: list[Part]) -> str:
        return "1"


class SharedCopy(PlantedState):
    """A copy shares its cells."""

    def copy(self) -> State:
        return self


class Forgiving(PlantedGame):
    """Numbers from outside are read as the first position ever dealt."""

    def make_state(self, pending: i64, cells: vec[i64]) -> State:
        return self.deal(self.read_options({"seats": 2}), Rng(1, 2, 3, 4))


class Moody(PlantedState):
    """What happens depends on what happened in other games."""

    tables = 0

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        super().apply(seat, move, log)
        if log is not None:
            log.append(Event(MOOD, [Moody.tables]))


class MoodyGame(PlantedGame):
    """Counts its tables."""

    def deal(self, options: Options, rng: Rng) -> State:
        Moody.tables += 1
        return super().deal(options, rng)


class OpenDeck(PlantedState):
    """The view shows the deck."""

    def view(self, seat: i64) -> View:
        return PlantedView(MAJESTY.make_view(seat, self.pending, self.cells[:]))


class Whisperer(PlantedState):
    """An event names the card that comes after the next."""

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        super().apply(seat, move, log)
        if log is not None:
            log.append(Event(WHISPER, [int(self.cells[DECK + self.cells[DRAWN]])]))


class Forgetful(Invariants):
    """The census misses a card once the game goes on."""

    def component_names(self, state: State) -> list[str]:
        things = MAJESTY.invariants.component_names(state)
        return things[:-1] if state.table_as_dict()["turn"] else things


class Endless(Invariants):
    """The bound is too small."""

    def component_names(self, state: State) -> list[str]:
        return []

    def max_moves(self, options: Options) -> int:
        return 23


class Tongueless(PlantedState):
    """An event is not declared."""

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        super().apply(seat, move, log)
        if log is not None:
            log.append(Event(UNHEARD_OF, []))


class WordlessView(PlantedView):
    """The wire form leaves out who began and what was turned up."""

    def to_wire(self) -> Wire:
        wire = self.inner.to_wire()
        past = MAJESTY.shapes.past(first=0, drawn=[])
        return msgspec.structs.replace(wire, past=past)


class Wordless(PlantedState):
    """Views have incomplete wire forms."""

    look = WordlessView


class KeylessView(PlantedView):
    """Every view has the same key."""

    def information_set_key(self) -> i64:
        return 7


class Keyless(PlantedState):
    """Views have keys that tell nothing."""

    look = KeylessView


class OneTouch(PlantedGame):
    """All moves are touched alike."""

    def touches(self, parts: list[Part]) -> list[str]:
        return ["row:1"]


class Dreaming(PlantedGame):
    """Parts name a card of the row that is not there."""

    def parts(self, view: View, move: i64) -> list[Part]:
        return [*MAJESTY.parts(view, move), ("row", "7")]

    def notate_parts(self, parts: list[Part]) -> str:
        return MAJESTY.notate_parts(parts[:-1])


class Reckless(PlantedState):
    """What hangs on a hidden card is claimed to be known."""

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        super().apply(seat, move, log)
        if log is not None:
            log.append(Event(MOOD, [1 if self.cells[ROW + 5] > 5 else 0]))


class Huge(PlantedView):
    """A number on the wire is too great for many readers."""

    def to_wire(self) -> Wire:
        wire = self.inner.to_wire()
        past = msgspec.structs.replace(wire.past, first=2**53)
        return msgspec.structs.replace(wire, past=past)


class HugeWire(PlantedState):
    """Views have too great numbers."""

    look = Huge


class Misshapen(PlantedView):
    """A number goes over the wire as text."""

    def to_wire(self) -> Wire:
        wire = self.inner.to_wire()
        table = msgspec.structs.replace(wire.table, turn=str(self.table_as_dict()["turn"]))
        return msgspec.structs.replace(wire, table=table)

    def table_as_dict(self) -> dict[str, object]:
        return self.inner.table_as_dict()


class MisshapenWire(PlantedState):
    """Views have other shapes than those declared."""

    look = Misshapen


class Unasked(PlantedView):
    """Nobody is asked anything."""

    def to_wire(self) -> Wire:
        return msgspec.structs.replace(self.inner.to_wire(), prompt={})


class UnaskedWire(PlantedState):
    """Views have no prompts."""

    look = Unasked


class Repeating(PlantedGame):
    """All moves have the parts of the first, though they are written apart."""

    def parts(self, view: View, move: i64) -> list[Part]:
        return MAJESTY.parts(view, view.legal()[0])

    def notate(self, view: View, move: i64) -> str:
        return MAJESTY.notate(view, move)


class Verbless(PlantedGame):
    """Parts do not begin with a verb."""

    def parts(self, view: View, move: i64) -> list[Part]:
        return MAJESTY.parts(view, move)[::-1]

    def notate(self, view: View, move: i64) -> str:
        return MAJESTY.notate(view, move)


class PlantedVote(PlantedState):
    """King Me! with a fault."""

    box = KINGME
    chosen: Mapping[str, object] = {"seats": 3, "rounds": 1}


class Candid(PlantedVote):
    """The row of votes forgets which fact is secret."""

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        super().apply(seat, move, log)
        for event in log or ():
            if event.event_type.name == VOTED.name:
                event.event_type = EventType(VOTED.name, VOTED.facts)


class Trusting(PlantedVote):
    """A sealed vote that the seat does not know is taken for a Yes."""

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        for other in range(self.seats):
            if self.cells[seat_offset(other) + VOTE] == HIDDEN:
                self.cells[seat_offset(other) + VOTE] = VOTE_YES
        super().apply(seat, move, log)


class Hasty(PlantedVote):
    """Who votes first gets the crown."""

    def apply(self, seat: i64, move: i64, log: list[Event] | None = None) -> None:
        first = self.pending == (1 << self.seats) - 1
        super().apply(seat, move, log)
        if first:
            self.cells[CROWN] = seat + 1


class WatchfulView(PlantedView):
    """A view that never takes back what others have sealed."""

    def without_sealed_moves(self) -> View:
        return self


class Watchful(PlantedVote):
    """It shows who has voted before."""

    look = WatchfulView


class GraspingView(PlantedView):
    """A view that takes back more than sealed moves: the crown too."""

    def without_sealed_moves(self) -> View:
        view = self.inner.without_sealed_moves()
        view.cells[CROWN] = 0
        return type(self)(view)


class Grasping(PlantedVote):
    """It forgets who nominated."""

    look = GraspingView


class MajestyFeatures(Features):
    """The features of Majesty, for a fault to be planted in them."""

    def __init__(self) -> None:
        super().__init__(MAJESTY.features.blocks)

    def fill_row(self, row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
        return MAJESTY.features.fill_row(row, at, c, seat, pending)


class PeekingFeatures(MajestyFeatures):
    """The first number is the next card of the deck, where the cells show it."""

    def fill_row(self, row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
        end = super().fill_row(row, at, c, seat, pending)
        row[at] = u8(max(0, c[DECK + c[DRAWN]]))
        return end


class OverlongFeatures(MajestyFeatures):
    """A row claims to end one number later than it does."""

    def fill_row(self, row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
        return super().fill_row(row, at, c, seat, pending) + 1


class OverflowingFeatures(MajestyFeatures):
    """A number is above the largest one that its piece declares."""

    def fill_row(self, row: vec[u8], at: i64, c: vec[i64], seat: i64, pending: i64) -> i64:
        end = super().fill_row(row, at, c, seat, pending)
        row[at] = u8(9)
        return end


class MajestyTokens(Tokens):
    """The tokens of Majesty, for a fault to be planted in them."""

    def __init__(self) -> None:
        super().__init__(MAJESTY.tokens.names)

    def packed_spelling(self, c: vec[i64], seat: i64, move: i64) -> i64:
        return MAJESTY.tokens.packed_spelling(c, seat, move)


class SameTokens(MajestyTokens):
    """All moves are spelled alike."""

    def packed_spelling(self, c: vec[i64], seat: i64, move: i64) -> i64:
        return 1


class ShortenedTokens(MajestyTokens):
    """The lower half of a card is spelled without the half: the higher half begins like it."""

    def packed_spelling(self, c: vec[i64], seat: i64, move: i64) -> i64:
        spelled = super().packed_spelling(c, seat, move)
        return spelled if half_of_move(move) else spelled & SPELLED_TOKEN_MASK


class CrossedTokens(MajestyTokens):
    """Each spelling is read as the move next to it in the list."""

    def spelling(self, view: View, move: i64) -> list[int]:
        legal = list(view.legal())
        return super().spelling(view, legal[legal.index(move) - 1])


def with_features(features: Features) -> PlantedGame:
    """Majesty, with other features."""
    game = PlantedGame()
    game.features = features
    return game


def with_tokens(tokens: Tokens) -> PlantedGame:
    """Majesty, with other tokens."""
    game = PlantedGame()
    game.tokens = tokens
    return game


def with_invariants(invariants: Invariants) -> PlantedGame:
    """Majesty, with other invariants."""
    game = PlantedGame()
    game.invariants = invariants
    return game


def uphold_thrice(game: Game, options: Options) -> None:
    """Plays three games under the laws."""
    for seed in range(3):
        check_laws(game, options, seed_of(seed))


@pytest.mark.parametrize(
    ("law", "planted"),
    [
        (1, PlantedGame(EveryoneMoves)),
        (1, PlantedGame(Crowded)),
        (1, PlantedGame(Intolerant)),
        (2, PlantedGame(MovesTwice)),
        (2, PlantedGame(Prejudiced)),
        (2, PlantedGame(MovesOutOfRange)),
        (3, OneNotation()),
        (3, Forgiving()),
        (4, PlantedGame(SharedCopy)),
        (5, MoodyGame(Moody)),
        (6, PlantedGame(OpenDeck)),
        (7, PlantedGame(Whisperer)),
        (7, PlantedGame(Candid)),
        (8, PlantedGame(Hasty)),
        (9, with_invariants(Forgetful())),
        (10, with_invariants(Endless())),
        (11, PlantedGame(Tongueless)),
        (13, PlantedGame(Wordless)),
        (13, PlantedGame(Keyless)),
        (13, PlantedGame(HugeWire)),
        (13, PlantedGame(MisshapenWire)),
        (13, PlantedGame(UnaskedWire)),
        (14, OneTouch()),
        (14, Repeating()),
        (14, Verbless()),
        (14, Dreaming()),
        (15, PlantedGame(Reckless)),
        (15, PlantedGame(Trusting)),
        (16, with_features(PeekingFeatures())),
        (16, with_features(OverlongFeatures())),
        (16, with_features(OverflowingFeatures())),
        (17, with_tokens(SameTokens())),
        (17, with_tokens(ShortenedTokens())),
        (17, with_tokens(CrossedTokens())),
        (18, PlantedGame(Watchful)),
        (18, PlantedGame(Grasping)),
    ],
    ids=str,
)
def test_a_planted_fault_breaks_its_law(law: int, planted: PlantedGame) -> None:
    options = planted.read_options(planted.planted.chosen)
    with pytest.raises(LawBroken, match=rf"^law {law}: "):
        uphold_thrice(planted, options)


def test_an_event_without_words_breaks_law_11() -> None:
    planted = PlantedGame(Moody)
    with pytest.raises(LawBroken, match=r"^law 11: "):
        check_laws(planted, planted.read_options({"seats": 2}), seed_of(1), [Voice(planted, "en")])


@pytest.mark.parametrize("state", [PlantedState, PlantedVote])
def test_a_wrapped_game_without_a_fault_keeps_the_laws(state: type[PlantedState]) -> None:
    planted = PlantedGame(state)
    options = planted.read_options(planted.planted.chosen)
    assert check_laws(planted, options, seed_of(1)) == check_laws(state.box, options, seed_of(1))


@pytest.mark.parametrize(
    ("planted", "says"),
    [
        (Repeating(), "two moves have the same parts"),
        (Verbless(), "does not begin with a verb"),
        (OneTouch(), "two moves have the same touches"),
        (Dreaming(), "row 7 is not there"),
        (PlantedGame(HugeWire), "a number on the wire is beyond"),
        (PlantedGame(UnaskedWire), "prompts"),
        (PlantedGame(Keyless), "have one key"),
        (PlantedGame(Crowded), "is not at the table and has moves"),
        (PlantedGame(Intolerant), "the moves of seat -1 cannot be asked for"),
        (with_features(PeekingFeatures()), "tells what it may not know"),
        (with_features(OverlongFeatures()), "a row of 321 numbers ends at"),
        (with_features(OverflowingFeatures()), "seats is 9, above 1"),
        (with_tokens(SameTokens()), "two moves are spelled alike"),
        (with_tokens(ShortenedTokens()), "a spelling is the beginning of another"),
        (with_tokens(CrossedTokens()), "is spelled as"),
    ],
    ids=str,
)
def test_a_broken_law_says_how(planted: PlantedGame, says: str) -> None:
    with pytest.raises(LawBroken, match=says):
        uphold_thrice(planted, planted.read_options(planted.planted.chosen))
