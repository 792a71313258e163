"""Answers the person's questions: what a thing is, which move is good, and why."""

from collections.abc import Sequence

from regalia.tui.advice import RatedMove
from regalia.tui.bot_process import BotProcess
from regalia.tui.game_session import GameSession
from regalia.tui.glossary import Glossary
from regalia.tui.legal_moves import LegalMove


class Adviser:
    """Advice about the current decision, rated once, and explanations of words and things."""

    def __init__(self, game: GameSession, bot_process: BotProcess) -> None:
        self.game = game
        self.bot_process = bot_process
        self.glossary = Glossary(game.rules, game.voice, game.messages)
        self.rated_moves: list[RatedMove] = []

    async def rate_moves(self) -> list[RatedMove]:
        game = self.game
        return await self.bot_process.rate_moves(game.view, game.language, game.voice.names)

    def thing_title_and_explanation(
        self, moves: Sequence[LegalMove], thing: str
    ) -> tuple[str, str]:
        title, *lines = self.glossary.explain_thing(self.game.displayed_view, moves, thing)
        return title, "\n\n".join(lines)

    def explain_word(self, moves: Sequence[LegalMove], word: str) -> str:
        """An explanation of a word; empty if it is unknown. No word asks for all topics."""
        return "\n\n".join(self.glossary.explain_word(self.game.displayed_view, moves, word))
