"""The figures of the arena as tables in a terminal."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from regalia.arena.labels import (
    describe_options,
    distinct_bot_labels,
    format_interval,
    format_percent,
)
from regalia.arena.ratings import Rating
from regalia.arena.statistics import Summary, quantile
from regalia.arena.tournament import Outcome, Tournament

BAR_LETTERS = " ▁▂▃▄▅▆▇█"
HISTOGRAM_BINS = 8


def print_summary(tournament: Tournament, summary: Summary) -> None:
    """Prints the figures of bots, seats and moves."""
    console = Console(highlight=False)
    console.print(run_description_line(tournament, summary.games, summary.seconds))
    bots = new_rich_table("bot", ">wins", ">95 %", ">mean", ">10 %", ">median", ">90 %", "scores")
    least = min(figures.scores[0] for figures in summary.bots)
    most = max(figures.scores[-1] for figures in summary.bots)
    for label, figures in zip(distinct_bot_labels(tournament.bots), summary.bots, strict=True):
        bots.add_row(
            label,
            format_percent(figures.wins.share),
            format_interval(figures.wins),
            f"{figures.mean_score:.1f}",
            *(f"{quantile(figures.scores, part):.0f}" for part in (0.1, 0.5, 0.9)),
            sparkline(figures.scores, least, most),
        )
    console.print(bots)
    seats = new_rich_table(">seat", ">wins", ">95 %")
    for seat, share in enumerate(summary.seats):
        seats.add_row(str(seat), format_percent(share.share), format_interval(share))
    console.print(seats)
    moves = summary.moves
    console.print(f"  {summary.mean_moves:.1f} moves a game, from {moves[0]} to {moves[-1]}\n")


def print_ratings(outcome: Outcome, ratings: Sequence[Rating]) -> None:
    """Prints bots with their ratings, the strongest first."""
    console = Console(highlight=False)
    console.print(run_description_line(outcome.tournament, len(outcome.by_number), outcome.seconds))
    rows = new_rich_table(">", "bot", ">rating", ">95 %", ">games", ">wins", ">95 %")
    for place, rating in enumerate(ratings, start=1):
        rows.add_row(
            str(place),
            rating.bot,
            f"{rating.mu:.1f}",
            f"{rating.low:.1f}–{rating.high:.1f}",
            str(rating.wins.games),
            format_percent(rating.wins.share),
            format_interval(rating.wins),
        )
    console.print(rows)


def new_rich_table(*headings: str) -> Table:
    """An empty table with these headings; a `>` before a heading aligns its column to the right."""
    table = Table(box=box.SIMPLE_HEAD, collapse_padding=True)
    for name in headings:
        table.add_column(
            name.removeprefix(">"),
            justify="right" if name[0] == ">" else "left",
            no_wrap=name != "bot",  # a long name goes on in the next line, and nothing is cut
            overflow="fold",
        )
    return table


def run_description_line(tournament: Tournament, games: int, seconds: float) -> str:
    """A line about the run: game, options, games, seed and time."""
    parts = [tournament.game.name, *describe_options(tournament), f"{games} games"]
    return " · ".join([*parts, f"seed {tournament.seed}", f"{seconds:.1f} s"])


def sparkline(sorted_scores: Sequence[int], lowest: int, highest: int) -> str:
    """The distribution of scores from the lowest to the highest, as a row of block characters."""
    width = max(1, highest - lowest)
    counts = [0] * HISTOGRAM_BINS
    for number in sorted_scores:
        counts[min(HISTOGRAM_BINS - 1, (number - lowest) * HISTOGRAM_BINS // width)] += 1
    top = max(counts)
    return "".join(BAR_LETTERS[-(-count * (len(BAR_LETTERS) - 1) // top)] for count in counts)
