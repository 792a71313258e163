"""The report of a run: one self-contained page of HTML."""

import shlex
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import log2

from regalia.arena import plots
from regalia.arena.habits import Habit
from regalia.arena.labels import (
    describe_options,
    distinct_bot_labels,
    format_interval,
    format_percent,
    non_default_options,
)
from regalia.arena.statistics import BotFigures, Summary, WinShare, mean, quantile
from regalia.arena.tournament import Outcome, Tournament
from regalia.kernel.text.voice import Voice

COLOUR_COUNT = 9
MAX_BINS = 45
BAR_HEIGHT_PX = 26
HISTOGRAM_HEIGHT_PX = 72
MAX_HABITS = 9  # in each column
MAX_HABITS_PER_EVENT = 3
WHITE_TEXT_FROM = 0.7  # of the darkest shade
FULL_BAR_OCTAVES = 3  # a full bar is 2**3, eight times as often
ROLE_PHRASES = {"by": " by them", "to": " to them", "from": " from them", "mover": " on their move"}


def render_report(outcome: Outcome, summary: Summary) -> str:
    """The whole page as HTML."""
    tournament = outcome.tournament
    voice = Voice(tournament.game, "en")
    names = distinct_bot_labels(tournament.bots)
    style = (files("regalia.arena") / "report.css").read_text(encoding="utf-8")
    title = f"{voice.text('game')}: {' · '.join(names)}"
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
<header>
{header_html(tournament, summary, names, voice)}
</header>
<main>
{wins_section_html(summary, names)}
{seats_section_html(summary)}
{bot_by_seat_section_html(summary, names)}
{scores_section_html(summary, names)}
{lengths_section_html(summary)}
{habits_section_html(outcome.habits.significant_habits(), voice)}
</main>
<footer>
{footer_html(tournament, summary)}
</footer>
</html>
"""


def header_html(
    tournament: Tournament, summary: Summary, names: Sequence[str], voice: Voice
) -> str:
    """The settings of the run, and its main result in a sentence."""
    kicker = " · ".join(
        [voice.text("game"), *describe_options(tournament), f"{summary.games:,} games"]
    )
    fair = 1 / len(summary.bots)
    best = max(range(len(names)), key=lambda bot: summary.bots[bot].wins.share)
    share = summary.bots[best].wins
    if share.low > fair:
        winner = f'<b class="{bot_css_class(best)}">{escape(names[best])}</b>'
        headline = f"{winner} wins {format_percent(share.share)}"
        more = f"That is {share.share / fair:.1f} times its fair share"
    else:
        headline = "No bot is clearly the best"
        more = f"{names[best]} has won most, {format_percent(share.share)}"
    lead = (
        f"{more}. With games as these, its true share lies between {format_percent(share.low)} and"
        f" {format_percent(share.high)} (95 % interval);"
        f" all bots alike would win {format_percent(fair)} each."
    )
    return (
        f'<p class="kicker">{escape(kicker)}</p>\n<h1>{headline}</h1>\n'
        f'<p class="lead">{escape(lead)}</p>'
    )


def wins_section_html(summary: Summary, names: Sequence[str]) -> str:
    """The section with the win share of each bot."""
    shares = [figures.wins for figures in summary.bots]
    rows = share_rows_html(shares, names, [bot_css_class(bot) for bot in range(len(names))], "bot")
    return section_html(
        "Who wins",
        "The share of games won, a shared win counted in parts. The thin line is the 95 %"
        " interval, the dashed one a fair share.",
        rows,
    )


def seats_section_html(summary: Summary) -> str:
    """The section with the win share of each seat."""
    names = [f"Seat {seat}" for seat in range(len(summary.seats))]
    fair = 1 / len(names)
    far = [seat for seat in summary.seats if not seat.low <= fair <= seat.high]
    description = "Some seats seem better than others." if far else "No seat is clearly better."
    rows = share_rows_html(summary.seats, names, ["plain"] * len(names), "seat")
    return section_html(
        "Does the seat matter?", f"Wins by seat, whoever sits there. {description}", rows, "half"
    )


def share_rows_html(
    shares: Sequence[WinShare], names: Sequence[str], row_classes: Sequence[str], kind: str
) -> str:
    """Bars with intervals on one scale; the fair share is marked."""
    fair = 1 / len(shares)
    scale = plots.Scale(0, upper_end_of_share_scale(max(share.high for share in shares)))
    rows = []
    for share, name, row_class in zip(shares, names, row_classes, strict=True):
        low, high = format_percent(share.low), format_percent(share.high)
        description = f"{name}: {format_percent(share.share)}, from {low} to {high}"
        middle = BAR_HEIGHT_PX / 2
        parts = [
            plots.rectangle_svg(0, 100, 5, BAR_HEIGHT_PX - 10, "track"),
            plots.rectangle_svg(
                0, scale.x_percent(share.share), 5, BAR_HEIGHT_PX - 10, "fill", description
            ),
            plots.vertical_line_svg(scale.x_percent(fair), 0, BAR_HEIGHT_PX, "fair"),
            plots.interval_svg(scale.x_percent(share.low), scale.x_percent(share.high), middle),
        ]
        value = f"<b>{format_percent(share.share)}</b><small>{format_interval(share)} %</small>"
        rows.append(
            row_html(
                name,
                plots.svg_picture(BAR_HEIGHT_PX, description, parts),
                value,
                row_class,
                has_swatch=kind == "bot",
            )
        )
    ticks = scale.ticks(4 if kind == "bot" else 2)
    return "\n".join(
        [
            *rows,
            axis_row_html(plots.axis_svg(scale, ticks, [f"{100 * tick:.0f} %" for tick in ticks])),
        ]
    )


def upper_end_of_share_scale(highest: float) -> float:
    """The upper end of a scale of shares: 100 %, or the next full tenth."""
    return 1.0 if highest > 0.75 else min(1.0, -(-highest // 0.1) * 0.1)


def bot_by_seat_section_html(summary: Summary, names: Sequence[str]) -> str:
    """The section with a heat map: the win share of each bot on each seat."""
    count = len(summary.seats)
    head = "".join(f'<th scope="col">{seat}</th>' for seat in range(count))
    most = max(seat.share for figures in summary.bots for seat in figures.seats)
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        f"{''.join(shaded_cell_html(seat, most) for seat in figures.seats)}</tr>\n"
        for name, figures in zip(names, summary.bots, strict=True)
    )
    table = f'<div class="scroll"><table><tr><th scope="col"></th>{head}</tr>\n{rows}</table></div>'
    return section_html(
        "Bots by seat", "The share of games that each bot won on each seat.", table, "half"
    )


def shaded_cell_html(share: WinShare, largest_share: float) -> str:
    """A cell of the heat map, darker for larger shares."""
    if not share.games:
        return "<td>–</td>"
    part = share.share / largest_share if largest_share else 0.0
    strong = ' class="strong"' if part > WHITE_TEXT_FROM else ""
    title = f"{format_percent(share.share)} of {share.games} games, {format_interval(share)} %"
    style = f"--part: {6 + 94 * part:.0f}%"
    return f'<td{strong} style="{style}" title="{escape(title)}">{100 * share.share:.0f} %</td>'


def scores_section_html(summary: Summary, names: Sequence[str]) -> str:
    """The section with the score histogram of each bot, all on one scale."""
    all_scores = sorted(score for figures in summary.bots for score in figures.scores)
    scale, step = histogram_scale(all_scores)
    rows = [
        row_html(
            name,
            plots.svg_picture(
                HISTOGRAM_HEIGHT_PX,
                f"{name}: scores from {figures.scores[0]} to {figures.scores[-1]}",
                score_histogram_svg_parts(figures, scale, step),
            ),
            score_figures_html(figures),
            bot_css_class(bot),
            has_swatch=True,
        )
        for bot, (name, figures) in enumerate(zip(names, summary.bots, strict=True))
    ]
    return section_html(
        "Scores",
        "How often each score was reached. The upright line is the median; the numbers are the"
        " mean, and between which scores four games of five end.",
        "\n".join([*rows, axis_row_html(number_axis_svg(scale))]),
    )


def score_histogram_svg_parts(figures: BotFigures, scale: plots.Scale, step: int) -> list[str]:
    """The SVG parts of a bot's histogram: bars, base line and median."""
    median = scale.x_percent(quantile(figures.scores, 0.5) + step / 2 * (step == 1))
    return [
        plots.histogram_svg(figures.scores, scale, step, HISTOGRAM_HEIGHT_PX - 8, ""),
        plots.base_line_svg(HISTOGRAM_HEIGHT_PX - 8),
        plots.vertical_line_svg(median, 2, HISTOGRAM_HEIGHT_PX - 4, "middle"),
    ]


