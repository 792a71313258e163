"""How well a network plays: its share of wins against others, one network at each table."""

from regalia.kernel.game import Game
from regalia.training.library import np, torch
from regalia.training.network import Network
from regalia.training.tables import Tables, made, random_choices

OPPONENTS = ("random", "greedy")


def share_of_wins(game: Game, network: Network, opponent: str, games: int, seed: int) -> float:
    """Plays so many games, the network's seat going round; a shared win counts in part."""
    about = network.about
    tables = Tables(game, about.seats, games, seed, about.actions == "parts")
    chance = np.random.default_rng(abs(seed))
    own = np.arange(games) % about.seats
    share = np.full(games, np.nan)
    while np.isnan(share).any():
        with torch.no_grad():
            mask = torch.from_numpy(tables.mask[:, network.met])
            wishes, _ = network.look(torch.from_numpy(tables.features.copy()), mask)
        wished = made(network.met, wishes.argmax(dim=1).numpy(), tables.mask)
        by_chance = opponent == "random"
        others = random_choices(tables.mask, chance) if by_chance else tables.advice()
        tables.step(np.where(tables.seat == own, wished, others))
        for number in np.flatnonzero(tables.done & np.isnan(share)):
            rewards = tables.rewards[number]
            first = rewards == rewards.max()
            share[number] = first[own[number]] / first.sum()
    return float(share.mean())
