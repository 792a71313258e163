"""Majesty in a terminal: its picture, and the names of what lies there."""

from typing import Final

from regalia.games.majesty.notation.codec import move_parts, notation_from_parts
from regalia.games.majesty.notation.worth import worth_of_turns
from regalia.games.majesty.rules import layout
from regalia.games.majesty.rules.cards import BUILDINGS, CHARACTERS, NAMES
from regalia.games.majesty.rules.layout import cards_in_stack, seat_offset, uses_side_b
from regalia.games.majesty.terminal import picture
from regalia.games.majesty.terminal.describe import describe_move
from regalia.kernel.parts import Part
from regalia.kernel.terminal.outline import outline_value
from regalia.kernel.terminal.terminal import Drawing, DrawnTerminal
from regalia.kernel.text.voice import Voice
from regalia.kernel.view import View

BUILDINGS_AND_INFIRMARY: Final = (*BUILDINGS, "infirmary")
FIRST_BUILDING_RULE: Final = 20  # M20A is that of the Mill, side A


class MajestyTerminal(DrawnTerminal):
    """The row, the realms side by side, and moves in words."""

    drawing: Drawing = picture

    def outline(self, view: View, voice: Voice) -> str:
        """The row with the workers that lie on its cards, and every realm in a line."""
        table = view.table_as_dict()
        row = ", ".join(
            f"{number} {slot['card']}" + outline_of_workers(slot["workers"])
            for number, slot in enumerate(table["row"], 1)
        )
        realms = [
            f"{voice.seat_name(seat)}: coins {realm['coins']}, workers {realm['workers']}; "
            + outline_value({**realm["buildings"], "infirmary": realm["infirmary"]}, "; ")
            for seat, realm in enumerate(table["seats"])
        ]
        return "\n".join([self.heading(view, voice), f"row: {row}", *realms])

    def explain_result(self, view: View, voice: Voice) -> list[str]:
        """Who wins by coins, and by what if several have the most (M42)."""
        coins, winners = view.scores(), view.winners()
        best = coins.count(max(coins))
        if best == 1:
            return [voice.text("won-most")]
        if len(winners) < best:
            return [voice.text("won-workers")]
        return [voice.text("won-level" if view.cells[layout.WORKERS_BREAK_TIES] else "won-shared")]

    def describe_move(self, view: View, parts: list[Part], voice: Voice) -> str:
        return describe_move(view, parts, voice)

    def describe_worth(self, view: View, move: int, voice: Voice) -> list[str]:
        notation = notation_from_parts(move_parts(view.cells, view.seat, move))
        worth = worth_of_turns(view.cells, view.seat).get(notation)
        if worth is None or worth.total == worth.coins:
            return []
        return [voice.text("describe-if-now", by=f"{worth.total:+d}".replace("-", "−"))]

    def thing_name(self, view: View, thing: str, voice: Voice) -> str:
        kind, _, value = thing.partition(":")
        if kind in ("row", "taken"):
            return voice.word("card", card_name_of_thing(view, thing))
        if kind in ("half", "heal"):
            return voice.word("card", value)
        if kind == "trade":
            return f"{value} {picture.WORKER_SIGN}"
        if kind == "building":
            return voice.word(kind, value.partition(":")[0])
        return super().thing_name(view, thing, voice)

    def describe_thing(self, view: View, thing: str, voice: Voice) -> str:
        kind, _, value = thing.partition(":")
        hall, _, owner = value.partition(":")
        if kind == "half":
            hall, owner = BUILDINGS[CHARACTERS.index(value)], str(int(view.seat))
        if not owner:
            return self.thing_name(view, thing, voice)
        seat = int(owner)
        if hall == BUILDINGS_AND_INFIRMARY[-1]:
            cards = picture.wounded_names(view.cells, seat, voice)
        else:
            stack = view.cells[
                seat_offset(seat) + layout.STACK + BUILDINGS_AND_INFIRMARY.index(hall)
            ]
            cards = [voice.word("card", NAMES[card]) for card in cards_in_stack(stack)]
        shown = ", ".join(cards) or picture.EMPTY_SIGN
        return f"{voice.word('building', hall)} ({voice.seat_name(seat)}): {shown}"

    def help_topic(self, view: View, thing: str) -> str:
        kind, _, value = thing.partition(":")
        if kind in ("row", "taken"):
            value = card_name_of_thing(view, thing).partition("/")[0]
        elif kind == "building":
            value = value.partition(":")[0]
        elif kind == "trade":
            return "castle"
        elif kind == "seat":
            return "workers"
        return BUILDINGS[CHARACTERS.index(value)] if value in CHARACTERS else value

    def rules_in_force(self, view: View, rules: tuple[str, ...]) -> tuple[str, ...]:
        """Of M20A and M20B the one of the side that lies on the table."""
        return tuple(rule for rule in rules if not rule[-1].isalpha() or side_is_in_use(view, rule))


def outline_of_workers(workers: int) -> str:
    """The workers that lie on a card of the row, like ` +1 worker`; empty without workers."""
    return f" +{workers} worker{'s' if workers > 1 else ''}" if workers else ""


def card_name_of_thing(view: View, thing: str) -> str:
    """The card on a place of the row, or the one taken."""
    place = thing.partition(":")[2]
    return NAMES[view.cells[layout.ROW + int(place) - 1] if place else view.cells[layout.TAKEN]]


def side_is_in_use(view: View, rule: str) -> bool:
    """Whether the side that this rule is about is in use."""
    return uses_side_b(view.cells, int(rule[1:-1]) - FIRST_BUILDING_RULE) == (rule[-1] == "B")
