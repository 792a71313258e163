"""Classes in plain Python fit where the compiled kernel expects its own."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from thirtyone.game import ThirtyOne
from thirtyone.moves import KNOCK
from thirtyone.state import ThirtyOneState

from regalia.bots.bot import Bot
from regalia.bots.spec import make_bot
from regalia.engine import is_compiled
from regalia.kernel.errors import Refused
from regalia.kernel.event import SPECTATOR
from regalia.kernel.heuristics import Belief, Heuristics
from regalia.kernel.invariants import Invariants
from regalia.kernel.options import Options, Value
from regalia.kernel.play.table import Table
from regalia.kernel.playout import playout
from regalia.kernel.records.record import Record
from regalia.kernel.rng import Rng, rng_from_number
from regalia.kernel.state import State
from regalia.kernel.terminal.terminal import Terminal
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.testing.laws import check_laws
from regalia.tui.line_mode import LineMode, PlayerLeft
from regalia.tui.local_game import LocalGame

SEED = f"{1:032x}"
if_compiled = pytest.mark.skipif(not is_compiled(), reason="only the compiled engine checks types")


class Counting(Heuristics):
    """Likes to knock, and counts how often each question is asked."""

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}

    def count(self, question: str) -> None:
        self.asked[question] = self.asked.get(question, 0) + 1

    def prior(self, state: State, seat: int, move: int) -> int:
        self.count("prior")
        return 1 if move == KNOCK else 0

    def score_move(self, state: State, seat: int, move: int) -> float:
        self.count("score_move")
        return super().score_move(state, seat, move)

    def rollout(self, state: State, rng: Rng) -> None:
        self.count("rollout")
        super().rollout(state, rng)

    def evaluate(self, state: State) -> vec[float]:
        self.count("evaluate")
        return super().evaluate(state)

    def belief(self, view: View) -> Belief:
        self.count("belief")
        return Faithful(view, self)


class Faithful(Belief):
    """Imagines as the game does, and counts how often."""

    def __init__(self, view: View, heuristics: Counting) -> None:
        self.view = view
        self.heuristics = heuristics

    def imagine(self, rng: Rng) -> State:
        self.heuristics.count("imagine")
        return ThirtyOne().imagine(self.view, rng)


class Houses(Options):
    """Options with something of their own."""

    def __init__(self, seats: int, values: dict[str, Value]) -> None:
        super().__init__(seats, values)
        self.doubled = 2 * seats


class Bare(ThirtyOne):
    """The game without anything that may be left out."""

    def __init__(self) -> None:
        full = ThirtyOne()
        self.name = full.name
        self.package = full.package
        self.seats = full.seats
        self.default_seats = full.default_seats
        self.move_count = full.move_count
        self.cell_count = full.cell_count
        self.events = full.events
        self.shapes = full.shapes

    def refusal(self, view: View, text: str) -> Refused:
        return super(ThirtyOne, self).refusal(view, text)


def first_choice(spec: str, game: ThirtyOne, seats: int = 3) -> int:
    """What a bot does first."""
    bot, budget = make_bot(spec, game)
    state = game.new(seats, seed=1)
    view = state.view(state.seat_to_move())
    return bot.choose(view, budget)


def with_heuristics(heuristics: Heuristics) -> ThirtyOne:
    """The game with another feeling for it."""
    game = ThirtyOne()
    game.heuristics = heuristics
    return game


def test_a_search_asks_heuristics_and_belief_in_plain_python() -> None:
    heuristics = Counting()
    first_choice("ismcts:30", with_heuristics(heuristics))
    asked = heuristics.asked
    assert asked["belief"] == 1
    assert asked["imagine"] == asked["evaluate"] == 30
    assert asked["prior"] > 30
    assert asked["rollout"] > 0


def test_greedy_asks_heuristics_in_plain_python() -> None:
    heuristics = Counting()
    assert first_choice("greedy", with_heuristics(heuristics)) == KNOCK
    assert heuristics.asked == {"score_move": 3, "prior": 3}


def test_a_random_game_is_played_out() -> None:
    state = ThirtyOne().new(9, seed=2)
    assert playout(state, rng_from_number(1)) > 0
    assert state.winners()


def test_options_of_a_game_may_be_a_class_of_its_own() -> None:
    game = ThirtyOne()
    options = Houses(3, {})
    assert options.doubled == 6
    table = Table(Record(game, options, SEED))
    assert table.news_for(SPECTATOR).view.seats == 3


def test_a_game_needs_no_heuristics_terminal_evidence_topics_or_refusals() -> None:
    game = Bare()
    assert (game.version, game.declared_options, game.option_cell_count, game.topics) == (
        1,
        (),
        1,
        {},
    )
    assert type(game.heuristics) is Heuristics
    assert type(game.terminal) is Terminal
    assert type(game.invariants) is Invariants
    check_laws(game, game.read_options({"seats": 3}), SEED, [Voice(game, "en", "ABC")])
    view = game.new(3, seed=1).view(SPECTATOR)
    assert '"pile"' in game.terminal.picture(view, Voice(game, "en"))
    for spec in ("greedy", "ismcts:30"):
        assert first_choice(spec, game) in (0, 1, 2)
    with pytest.raises(Refused) as caught:
        game.parse(view, "fly")
    assert Voice(game, "en").refusal_text(caught.value) == "«fly» is no legal move now"


def test_a_person_plays_without_pictures_and_meanings() -> None:
    game = Bare()
    typed = iter(["moves", "hint", "quit"])
    said: list[str] = []
    record = Record(game, game.read_options({"seats": 2}), SEED, None, ["Anna", "random"])
    session = LineMode(LocalGame(record, 0, "en", None), lambda _: next(typed), said.append, 80)
    with pytest.raises(PlayerLeft):
        session.play_game()
    assert said[-1] in {"Try draw.", "Try take.", "Try knock."}
    assert any(line.startswith("  draw") for line in said)


def class_with_wrong_answer(kind: type, name: str, answer: object) -> Any:
    """A class like another, but for one method that answers with the wrong type."""
    return type("Wrong", (kind,), {name: lambda *_: answer})


@if_compiled
@pytest.mark.parametrize("answer", [None, [0], (0,), "draw", {0: 1}])
def test_moves_of_the_wrong_type_are_a_type_error(answer: object) -> None:
    state = ThirtyOne().new(2, seed=1)
    with pytest.raises(TypeError):
        playout(
            class_with_wrong_answer(ThirtyOneState, "legal", answer)(state.pending, state.cells),
            rng_from_number(1),
        )


@if_compiled
@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("prior", "much"),
        ("prior", None),
        ("prior", 1.5),
        ("evaluate", [0.5, 0.5, 0.5]),
        ("evaluate", vec[i64]([1, 1, 1])),
        ("belief", "none"),
    ],
)
def test_a_feeling_of_the_wrong_type_is_a_type_error(name: str, answer: object) -> None:
    with pytest.raises(TypeError):
        first_choice(
            "ismcts:5", with_heuristics(class_with_wrong_answer(Heuristics, name, answer)())
        )


@if_compiled
def test_a_table_of_the_wrong_type_is_a_type_error() -> None:
    for answer in (None, "table", Rng(1, 2, 3, 4)):
        belief = class_with_wrong_answer(Belief, "imagine", answer)()
        with pytest.raises(TypeError):
            first_choice(
                "ismcts:5", with_heuristics(class_with_wrong_answer(Heuristics, "belief", belief)())
            )
    with pytest.raises(TypeError):
        first_choice("greedy", class_with_wrong_answer(ThirtyOne, "imagine", None)())


@if_compiled
def test_numbers_and_objects_of_the_wrong_type_are_type_errors() -> None:
    state: Any = ThirtyOne().new(2, seed=1)
    loose: Any = [0, 1]
    with pytest.raises(TypeError):
        ThirtyOneState(1, loose)
    with pytest.raises(TypeError):
        state.cells = loose
    with pytest.raises(TypeError):
        state.pending = "nobody"
    with pytest.raises(TypeError):
        ThirtyOne().heuristics = loose
    game: Any = "majesty"
    with pytest.raises(TypeError):
        make_bot("greedy", game)
    with pytest.raises(TypeError):
        Bot(game)
    view: Any = state
    bot, budget = make_bot("ismcts:5", ThirtyOne())
    with pytest.raises(TypeError):
        bot.choose(view, budget)
    with pytest.raises(TypeError):
        bot.choose(state.view(0), loose)


def test_shares_that_are_too_few_are_an_error() -> None:
    with pytest.raises(IndexError):
        first_choice(
            "ismcts:50",
            with_heuristics(class_with_wrong_answer(Heuristics, "evaluate", vec[float]())()),
        )
