"""The bots that a server uses on its own account, rather than on request."""

from regalia.bots.ladder import GENTLEST

STAND_IN_BOT = "medium"  # plays for a person who is away
TIMEOUT_BOT = "easy"  # moves when a clock has run out
HINT_BOT = "hard"  # gives hints
LESSON_BOT = GENTLEST  # plays on when a guided first game is over
