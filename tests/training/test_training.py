"""A network learns within seconds to beat random play."""

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

import torch

from regalia.adapters.batch import Batch
from regalia.training.actions import reachable_actions
from regalia.training.checkpoints import BestCheckpoint
from regalia.training.learning_curve import CurvePoint, draw_learning_curve
from regalia.training.loss import ppo_loss
from regalia.training.network import PolicyValueNetwork, new_network
from regalia.training.rollout import Samples
from regalia.training.trainer import train


@pytest.mark.skipif(not engine.is_compiled(), reason="the engine is not compiled")
def test_twenty_seconds_make_a_network_better_than_chance(tmp_path: Path) -> None:
    file = tmp_path / "majesty.safetensors"
    lines: list[str] = []
    points = train(GAMES["majesty"], 2, 20 / 60, file, seed=1, on_progress=lines.append)
    against_random, _ = points[-1].win_shares
    assert against_random > 0.65
    assert "against random" in lines[-1]
    assert file.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    bot, budget = make_bot(f"learned:{file}", GAMES["majesty"])
    assert sum(share_of_win(bot, budget, number) for number in range(40)) > 22


def small_network() -> PolicyValueNetwork:
    """An untrained network for two-player Majesty."""
    head_actions = reachable_actions("majesty", 2, "moves", steps=1)
    return new_network(GAMES["majesty"], 2, "moves", [8], head_actions)


def test_the_weights_that_did_best_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "majesty.safetensors"
    best = BestCheckpoint(file)
    kept: list[bytes] = []
    for number, shares in enumerate([(0.5, 0.2), (0.6, 0.6), (0.9, 0.1), (0.7, 0.5)]):
        best.save_if_best(small_network(), CurvePoint(float(number), shares))
        kept.append(file.read_bytes())
    assert kept[0] != kept[1] == kept[2] != kept[3]


def test_the_loss_of_a_single_sample_is_finite() -> None:
    batch = Batch("majesty", games=1, seats=2)
    network = small_network()
    features = torch.from_numpy(batch.features.copy())
    mask = torch.from_numpy(batch.mask[:, network.head_actions])
    one, action = torch.ones(1), mask.long().argmax(dim=1)
    loss = ppo_loss(network, Samples(features, mask, action, action, -one, one, one))
    assert torch.isfinite(loss)


def share_of_win(bot: Bot, budget: Budget, number: int) -> float:
    """The bot's share of the win in one game against the random bot."""
    game = GAMES["majesty"]
    other, nothing = make_bot("random", game, number)
    state = game.new(2, seed=1000 + number)
    while state.pending:
        seat = state.seat_to_move()
        view = state.view(seat)
        move = bot.decide(view, budget) if seat == number % 2 else other.decide(view, nothing)
        state.apply(seat, move)
    winners = state.winners()
    return 1 / len(winners) if number % 2 in winners else 0.0


def test_a_training_that_cannot_succeed_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="seats: majesty has 2 to 4, not 7"):
        train(GAMES["majesty"], 7, 1, tmp_path / "x")
    with pytest.raises(Unable, match="there is no such folder"):
        train(GAMES["majesty"], 2, 1, tmp_path / "nowhere" / "x")


def test_a_curve_has_a_line_for_each_opponent() -> None:
    picture = draw_learning_curve(
        "a & b",
        ["random", "greedy"],
        [CurvePoint(0.0, (0.5, 0.1)), CurvePoint(2.0, (0.9, 0.6))],
    )
    assert picture.count("<polyline") == 2
    assert "a &amp; b" in picture
    assert "2.0 minutes" in picture


def test_a_missing_pytorch_is_reported_in_one_sentence() -> None:
    script = (
        "import sys; sys.modules['torch'] = None\n"
        "sys.argv = ['regalia', 'train', 'majesty', '--out', 'x']\n"
        "from regalia.cli.main import main\nmain()\n"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("regalia: PyTorch, NumPy or safetensors is not installed")
