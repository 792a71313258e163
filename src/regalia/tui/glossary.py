"""What the words on the table mean: first what they do now, then the rules behind them."""

import re
from collections.abc import Iterator, Sequence

from regalia.kernel.foresight import foresee
from regalia.kernel.game import Game
from regalia.kernel.parts import Part
from regalia.kernel.text.voice import FALLBACK, Voice, rule_texts
from regalia.kernel.view import View
from regalia.tui.lookup import best
from regalia.tui.offers import Offer
from regalia.tui.words import Words

RULE = re.compile(r"[A-Za-z][0-9]{1,3}[AaBb]?")


class Glossary:
    """Explains one table to one seat, in its language."""

    def __init__(self, game: Game, voice: Voice, words: Words) -> None:
        self.game = game
        self.voice = voice
        self.words = words
        self.texts = rule_texts(game, voice.language)

    def explain(self, view: View, offers: Sequence[Offer], asked: str) -> list[str]:
        """What is asked for: a line on what it does now, then the rules; nothing if unknown."""
        if RULE.fullmatch(asked):
            found = [rule for rule in self.texts if re.fullmatch(f"{asked.upper()}[AB]?", rule)]
            return [self.rule(rule) for rule in self.game.terminal.in_play(view, tuple(found))]
        topic = self.topic(view, asked)
        return self.of_topic(view, offers, topic) if topic else []

    def of_thing(self, view: View, offers: Sequence[Offer], thing: str) -> list[str]:
        """What a thing on the table is and does."""
        topic = self.game.terminal.topic(view, thing)
        seen = self.game.terminal.detail(view, thing, self.voice)
        touching = [offer for offer in offers if thing in offer.touches]
        return [seen, *self.of_topic(view, touching or offers, topic)]

    def of_topic(self, view: View, offers: Sequence[Offer], topic: str) -> list[str]:
        """What a topic does now, then its rules."""
        rules = self.game.terminal.in_play(view, self.game.topics.get(topic, ()))
        now = self.now(view, offers, topic)
        return [*now, *(self.rule(rule) for rule in rules if rule in self.texts)]

    def rule(self, rule: str) -> str:
        """One rule with its id."""
        return f"{rule}  {' '.join(self.texts[rule].split())}"

    def topic(self, view: View, asked: str) -> str | None:
        """The topic meant by a word, in the player's language or in English."""
        return best(asked, list(self.names(view)))

    def names(self, view: View) -> Iterator[tuple[str, str]]:
        """All words that can be asked about, each with its topic."""
        for topic in self.game.topics:
            yield topic, topic
            if self.voice.has(f"topic-{topic}"):
                for name in self.voice.say(f"topic-{topic}").split(","):
                    yield name, topic
        for kind, name in self.things():
            for voice in (self.voice, Voice(self.game, FALLBACK)):
                for word in (f"{kind}-{name}", f"short-{name}"):
                    topic = self.game.terminal.topic(view, f"{kind}:{name}")
                    if voice.has(word) and topic in self.game.topics:
                        yield voice.say(word), topic

    def things(self) -> list[tuple[str, str]]:
        """Everything that the events of the game can name."""
        found: dict[tuple[str, str], None] = {}
        for row in self.game.events:
            for kind in row.facts.values():
                found |= dict.fromkeys((kind.name, name) for name in kind.names)
        return list(found)

    def listed(self) -> list[str]:
        """The topics by their first name in the player's language."""
        return [self.title(topic) for topic in self.game.topics]

    def title(self, topic: str) -> str:
        """What a topic is called."""
        if self.voice.has(f"topic-{topic}"):
            return self.voice.say(f"topic-{topic}").split(",")[0]
        for kind, name in self.things():
            if name == topic and self.voice.has(f"{kind}-{name}"):
                return self.voice.word(kind, name)
        return topic

    def now(self, view: View, offers: Sequence[Offer], topic: str) -> list[str]:
        """What the person's moves would do with it at this moment, with the numbers."""
        ways: list[str] = []
        for offer in offers:
            parts = self.game.parts(view, offer.move)
            if not self.concerns(view, parts, topic):
                continue
            meaning = self.game.terminal.describe(view, parts, self.voice) or offer.text
            brings = outlook(self.game, view, offer.move, self.voice)
            if brings:
                return [self.words.say("now", move=meaning, brings=brings)]
            ways.append(meaning)
        return [self.words.say("now-ways", move=ways[0], count=len(ways))] if ways else []

    def concerns(self, view: View, parts: list[Part], topic: str) -> bool:
        """Whether a move names something that is explained under this topic."""
        things = [f"{kind}:{value}" for kind, value in parts[1:]]
        return any(self.game.terminal.topic(view, thing) == topic for thing in things)


def outlook(game: Game, view: View, move: int, voice: Voice) -> str:
    """What a move brings for sure, in short."""
    return "; ".join(game.terminal.outlook(view, foresee(game, view, move), voice))
