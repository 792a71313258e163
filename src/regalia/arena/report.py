"""A run of the arena as one page of HTML: everything in it, nothing loaded from elsewhere."""

import shlex
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import log2

from regalia.arena.habits import Habit
from regalia.arena.labels import labels, options_said, percent
from regalia.arena.plots import (
    Scale,
    axis,
    box,
    histogram,
    plot,
    round_step,
    upright,
    whisker,
)
from regalia.arena.statistics import BotFigures, Share, Summary, mean, quantile
from regalia.arena.tournament import Outcome, Tournament
from regalia.kernel.voice import Voice

TONES = 9
BINS = 45
BAR = 26
HILL = 72
SIGNS = 9  # on either side
ALIKE = 3  # of them about the same event
STRONG_PART = 0.7  # of the darkest shade: from here on letters are white
OCTAVES = 3  # a habit's bar ends at eight times as often
ROLES = {"by": " by them", "to": " to them", "from": " from them", "mover": " on their move"}


def write_report(outcome: Outcome, summary: Summary) -> str:
    """The whole page."""
    tournament = outcome.tournament
    voice = Voice(tournament.game, "en")
    names = labels(tournament.bots)
    style = (files("regalia.arena") / "report.css").read_text(encoding="utf-8")
    title = f"{voice.say('game')}: {' · '.join(names)}"
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
<header>
{heading(tournament, summary, names, voice)}
</header>
<main>
{wins(summary, names)}
{seats(summary)}
{seats_of_bots(summary, names)}
{scores(summary, names)}
{lengths(summary)}
{habits(outcome.habits.strong(), voice)}
</main>
<footer>
{footer(tournament, summary)}
</footer>
</html>
"""


def heading(tournament: Tournament, summary: Summary, names: Sequence[str], voice: Voice) -> str:
    """What was played, and what came of it in a sentence."""
    kicker = " · ".join([voice.say("game"), *options_said(tournament), f"{summary.games:,} games"])
    fair = 1 / len(summary.bots)
    best = max(range(len(names)), key=lambda bot: summary.bots[bot].wins.share)
    share = summary.bots[best].wins
    if share.low > fair:
        said = f'<b class="{tone(best)}">{escape(names[best])}</b> wins {percent(share.share)}'
        more = f"That is {share.share / fair:.1f} times its fair share"
    else:
        said = "No bot is clearly the best"
        more = f"{names[best]} has won most, {percent(share.share)}"
    lead = (
        f"{more}. With games as these, its true share lies between {percent(share.low)} and"
        f" {percent(share.high)} (95 % interval); all bots alike would win {percent(fair)} each."
    )
    return (
        f'<p class="kicker">{escape(kicker)}</p>\n<h1>{said}</h1>\n'
        f'<p class="lead">{escape(lead)}</p>'
    )


def wins(summary: Summary, names: Sequence[str]) -> str:
    """Win share by bot."""
    shares = [figures.wins for figures in summary.bots]
    rows = share_rows(shares, names, [tone(bot) for bot in range(len(names))], "bot")
    return section(
        "Who wins",
        "The share of games won, a shared win counted in parts. The thin line is the 95 %"
        " interval, the dashed one a fair share.",
        rows,
    )


def seats(summary: Summary) -> str:
    """Win share by seat."""
    names = [f"Seat {seat}" for seat in range(len(summary.seats))]
    fair = 1 / len(names)
    far = [seat for seat in summary.seats if not seat.low <= fair <= seat.high]
    says = "Some seats seem better than others." if far else "No seat is clearly better."
    rows = share_rows(summary.seats, names, ["plain"] * len(names), "seat")
    return section(
        "Does the seat matter?", f"Wins by seat, whoever sits there. {says}", rows, "half"
    )


def share_rows(
    shares: Sequence[Share], names: Sequence[str], tones: Sequence[str], kind: str
) -> str:
    """Bars with intervals on one scale, the fair share marked."""
    fair = 1 / len(shares)
    scale = Scale(0, share_end(max(share.high for share in shares)))
    rows = []
    for share, name, colour in zip(shares, names, tones, strict=True):
        says = f"{name}: {percent(share.share)}, from {percent(share.low)} to {percent(share.high)}"
        middle = BAR / 2
        parts = [
            box(0, 100, 5, BAR - 10, "track"),
            box(0, scale.at(share.share), 5, BAR - 10, "fill", says),
            upright(scale.at(fair), 0, BAR, "fair"),
            whisker(scale.at(share.low), scale.at(share.high), middle),
        ]
        value = f"<b>{percent(share.share)}</b><small>{between(share)}</small>"
        rows.append(row(name, plot(BAR, says, parts), value, colour, swatch=kind == "bot"))
    ticks = scale.ticks(4 if kind == "bot" else 2)
    return "\n".join([*rows, foot(axis(scale, ticks, [f"{100 * tick:.0f} %" for tick in ticks]))])


def share_end(highest: float) -> float:
    """Where a scale of shares ends: at 100 %, or at a round share before."""
    return 1.0 if highest > 0.75 else min(1.0, -(-highest // 0.1) * 0.1)


def seats_of_bots(summary: Summary, names: Sequence[str]) -> str:
    """The share of wins of each bot on each seat, as a table of shades."""
    count = len(summary.seats)
    head = "".join(f'<th scope="col">{seat}</th>' for seat in range(count))
    most = max(seat.share for figures in summary.bots for seat in figures.seats)
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        f"{''.join(shade(seat, most) for seat in figures.seats)}</tr>\n"
        for name, figures in zip(names, summary.bots, strict=True)
    )
    table = f'<div class="scroll"><table><tr><th scope="col"></th>{head}</tr>\n{rows}</table></div>'
    return section(
        "Bots by seat", "The share of games that each bot won on each seat.", table, "half"
    )


def shade(share: Share, most: float) -> str:
    """A cell of the table, darker where more was won."""
    if not share.games:
        return "<td>–</td>"
    part = share.share / most if most else 0.0
    strong = ' class="strong"' if part > STRONG_PART else ""
    title = f"{percent(share.share)} of {share.games} games, {between(share)}"
    style = f"--part: {6 + 94 * part:.0f}%"
    return f'<td{strong} style="{style}" title="{escape(title)}">{100 * share.share:.0f} %</td>'


def scores(summary: Summary, names: Sequence[str]) -> str:
    """Score distributions, one above the other on one scale."""
    everyone = sorted(score for figures in summary.bots for score in figures.scores)
    scale, step = bins(everyone)
    rows = [
        row(
            name,
            plot(HILL, scores_said(name, figures), score_parts(figures, scale, step)),
            f"<b>{minus(f'{figures.mean_score:.1f}')}</b><small>{middle_part(figures)}</small>",
            tone(bot),
            swatch=True,
        )
        for bot, (name, figures) in enumerate(zip(names, summary.bots, strict=True))
    ]
    return section(
        "Scores",
        "How often each score was reached. The upright line is the median; the numbers are the"
        " mean, and between which scores four games of five end.",
        "\n".join([*rows, foot(number_axis(scale))]),
    )


def score_parts(figures: BotFigures, scale: Scale, step: int) -> list[str]:
    """The histogram of a bot's scores and their median."""
    median = scale.at(quantile(figures.scores, 0.5) + step / 2 * (step == 1))
    return [
        histogram(figures.scores, scale, step, HILL - 8, ""),
        f'<line class="base" x1="0" x2="100%" y1="{HILL - 8}" y2="{HILL - 8}"/>',
        upright(median, 2, HILL - 4, "middle"),
    ]


