"""Why a move is good, in words: what it gains, what the search expects next, what others lack."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from regalia.bots.analysis import Analysis
from regalia.bots.bot import Budget
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.messages import Messages

ADVICE_BUDGET_S = 1.0
MAX_RATED_MOVES = 5
MIN_RATED_MOVES = 2  # so that there is something to compare
EQUAL_WIN_SHARE_MARGIN = 0.02  # the search cannot tell smaller differences apart
MAX_EXPLAINED_MOVES = 3  # that are equally good
MAX_WEAKER_MOVES = 2
MIN_VISIT_RATIO = 0.05  # moves visited less, relative to the best move, were not searched enough


class RatedMove(NamedTuple):
    """A move that the search considered.

    `win_share` is the expected share of the win. `answer` is the most frequent reply of the other
    seats over imagined tables, and `answer_in_ten` in how many of ten tables it comes.
    """

    move: int
    text: str
    meaning: str
    gains: tuple[str, ...]
    win_share: float
    visits: int
    answer: str
    answer_in_ten: int
    reasons: tuple[str, ...] = ()


def rate_moves(game: Game, view: View, budget: Budget, voice: Voice) -> list[RatedMove]:
    """Searches a position and rates its most visited moves, the best first."""
    analysis = Analysis(game, view, budget)
    rated: list[RatedMove] = []
    most_visits = int(analysis.candidates[0].visits)
    for candidate in analysis.candidates[:MAX_RATED_MOVES]:
        visits = int(candidate.visits)
        if len(rated) >= MIN_RATED_MOVES and visits < MIN_VISIT_RATIO * most_visits:
            continue
        parts = game.parts(view, candidate.move)
        answers = Counter(
            voice.event_text(answer[0]) for answer in analysis.sample_replies(candidate.move)
        )
        answer, count = answers.most_common(1)[0] if answers else ("", 0)
        rated.append(
            RatedMove(
                int(candidate.move),
                game.notate_parts(parts),
                game.terminal.describe_move(view, parts, voice) or game.notate_parts(parts),
                tuple(
                    game.terminal.describe_foreseen_events(
                        view, foresee(game, view, candidate.move), voice
                    )
                ),
                candidate.value or 0.0,
                visits,
                answer,
                round(10 * count / max(1, answers.total())),
            )
        )
    best = rated[0]
    weaker = [move for move in rated if is_weaker(best, move)][:MAX_WEAKER_MOVES]
    return [
        move._replace(reasons=reason_texts(analysis, best.move, move.move, voice))
        if move in weaker
        else move
        for move in rated
    ]


def is_weaker(best: RatedMove, move: RatedMove) -> bool:
    """Whether the search can tell that a move is weaker than the best one."""
    return best.win_share - move.win_share > EQUAL_WIN_SHARE_MARGIN


def reason_texts(analysis: Analysis, best: int, weaker: int, voice: Voice) -> tuple[str, ...]:
    """Why one move is better than another, in words."""
    reasons = analysis.reasons(best, weaker)
    return tuple(
        voice.reason_text(reason.id, reason.facts) for reason in reasons if reason.worth > 0
    )


def recommend_best_move(rated_moves: Sequence[RatedMove], messages: Messages) -> str:
    """A sentence that names the best move, and its meaning if the notation does not show it."""
    best = rated_moves[0]
    if best.meaning == best.text:
        return messages.format("bare-hint", move=best.text)
    return messages.format("hint", move=best.text, meaning=best.meaning)


def explain_best_move(rated_moves: Sequence[RatedMove], messages: Messages) -> list[str]:
    """Says why the best move is the best, or that several are equally good."""
    best = rated_moves[0]
    if len(rated_moves) == 1:
        return [messages.format("only-move", meaning=best.meaning)]
    good = [move for move in rated_moves if not is_weaker(best, move)]
    weaker = [move for move in rated_moves if move not in good]
    if len(good) > 1:
        sentences = explain_equal_moves(good[:MAX_EXPLAINED_MOVES], messages)
    else:
        sentences = [recommend_best_move(rated_moves, messages)]
        if best.gains:
            sentences.append(messages.format("it-brings", brings="; ".join(best.gains)))
    if best.answer and any(move.answer != best.answer for move in rated_moves):
        sentences.append(messages.format("then", answer=best.answer, often=best.answer_in_ten))
    for move in weaker[:MAX_WEAKER_MOVES]:
        sentences.append(explain_weaker_move(best, move, messages))
        sentences.extend(f"   {reason}" for reason in move.reasons)
    return sentences


def explain_equal_moves(good: Sequence[RatedMove], messages: Messages) -> list[str]:
    """Lists moves that are equally good, each with what only it gains."""
    shared = [gain for gain in good[0].gains if all(gain in move.gains for move in good)]
    sentences = [messages.format("as-good")]
    for move in good:
        own = [gain for gain in move.gains if gain not in shared]
        sentences.append(f"• {move.meaning}" + (f" ⇒ {'; '.join(own)}" if own else ""))
    if shared:
        sentences.append(messages.format("in-common", brings="; ".join(shared)))
    return sentences


def explain_weaker_move(best: RatedMove, weaker: RatedMove, messages: Messages) -> str:
    """Says how many wins a weaker move costs, and what it gains or which reply it allows."""
    lost = messages.format("fewer-wins", lost=round(100 * (best.win_share - weaker.win_share)))
    own = [gain for gain in weaker.gains if gain not in best.gains]
    if own:
        return f"{weaker.meaning} – {lost} ⇒ {'; '.join(own)}"
    if weaker.answer and weaker.answer != best.answer:
        answer = messages.format("weaker-answer", answer=weaker.answer)
        return f"{weaker.meaning} – {lost}. {answer}"
    return f"{weaker.meaning} – {lost}."
