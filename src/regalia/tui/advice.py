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
            " ".join(voice.event_text(event) for event in answer[:2])
            for answer in analysis.sample_replies(candidate.move)
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
    return rated


def hint_sentence(rated: Sequence[RatedMove], messages: Messages) -> str:
    """Recommends the best move."""
    best = rated[0]
    if best.meaning == best.text:
        return messages.format("bare-hint", move=best.text)
    return messages.format("hint", move=best.text, meaning=best.meaning)


def explain_best_move(rated: Sequence[RatedMove], messages: Messages) -> list[str]:
    """Says why the best move is the best, or that several are equally good."""
    if len(rated) == 1:
        return [messages.format("only-move", meaning=rated[0].meaning)]
    best = rated[0]
    good = [one for one in rated if best.win_share - one.win_share <= EQUAL_WIN_SHARE_MARGIN]
    weaker = [one for one in rated if one not in good]
    sentences = [hint_sentence(rated, messages)]
    if len(good) > 1:
        sentences = [messages.format("as-good", moves="; ".join(one.meaning for one in good))]
        shared = [gain for gain in best.gains if all(gain in one.gains for one in good)]
        if shared:
            sentences.append(messages.format("in-common", brings="; ".join(shared)))
        sentences += [
            own_gains_sentence(one, shared, messages)
            for one in good
            if set(one.gains) - set(shared)
        ]
    elif best.gains:
        sentences.append(messages.format("it-brings", brings="; ".join(best.gains)))
    if best.answer:
        sentences.append(messages.format("then", answer=best.answer, often=best.answer_in_ten))
    return sentences + [weaker_move_sentence(best, one, messages) for one in weaker]


def own_gains_sentence(rated: RatedMove, shared: Sequence[str], messages: Messages) -> str:
    """Says what only this one of several good moves gains."""
    own = [gain for gain in rated.gains if gain not in shared]
    return messages.format("only-this", meaning=rated.meaning, brings="; ".join(own))


def weaker_move_sentence(best: RatedMove, weaker: RatedMove, messages: Messages) -> str:
    """Says how many wins a move loses, and what it gains or is answered by instead."""
    lost = round(100 * (best.win_share - weaker.win_share))
    own = [gain for gain in weaker.gains if gain not in best.gains]
    if own:
        return messages.format("weaker", meaning=weaker.meaning, lost=lost, brings="; ".join(own))
    if weaker.answer and weaker.answer != best.answer:
        answer = weaker.answer
        return messages.format("weaker-answer", meaning=weaker.meaning, lost=lost, answer=answer)
    return messages.format("weaker-bare", meaning=weaker.meaning, lost=lost)
