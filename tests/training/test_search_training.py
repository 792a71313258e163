"""The network of the search: the games it learns from, the fit, and the file that comes of it."""

import random
from pathlib import Path

import numpy as np
import pytest

from regalia import engine
from regalia.bots.network_files import read_network
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord

pytest.importorskip("torch")

import torch

from regalia.bots.spec import make_bot
from regalia.training.search.fitting import NetworkFitter, NetworkModel, fit_network
from regalia.training.search.positions import Positions
from regalia.training.search.self_play import (
    SelfPlayTask,
    play_in_processes,
    play_task,
    random_options,
    split_task,
)
from regalia.training.search.trainer import SearchTrainingSettings, load_window, train_search

pytestmark = pytest.mark.skipif(not engine.is_compiled(), reason="whole games take long")
NAMES = list(GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_fit_learns_and_the_search_reads_what_the_model_says(name: str) -> None:
    game = GAMES[name]
    found = play_task(SelfPlayTask(name, 4, 0.5, 10, None))
    assert len(found.counts) == int(found.seats.sum())
    assert int(found.counts.sum()) == len(found.active)
    torch.manual_seed(0)
    model = NetworkModel(game.inputs.size, game.inputs.phases, 8)
    fitting = NetworkFitter(found, 1)
    before = loss_of(fitting, model)
    fitting.fit_and_validate(model, 2)
    assert loss_of(fitting, model) < before
    network = read_network(model.to_bytes(game), game)
    state = game.new(game.seats[0], 3)
    logit = network.logit(state.cells, 0)
    inputs = network.inputs
    active = torch.tensor([int(inputs.active[at]) for at in range(inputs.count)])
    leads = torch.tensor([[inputs.lead, inputs.second_lead]])
    with torch.no_grad():
        phase = torch.tensor([int(inputs.phase)])
        outputs = model.forward(active, torch.tensor([0]), phase, leads)[0]
    assert logit == pytest.approx(float(outputs[0]), abs=0.03)
    assert network.points == pytest.approx(inputs.standing + 10 * float(outputs[1]), abs=0.3)


@pytest.mark.parametrize("steps", range(1, 13))
def test_few_positions_are_fitted_too(steps: int) -> None:
    game = GAMES["kingme"]
    found = play_task(SelfPlayTask("kingme", 2, 0.0, 5, None))
    model = NetworkModel(game.inputs.size, game.inputs.phases, 4)
    fitting = NetworkFitter(found, 1)
    fitting.training_positions = fitting.training_positions[:1]  # one batch, so an epoch is a step
    assert fitting.fit_and_validate(model, steps) > 0


def loss_of(fitting: NetworkFitter, model: NetworkModel) -> float:
    """The loss on some of the positions that are learnt from."""
    with torch.no_grad():
        return float(fitting.loss(model, fitting.training_positions[:200]))


@pytest.mark.parametrize("name", NAMES)
def test_the_end_of_a_game_goes_to_all_of_its_positions(name: str) -> None:
    found = play_task(SelfPlayTask(name, 2, 0.0, 5, None))
    rows = found.won.reshape(-1, int(found.seats[0]))
    assert (rows == rows[0]).all()
    assert rows.sum(axis=1) == pytest.approx(np.ones(len(rows)))
    expected = found.expected.reshape(rows.shape)
    assert expected.sum(axis=1) == pytest.approx(np.ones(len(rows)))


def test_options_that_do_not_go_together_are_drawn_again() -> None:
    rng = random.Random(1)
    for name in NAMES:
        seats = {int(random_options(GAMES[name], rng).seats) for _ in range(60)}
        assert seats == set(GAMES[name].seats)


def test_a_training_writes_weights_and_a_curve_and_goes_on(tmp_path: Path) -> None:
    game = GAMES["kingme"]
    file = tmp_path / "kingme.bin"
    lines: list[str] = []
    settings = SearchTrainingSettings(
        minutes=0.02, generations=2, iterations=10, units=8, match_deals=1
    )
    train_search(game, file, settings, lines.append)
    assert len(lines) == 2
    assert "against rollouts" in lines[-1]
    assert file.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    bot, budget = make_bot(f"network:10:{file}", game)
    state = game.new(4, 1)
    view = state.view(state.seat_to_move())
    assert bot.decide(view, budget) in list(view.legal())
    again = SearchTrainingSettings(
        minutes=0.01, generations=1, iterations=10, units=8, match_deals=1, resume=file
    )
    kept = len(load_window(file, game))
    train_search(game, file, again, lines.append)
    assert kept == 2
    assert len(load_window(file, game)) == 3  # what was learnt from before counts as well
    with pytest.raises(BadRecord, match="here it is"):
        train_search(GAMES["castle"], file, again, lines.append)


def test_the_same_positions_give_the_same_weights() -> None:
    found = play_task(SelfPlayTask("kingme", 1, 0.0, 5, None))
    files = [fit_network(GAMES["kingme"], found, 8, 1, 3)[0] for _ in range(2)]
    assert files[0] == files[1]


def test_positions_that_are_kept_are_those_of_their_game(tmp_path: Path) -> None:
    found = play_task(SelfPlayTask("kingme", 1, 0.0, 5, None))
    file = tmp_path / "0.npz"
    found.save(file, GAMES["kingme"])
    again = Positions.load(file, GAMES["kingme"])
    for name in found.__struct_fields__:
        assert (getattr(found, name) == getattr(again, name)).all()
    with pytest.raises(BadRecord, match="is not of this castle"):
        Positions.load(file, GAMES["castle"])


def test_every_process_plays_games_of_its_own() -> None:
    tasks = split_task(SelfPlayTask("majesty", 3, 0.0, 5, None), 2)
    assert [task.seed for task in tasks] == [6, 7]
    first, second = play_in_processes(tasks)
    alone = play_task(tasks[0])
    assert (first.active == alone.active).all()  # the same in a process of its own
    assert first.active.tolist() != second.active.tolist()
