"""`regalia rules`: the rules of a game."""

import re
from typing import Annotated

import typer

from regalia.cli.arguments import GameArgument, Language, choose_language
from regalia.games import GAMES
from regalia.kernel.errors import BadRecord, quote
from regalia.kernel.game import find_game
from regalia.kernel.text.voice import rule_texts


def rules(
    game: GameArgument,
    rule: Annotated[str, typer.Argument(help="The id of one rule, like M31.")] = "",
    lang: Language = "",
) -> None:
    """Read the rules of a game, or one of them."""
    texts = rule_texts(find_game(GAMES, game), choose_language(lang))
    if rule:
        print("\n\n".join(f"{name}  {texts[name]}" for name in matching_rule_ids(rule, texts)))
        return
    for name, text in texts.items():
        if name.startswith("section-"):
            print(f"{text.upper()}\n")
        else:
            print(f"{name}  {text}\n" if name[0].isupper() else f"{text}\n")


def matching_rule_ids(rule: str, texts: dict[str, str]) -> list[str]:
    """The ids that a person means: M20 stands for M20A and M20B."""
    wanted = rule.upper()
    found = [name for name in texts if re.fullmatch(re.escape(wanted) + "[AB]?", name)]
    if wanted in found:
        return [wanted]
    if not found:
        # by their numbers: that of M20A is 20
        ids = sorted(
            (name for name in texts if name[0].isupper()),
            key=lambda name: int(re.sub(r"\D", "", name)),
        )
        raise BadRecord(f"there is no rule {quote(rule)}: they go from {ids[0]} to {ids[-1]}")
    return found
