"""Why a move is good, in words: what it brings, what comes next, and what the others lack."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from regalia.bots.analysis import Analysis
from regalia.bots.bot import Budget
from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View
from regalia.tui.words import Words

CONSIDERED = 5
FEWEST = 2  # to compare at all
ALIKE = 0.02  # shares of a win that a search cannot tell apart
SELDOM = 0.05  # of the tries that the best move got: too few to judge a move


class Weighed(NamedTuple):
    """A move that was considered, in words: what it is, what it brings, what would follow.

    `share` is the expected share of the win, `often` in how many of ten tables the answer comes.
    """

    move: int
    text: str
    meaning: str
    brings: tuple[str, ...]
    share: float
    tries: int
    answer: str
    often: int


def weigh(game: Game, view: View, budget: Budget, voice: Voice) -> list[Weighed]:
    """The moves a strong player would consider, the best first."""
    analysis = Analysis(game, view, budget)
    found: list[Weighed] = []
    most = int(analysis.candidates[0].visits)
    for one in analysis.candidates[:CONSIDERED]:
        if len(found) >= FEWEST and int(one.visits) < SELDOM * most:
            continue
        parts = game.parts(view, one.move)
        answers = Counter(
            " ".join(voice.tell(told) for told in answer[:2])
            for answer in analysis.sample_replies(one.move)
        )
        answer, often = answers.most_common(1)[0] if answers else ("", 0)
        found.append(
            Weighed(
                int(one.move),
                game.spell(parts),
                game.terminal.describe(view, parts, voice) or game.spell(parts),
                tuple(game.terminal.outlook(view, foresee(game, view, one.move), voice)),
                one.value or 0.0,
                int(one.visits),
                answer,
                round(10 * often / max(1, answers.total())),
            )
        )
    return found


def hint(weighed: Sequence[Weighed], words: Words) -> str:
    """The best move, in a sentence."""
    best = weighed[0]
    if best.meaning == best.text:
        return words.say("bare-hint", move=best.text)
    return words.say("hint", move=best.text, meaning=best.meaning)


def reasons(weighed: Sequence[Weighed], words: Words) -> list[str]:
    """Why the best move is the best, or that several are as good."""
    if len(weighed) == 1:
        return [words.say("only-move", meaning=weighed[0].meaning)]
    best = weighed[0]
    good = [one for one in weighed if best.share - one.share <= ALIKE]
    weaker = [one for one in weighed if one not in good]
    said = [hint(weighed, words)]
    if len(good) > 1:
        said = [words.say("as-good", moves="; ".join(one.meaning for one in good))]
        shared = [gain for gain in best.brings if all(gain in one.brings for one in good)]
        if shared:
            said.append(words.say("in-common", brings="; ".join(shared)))
        said += [differs(one, shared, words) for one in good if set(one.brings) - set(shared)]
    elif best.brings:
        said.append(words.say("it-brings", brings="; ".join(best.brings)))
    if best.answer:
        said.append(words.say("then", answer=best.answer, often=best.often))
    return said + [falls_short(best, one, words) for one in weaker]


def differs(one: Weighed, shared: Sequence[str], words: Words) -> str:
    """What only this one of several good moves brings."""
    own = [gain for gain in one.brings if gain not in shared]
    return words.say("only-this", meaning=one.meaning, brings="; ".join(own))


def falls_short(best: Weighed, one: Weighed, words: Words) -> str:
    """By how much a move is worse, and what it brings or is answered by instead."""
    lost = round(100 * (best.share - one.share))
    own = [gain for gain in one.brings if gain not in best.brings]
    if own:
        return words.say("weaker", meaning=one.meaning, lost=lost, brings="; ".join(own))
    if one.answer and one.answer != best.answer:
        return words.say("weaker-answer", meaning=one.meaning, lost=lost, answer=one.answer)
    return words.say("weaker-bare", meaning=one.meaning, lost=lost)