def scores_said(name: str, figures: BotFigures) -> str:
    """A distribution in words."""
    return f"{name}: scores from {figures.scores[0]} to {figures.scores[-1]}"


def middle_part(figures: BotFigures) -> str:
    """Between which scores four games of five end."""
    low, high = quantile(figures.scores, 0.1), quantile(figures.scores, 0.9)
    return minus(f"{low:.0f} to {high:.0f}")


def minus(numbers: str) -> str:
    """Numbers with a true minus sign."""
    return numbers.replace("-", "−")


def bins(ascending: Sequence[int]) -> tuple[Scale, int]:
    """A scale for numbers, and how many of them make a step of a histogram."""
    low, high = ascending[0], ascending[-1]
    step = max(1, int(round_step(max(1, (high - low) / BINS))))
    first = low // step * step
    return Scale(first, (high // step + 1) * step), step


def number_axis(scale: Scale) -> str:
    """The numbers under a histogram."""
    ticks = [tick for tick in scale.ticks(5) if tick == int(tick)]
    return axis(scale, ticks, [minus(f"{tick:.0f}") for tick in ticks])


def lengths(summary: Summary) -> str:
    """Game length."""
    moves = summary.moves
    if moves[0] == moves[-1]:
        return section("How long is a game?", f"Every game had {moves[0]} moves.", "", "brief")
    scale, step = bins(moves)
    parts = [
        histogram(moves, scale, step, HILL, ""),
        f'<line class="base" x1="0" x2="100%" y1="{HILL}" y2="{HILL}"/>',
    ]
    says = f"From {moves[0]} to {moves[-1]} moves, {mean(moves):.1f} on average."
    value = f"<b>{mean(moves):.1f}</b><small>median {quantile(moves, 0.5):.0f}</small>"
    rows = [
        row("Moves", plot(HILL, says, parts), value, "plain"),
        foot(number_axis(scale)),
    ]
    return section("How long is a game?", says, "\n".join(rows))


def habits(strong: Sequence[Habit], voice: Voice) -> str:
    """What winners do more and less often than losers."""
    if not strong:
        return section(
            "What goes with winning",
            "Nothing that happens in these games tells winners from losers by more than chance"
            " would; more games may.",
            "",
            "brief",
        )
    more = varied([habit for habit in strong if habit.strength > 0])
    less = varied([habit for habit in strong if habit.strength < 0])
    columns = "".join(
        f'<div class="{kind}"><h3>{title}</h3>\n{habit_rows(some, kind, voice)}</div>\n'
        for title, kind, some in (
            ("Winners, more often", "more", more),
            ("Winners, less often", "less", less),
        )
        if some
    )
    return section(
        "What goes with winning",
        "How many times as often something happens to a seat that wins as to one that loses, the"
        " surest first. Winners are compared with losers of the same bot on the same seat. It goes"
        " with winning, and need not be the reason. If nothing went with winning, chance would"
        " still show something in one run of ten.",
        f'<div class="habits">{columns}</div>',
    )


def varied(some: Sequence[Habit]) -> list[Habit]:
    """The first of some habits, not too many of the same event."""
    shown: list[Habit] = []
    for habit in some:
        alike = [one for one in shown if (one.event, one.role) == (habit.event, habit.role)]
        if len(alike) < ALIKE and len(shown) < SIGNS:
            shown.append(habit)
    return shown


def habit_rows(some: Sequence[Habit], kind: str, voice: Voice) -> str:
    """One bar for each habit."""
    rows = []
    for habit in some:
        times = habit.winners / habit.losers if habit.losers else 2.0**OCTAVES
        reach = 100 * min(1.0, abs(log2(times)) / OCTAVES if times else 1.0)
        counts = f"{habit.winners:.2f} a game against {habit.losers:.2f}"
        says = f"{habit_said(habit, voice)}: {counts}"
        parts = [
            box(0, 100, 8, BAR - 16, "track"),
            box(0, reach, 8, BAR - 16, "fill", counts),
        ]
        shown = f"{times:.1f}×" if habit.losers else "only"
        rows.append(
            row(
                habit_said(habit, voice),
                plot(BAR, says, parts),
                f"<b>{shown if habit.winners else 'never'}</b>",
                kind,
                small=counts,
            )
        )
    return "\n".join(rows)


def habit_said(habit: Habit, voice: Voice) -> str:
    """A habit in words: `wounded by them: Mill`."""
    event = habit.event.replace("-", " ") + ROLES.get(habit.role, "")
    return f"{event}: {voice.word(habit.fact, habit.word)}" if habit.word else event


def footer(tournament: Tournament, summary: Summary) -> str:
    """How the numbers are made, and how to make them again."""
    usual = tournament.game.options({"seats": int(tournament.options.seats)}).values
    given = [
        part
        for name, value in tournament.options.values.items()
        if usual.get(name) != value
        for part in (f"--{name.replace('_', '-')}", str(value).lower())
    ]
    command = shlex.join(
        [
            "regalia",
            "arena",
            tournament.game.name,
            *tournament.bots,
            *given,
            "--games",
            str(tournament.games),
            "--seed",
            tournament.seed,
        ]
    )
    return f"""<h2>How these numbers are made</h2>
<p>{summary.games:,} games on {summary.deals:,} deals: each deal is played once for every rotation
of the bots, so that everyone plays every side of it, and the circle in which they sit changes
from deal to deal.</p>
<p>Intervals are Wilson’s for 95 %, with the games of a deal taken together. Of what goes with
winning only differences of three and a half standard errors and more are shown.</p>
<p><code>{escape(command)}</code></p>"""


def section(title: str, says: str, inside: str, kind: str = "") -> str:
    """A card of the page."""
    return (
        f'<section class="{kind}">\n<h2>{escape(title)}</h2>\n<p>{escape(says)}</p>\n'
        f"{inside}\n</section>"
    )


def row(
    name: str, picture: str, value: str, kind: str, swatch: bool = False, small: str = ""
) -> str:
    """A line: a name, a plot and a number."""
    mark = "<i></i>" if swatch else ""
    under = f"<small>{escape(small)}</small>" if small else ""
    return (
        f'<div class="row {kind}"><div class="name">{mark}{escape(name)}{under}</div>'
        f'{picture}<div class="value">{value}</div></div>'
    )


def foot(picture: str) -> str:
    """The scale under some lines."""
    return f'<div class="row foot"><div class="name"></div>{picture}<div class="value"></div></div>'


def tone(bot: int) -> str:
    """The colour of a bot, the same all over the page."""
    return f"b{bot % TONES}"


def between(share: Share) -> str:
    """An interval in per cent."""
    return f"{100 * share.low:.1f}–{100 * share.high:.1f} %"
