"""Explains words and things of a table: first what they do now, then their rules."""

import re
from collections.abc import Iterator, Sequence

from regalia.kernel.game import Game
from regalia.kernel.text.voice import FALLBACK, Voice, rule_texts
from regalia.kernel.view import View
from regalia.tui.fuzzy_match import best_matching_value
from regalia.tui.legal_moves import LegalMove, describe_certain_results, describe_move
from regalia.tui.messages import Messages

RULE_ID = re.compile(r"[A-Za-z][0-9]{1,3}[AaBb]?")


class Glossary:
    """Explanations of one game in one language."""

    def __init__(self, game: Game, voice: Voice, messages: Messages) -> None:
        self.game = game
        self.voice = voice
        self.messages = messages
        self.rule_texts = rule_texts(game, voice.language)

    def explain_word(self, view: View, moves: Sequence[LegalMove], word: str) -> list[str]:
        """Explains a rule id or a word; no word lists the topics, an unknown one gives nothing."""
        if not word:
            titles = [self.topic_title(topic) for topic in self.game.topics]
            return [self.messages.format("topics", topics=", ".join(titles))]
        if RULE_ID.fullmatch(word):
            found = [rule for rule in self.rule_texts if re.fullmatch(f"{word.upper()}[AB]?", rule)]
            return [
                self.rule_line(rule)
                for rule in self.game.terminal.rules_in_force(view, tuple(found))
            ]
        topic = best_matching_value(word, list(self.names_with_topics(view)))
        return self.explain_topic(view, moves, topic) if topic else []

    def explain_thing(self, view: View, moves: Sequence[LegalMove], thing: str) -> list[str]:
        """Explains a thing on the table: its description, then its topic."""
        topic = self.game.terminal.help_topic(view, thing)
        description = self.game.terminal.describe_thing(view, thing, self.voice)
        touching = [move for move in moves if thing in move.touches]
        return [description, *self.explain_topic(view, touching or moves, topic)]

    def explain_topic(self, view: View, moves: Sequence[LegalMove], topic: str) -> list[str]:
        """What the person's moves do with a topic now, then its rules."""
        rules = self.game.terminal.rules_in_force(view, self.game.topics.get(topic, ()))
        lines = [self.rule_line(rule) for rule in rules if rule in self.rule_texts]
        return [*self.describe_moves_about_topic(view, moves, topic), *lines]

    def rule_line(self, rule_id: str) -> str:
        """A rule's id and its text in one line."""
        return f"{rule_id}  {' '.join(self.rule_texts[rule_id].split())}"

    def names_with_topics(self, view: View) -> Iterator[tuple[str, str]]:
        """Pairs of name and topic, with names in the player's language and in English."""
        for topic in self.game.topics:
            yield topic, topic
            if self.voice.has_message(f"topic-{topic}"):
                for name in self.voice.text(f"topic-{topic}").split(","):
                    yield name, topic
        for kind, value in self.kinds_and_values_in_events():
            for voice in (self.voice, Voice(self.game, FALLBACK)):
                for message_id in (f"{kind}-{value}", f"short-{value}"):
                    topic = self.game.terminal.help_topic(view, f"{kind}:{value}")
                    if voice.has_message(message_id) and topic in self.game.topics:
                        yield voice.text(message_id), topic

    def kinds_and_values_in_events(self) -> list[tuple[str, str]]:
        """Every kind and value that the events of the game can name, like ("card", "knight")."""
        found: dict[tuple[str, str], None] = {}
        for row in self.game.events:
            for kind in row.facts.values():
                found |= dict.fromkeys((kind.name, value) for value in kind.names)
        return list(found)

    def topic_title(self, topic: str) -> str:
        """The first name of a topic in the player's language."""
        if self.voice.has_message(f"topic-{topic}"):
            return self.voice.text(f"topic-{topic}").split(",")[0]
        for kind, value in self.kinds_and_values_in_events():
            if value == topic and self.voice.has_message(f"{kind}-{value}"):
                return self.voice.word(kind, value)
        return topic

    def describe_moves_about_topic(
        self, view: View, moves: Sequence[LegalMove], topic: str
    ) -> list[str]:
        """What a move with this topic brings now, or how many such moves there are."""
        meanings: list[str] = []
        for move in moves:
            things = [f"{kind}:{value}" for kind, value in self.game.parts(view, move.move)[1:]]
            if all(self.game.terminal.help_topic(view, thing) != topic for thing in things):
                continue
            meaning = describe_move(self.game, view, move, self.voice)
            outlook = describe_certain_results(self.game, view, move.move, self.voice)
            if outlook:
                return [self.messages.format("now", move=meaning, brings=outlook)]
            meanings.append(meaning)
        if not meanings:
            return []
        return [self.messages.format("now-ways", move=meanings[0], count=len(meanings))]
