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
from safetensors.numpy import load_file

from regalia.adapters.batch import Batch
from regalia.training.actions import actions_seen_in_random_play
from regalia.training.checkpoints import BestCheckpoint
from regalia.training.learning_curve import CurvePoint, learning_curve_svg
from regalia.training.loss import ppo_loss
from regalia.training.network import PolicyValueNetwork, load_network, new_network
from regalia.training.opponent_pool import MAX_POOL_SIZE, OpponentPool
from regalia.training.rollout import Rollout, Samples
from regalia.training.settings import TrainingSettings
from regalia.training.trainer import train


@pytest.mark.skipif(not engine.is_compiled(), reason="the engine is not compiled")
def test_twenty_seconds_make_a_network_better_than_chance(tmp_path: Path) -> None:
    file = tmp_path / "majesty.safetensors"
    lines: list[str] = []
    points = train(GAMES["majesty"], 2, file, TrainingSettings(20 / 60, seed=1), lines.append)
    against_random, _ = points[-1].win_shares
    assert against_random > 0.65
    assert "against random" in lines[-1]
    assert file.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    bot, budget = make_bot(f"learned:{file}", GAMES["majesty"])
    assert sum(share_of_win(bot, budget, number) for number in range(40)) > 22


def small_network() -> PolicyValueNetwork:
    """An untrained network for two-player Majesty."""
    head_actions = actions_seen_in_random_play("majesty", 2, "moves", steps=1)
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
        train(GAMES["majesty"], 7, tmp_path / "x", TrainingSettings())
    with pytest.raises(Unable, match="there is no such folder"):
        train(GAMES["majesty"], 2, tmp_path / "nowhere" / "x", TrainingSettings())


def test_a_training_goes_on_from_its_weights_and_keeps_checkpoints(tmp_path: Path) -> None:
    game, first, second = GAMES["majesty"], tmp_path / "a.safetensors", tmp_path / "b.safetensors"
    kept = tmp_path / "kept"
    kept.mkdir()
    train(game, 2, first, TrainingSettings(0.01, width=16, workers=2, checkpoints=kept))
    assert len(list(kept.glob("a-*.safetensors"))) >= 2
    head_actions = actions_seen_in_random_play("majesty", 2, "moves", steps=500)
    network = load_network(first, game, 2, "moves", head_actions)
    assert network.metadata.layers == [16, 16]
    for name, tensor in load_file(first).items():
        assert (network.tensors_for_weights_file()[name] == tensor).all(), name
    train(game, 2, second, TrainingSettings(0.01, resume=first, rate=1e-7, pool=0.5))
    for name, tensor in load_file(second).items():
        assert abs(tensor - load_file(first)[name]).max() < 1e-2, name
    for given, sentence in (
        (TrainingSettings(resume=first), "these weights are for 2 seats and moves, not for 3"),
        (TrainingSettings(resume=tmp_path / "none"), "cannot be read: No such file"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            train(game, 3, second, given)
    with pytest.raises(Unable, match=r"checkpoints: .*there is no such folder"):
        train(game, 2, second, TrainingSettings(checkpoints=tmp_path / "none"))
    for wrong in ({"width": 1}, {"rate": 1.0}, {"workers": 0}, {"pool": 1.0}, {"minutes": 0}):
        with pytest.raises(BadRecord, match=f"{next(iter(wrong))}: a number from"):
            TrainingSettings(**wrong)


def test_an_older_network_decides_for_the_other_seats_and_nothing_is_learned_from_it() -> None:
    batch = Batch("majesty", games=8, seats=2, seed=1)
    network, pool = small_network(), OpponentPool(1)
    assert pool.draw() is None
    for _ in range(MAX_POOL_SIZE + 3):
        pool.add(network)
    assert len(pool.networks) == MAX_POOL_SIZE
    older = pool.draw()
    assert older is not None
    assert older is not network
    with torch.no_grad():
        older.policy.weight.zero_()
        older.policy.bias.copy_(torch.arange(len(older.head_actions)) * 100.0)
    rollout = Rollout(batch, network, 30, False, older, opponent_games=4)
    own_seat = torch.arange(8) % 2
    theirs = (torch.from_numpy(rollout.seats) != own_seat) & (torch.arange(8) < 4)
    assert theirs.any()
    assert not (rollout.target_is_legal & theirs).any()
    assert (rollout.target_is_legal | theirs).all()
    last_legal = rollout.mask.shape[2] - 1 - rollout.mask.flip(2).long().argmax(2)
    assert (rollout.actions == last_legal)[theirs].all(), "it prefers the last legal action"
    assert not (rollout.actions == last_legal)[~theirs].all()


def test_a_curve_has_a_line_for_each_opponent() -> None:
    picture = learning_curve_svg(
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
