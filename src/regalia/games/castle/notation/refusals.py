"""Explains why a text is not a legal move of Castle now, with the rule that says so."""

from mypy_extensions import i64

from regalia.games.castle.card_tracking.multisets import count_kind
from regalia.games.castle.notation.position import power_card, verb_asked_by
from regalia.games.castle.rules.board import OUT, PLACE_OF, SPACES, bit_mask
from regalia.games.castle.rules.cards import JESTER, KIND_OF, RULES
from regalia.games.castle.rules.layout import DECK_SIZES, HANDS, STACKS
from regalia.games.castle.rules.move_codes import SHAPES
from regalia.games.castle.rules.placing import can_be_laid
from regalia.games.castle.rules.protection import unprotected_spaces
from regalia.games.castle.rules.tasks import asking_card, top_task
from regalia.games.castle.rules.turn import may_be_played, must_play_the_king
from regalia.kernel.cells import Cells
from regalia.kernel.errors import Refused


def explain_refusal(c: Cells, seat: i64, text: str, example: str) -> Refused:
    """The reason why a text is not a legal move, with an example of a legal one."""
    verb, *things = text.split(" ")
    task = top_task(c)
    rule = RULES[KIND_OF[power_card(task)]] if task else "C5"
    if verb not in SHAPES:
        return Refused("no-move", {"typed": text, "example": example}, rule)
    if not task:
        return explain_refused_action(c, seat, verb, things, text, example)
    card = power_card(task)
    if verb not in (verb_asked_by(task), "done"):
        return Refused("other-choice", {"card": card, "example": example}, rule)
    if asking_card(task) == JESTER:
        return Refused("not-yours-to-pass", {"typed": things[0] if things else ""}, rule)
    if things and SHAPES[verb][0] == "p" and things[0] in PLACE_OF:
        place = PLACE_OF[things[0]]
        if place == OUT or not c[STACKS + place]:
            return Refused("nothing-there", {"place": things[0]}, "C7")
        if place < SPACES and not unprotected_spaces(c) & bit_mask(place):
            return Refused("protected", {"place": things[0]}, "C11")
    return Refused("none-of-the-choices", {"typed": text, "card": card}, rule)


def explain_refused_action(
    c: Cells, seat: i64, verb: str, things: list[str], text: str, example: str
) -> Refused:
    """The reason why an action is not possible (C5)."""
    if verb not in ("draw", "swap", "play"):
        return Refused("no-power-asks", {}, "C5")
    if must_play_the_king(c, seat):
        return Refused("king-first", {"example": example}, "C55")
    if verb == "draw" and not things:
        return (
            Refused("hand-full", {}, "C3")
            if c[DECK_SIZES + seat]
            else Refused("deck-empty", {}, "C5")
        )
    if len(things) != len(SHAPES[verb]) or things[0] not in KIND_OF:
        return Refused("no-move", {"typed": text, "example": example}, "C5")
    card, other = things
    if not count_kind(c[HANDS + seat], KIND_OF[card]):
        return Refused("not-in-hand", {"card": card}, "C5")
    if verb == "swap":
        return Refused("not-in-reserve", {"typed": other}, "C5")
    if not may_be_played(c, seat, KIND_OF[card]):
        return Refused("last-merchant", {}, "C36")
    if not can_be_laid(c, KIND_OF[card]):
        return Refused("no-place", {"card": card}, RULES[KIND_OF[card]])
    return Refused("not-there", {"card": card, "typed": other}, "C6")