def score_figures_html(figures: BotFigures) -> str:
    """The mean of a bot's scores, and the range of the middle 80 % of them."""
    low, high = quantile(figures.scores, 0.1), quantile(figures.scores, 0.9)
    texts = f"<b>{figures.mean_score:.1f}</b><small>{low:.0f} to {high:.0f}</small>"
    return replace_hyphens_by_minus(texts)


def replace_hyphens_by_minus(numbers: str) -> str:
    """The text with hyphens replaced by minus signs."""
    return numbers.replace("-", "−")


def histogram_scale(sorted_numbers: Sequence[int]) -> tuple[plots.Scale, int]:
    """A scale for a histogram, and the width of its bins."""
    low, high = sorted_numbers[0], sorted_numbers[-1]
    step = max(1, int(plots.round_step_at_least(max(1, (high - low) / MAX_BINS))))
    first = low // step * step
    return plots.Scale(first, (high // step + 1) * step), step


def number_axis_svg(scale: plots.Scale) -> str:
    """The axis under a histogram as SVG, labelled with whole numbers."""
    ticks = [tick for tick in scale.ticks(5) if tick == int(tick)]
    return plots.axis_svg(scale, ticks, [replace_hyphens_by_minus(f"{tick:.0f}") for tick in ticks])


def lengths_section_html(summary: Summary) -> str:
    """The section with the histogram of game lengths."""
    moves = summary.moves
    if moves[0] == moves[-1]:
        return section_html("How long is a game?", f"Every game had {moves[0]} moves.", "", "brief")
    scale, step = histogram_scale(moves)
    parts = [
        plots.histogram_svg(moves, scale, step, HISTOGRAM_HEIGHT_PX, ""),
        plots.base_line_svg(HISTOGRAM_HEIGHT_PX),
    ]
    description = f"From {moves[0]} to {moves[-1]} moves, {mean(moves):.1f} on average."
    value = f"<b>{mean(moves):.1f}</b><small>median {quantile(moves, 0.5):.0f}</small>"
    rows = [
        row_html(
            "Moves", plots.svg_picture(HISTOGRAM_HEIGHT_PX, description, parts), value, "plain"
        ),
        axis_row_html(number_axis_svg(scale)),
    ]
    return section_html("How long is a game?", description, "\n".join(rows))


def habits_section_html(significant: Sequence[Habit], voice: Voice) -> str:
    """The section with the events that happen more or less often to winners than to losers."""
    if not significant:
        return section_html(
            "What goes with winning",
            "Nothing that happens in these games tells winners from losers by more than chance"
            " would; more games may.",
            "",
            "brief",
        )
    more = strongest_habits_of_each_event([habit for habit in significant if habit.strength > 0])
    less = strongest_habits_of_each_event([habit for habit in significant if habit.strength < 0])
    columns = "".join(
        f'<div class="{css_class}"><h3>{title}</h3>\n'
        f"{habit_rows_html(habits, css_class, voice)}</div>\n"
        for title, css_class, habits in (
            ("Winners, more often", "more", more),
            ("Winners, less often", "less", less),
        )
        if habits
    )
    return section_html(
        "What goes with winning",
        "How many times as often something happens to a seat that wins as to one that loses, the"
        " surest first. Winners are compared with losers of the same bot on the same seat. It goes"
        " with winning, and need not be the reason. If nothing went with winning, chance would"
        " still show something in one run of ten.",
        f'<div class="habits">{columns}</div>',
    )


def strongest_habits_of_each_event(habits: Sequence[Habit]) -> list[Habit]:
    """The first habits, with few of each event."""
    shown: list[Habit] = []
    for habit in habits:
        alike = [one for one in shown if (one.event, one.role) == (habit.event, habit.role)]
        if len(alike) < MAX_HABITS_PER_EVENT and len(shown) < MAX_HABITS:
            shown.append(habit)
    return shown


def habit_rows_html(habits: Sequence[Habit], css_class: str, voice: Voice) -> str:
    """A bar for each habit."""
    rows = []
    for habit in habits:
        times = habit.winners / habit.losers if habit.losers else 2.0**FULL_BAR_OCTAVES
        bar_percent = 100 * min(1.0, abs(log2(times)) / FULL_BAR_OCTAVES if times else 1.0)
        counts = f"{habit.winners:.2f} a game against {habit.losers:.2f}"
        description = f"{describe_habit(habit, voice)}: {counts}"
        parts = [
            plots.rectangle_svg(0, 100, 8, BAR_HEIGHT_PX - 16, "track"),
            plots.rectangle_svg(0, bar_percent, 8, BAR_HEIGHT_PX - 16, "fill", counts),
        ]
        shown = f"{times:.1f}×" if habit.losers else "only"
        rows.append(
            row_html(
                describe_habit(habit, voice),
                plots.svg_picture(BAR_HEIGHT_PX, description, parts),
                f"<b>{shown if habit.winners else 'never'}</b>",
                css_class,
                small_text=counts,
            )
        )
    return "\n".join(rows)


def describe_habit(habit: Habit, voice: Voice) -> str:
    """A habit in words: `wounded by them: Mill`."""
    event = habit.event.replace("-", " ") + ROLE_PHRASES.get(habit.role, "")
    return f"{event}: {voice.word(habit.fact, habit.word)}" if habit.word else event


def footer_html(tournament: Tournament, summary: Summary) -> str:
    """How the figures were computed, and the command that reproduces them."""
    option_words = [
        word
        for name, value in non_default_options(tournament).items()
        for word in (f"--{name.replace('_', '-')}", str(value).lower())
    ]
    command = shlex.join(
        [
            "regalia",
            "arena",
            tournament.game.name,
            *tournament.bots,
            *option_words,
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
<p>Intervals are Wilson’s for 95 %, with the games of a deal taken together. What goes with winning
is tested by shuffling the outcomes of deals: chance shows something in one run of ten.</p>
<p><code>{escape(command)}</code></p>"""


def section_html(title: str, description: str, content_html: str, css_class: str = "") -> str:
    return (
        f'<section class="{css_class}">\n<h2>{escape(title)}</h2>\n<p>{escape(description)}</p>\n'
        f"{content_html}\n</section>"
    )


def row_html(
    label: str,
    picture_html: str,
    value_html: str,
    css_class: str,
    has_swatch: bool = False,
    small_text: str = "",
) -> str:
    """A row of a section: a label, a plot and a value; the texts are escaped, the HTML is not."""
    mark = "<i></i>" if has_swatch else ""
    under = f"<small>{escape(small_text)}</small>" if small_text else ""
    return (
        f'<div class="row {css_class}"><div class="name">{mark}{escape(label)}{under}</div>'
        f'{picture_html}<div class="value">{value_html}</div></div>'
    )


def axis_row_html(picture_html: str) -> str:
    """A row with an axis, below other rows."""
    name, value = '<div class="name"></div>', '<div class="value"></div>'
    return f'<div class="row foot">{name}{picture_html}{value}</div>'


def bot_css_class(bot_number: int) -> str:
    """The CSS class with a bot's colour."""
    return f"b{bot_number % COLOUR_COUNT}"
