"""A network learns in seconds what chance does not know."""

import subprocess
import sys
from pathlib import Path

import pytest

from regalia import engine
from regalia.bots.bot import Bot, Budget
from regalia.bots.spec import make_bot
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, Unable

pytest.importorskip("torch")

from regalia.training.curve import curve
from regalia.training.lesson import played_loss
from regalia.training.library import torch
from regalia.training.network import new_network
from regalia.training.school import Best, train
from regalia.training.tables import Tables, choices_met


@pytest.mark.skipif(not engine.compiled(), reason="the engine is not compiled")
def test_twenty_seconds_make_a_network_better_than_chance(tmp_path: Path) -> None:
    file = tmp_path / "majesty.safetensors"
    told: list[str] = []
    points = train(GAMES["majesty"], 2, 20 / 60, file, seed=1, told=told.append)
    against_random, _ = points[-1][1]
    assert against_random > 0.65
    assert "against random" in told[-1]
    assert file.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    bot, budget = make_bot(f"learned:{file}", GAMES["majesty"])
    assert sum(result(bot, budget, number) for number in range(40)) > 22


def test_the_weights_that_did_best_are_kept(tmp_path: Path) -> None:
    game = GAMES["majesty"]
    file = tmp_path / "majesty.safetensors"
    best = Best(file)
    kept: list[bytes] = []
    for number, shares in enumerate([(0.5, 0.2), (0.6, 0.6), (0.9, 0.1), (0.7, 0.5)]):
        met = choices_met(game, 2, spelled=False, steps=1)
        best.offer(new_network(game, 2, "moves", [8], met), (float(number), shares))
        kept.append(file.read_bytes())
    assert kept[0] != kept[1] == kept[2] != kept[3]


def test_one_lesson_alone_can_be_learnt_from() -> None:
    game = GAMES["majesty"]
    tables = Tables(game, 2, 1, seed=0, spelled=False)
    network = new_network(game, 2, "moves", [8], choices_met(game, 2, spelled=False, steps=1))
    mask = torch.from_numpy(tables.mask[:, network.met])
    one, number = torch.ones(1), mask.long().argmax(dim=1)
    rows = torch.from_numpy(tables.features.copy())
    loss = played_loss(network, [rows, mask, number, number, -one, one, one])
    assert torch.isfinite(loss)


def result(bot: Bot, budget: Budget, number: int) -> float:
    """The share of a win of the bot against one by chance."""
    game = GAMES["majesty"]
    other, nothing = make_bot("random", game, number)
    state = game.new(2, seed=1000 + number)
    while state.pending:
        seat = state.to_move()
        view = state.view(seat)
        move = bot.choose(view, budget) if seat == number % 2 else other.choose(view, nothing)
        state.apply(seat, move)
    winners = state.winners()
    return 1 / len(winners) if number % 2 in winners else 0.0


def test_what_cannot_be_trained_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="seats: majesty has 2 to 4, not 7"):
        train(GAMES["majesty"], 7, 1, tmp_path / "x")
    with pytest.raises(Unable, match="there is no such folder"):
        train(GAMES["majesty"], 2, 1, tmp_path / "nowhere" / "x")


def test_a_curve_has_a_line_for_each_opponent() -> None:
    picture = curve("a & b", [(0.0, (0.5, 0.1)), (2.0, (0.9, 0.6))])
    assert picture.count("<polyline") == 2
    assert "a &amp; b" in picture
    assert "2.0 minutes" in picture


def test_without_pytorch_one_sentence_says_so() -> None:
    script = (
        "import sys; sys.modules['torch'] = None\n"
        "sys.argv = ['regalia', 'train', 'majesty', '--out', 'x']\n"
        "from regalia.cli.main import main\nmain()\n"
    )
    command = [sys.executable, "-c", script]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 1
    assert said.stderr.startswith("regalia: train: PyTorch, NumPy or safetensors is not installed")
