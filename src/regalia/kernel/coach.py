"""What a coach may point out before a move: facts about a position, judged from one seat's view.

A game may leave it out; then its coach says nothing.
"""

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class NotableFact:
    """A true statement about a position, worded by the message `coach-<id>` of the game.

    - `facts`: the numbers and things it names; a number called `seat` is a seat, and a word is
      named by its key, so `{"card": "witch"}` is the card `witch`
    - `weight`: how much it matters now, from 0 to 100
    - `marks`: what to mark on a board: touches, or topics such as `building-inn` and `seat-2`
    """

    def __init__(
        self, fact_id: str, facts: dict[str, int | str], weight: i64, marks: list[str]
    ) -> None:
        self.id = fact_id
        self.facts = facts
        self.weight = weight
        self.marks = marks

    def __repr__(self) -> str:
        return f"<{self.id} {self.facts}, weight {int(self.weight)}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class GameCoach:
    """Finds facts about a position that a player should notice."""

    def notable_facts(self, view: View) -> list[NotableFact]:
        """What the view's seat should know before its move, in any order; all of it is true.

        It follows from the view alone. Nothing is notable for a seat that owes no move.
        """
        return []


def heaviest_facts(facts: list[NotableFact], count: int) -> list[NotableFact]:
    """The facts that matter most, the most important one first."""
    return sorted(facts, key=lambda fact: -int(fact.weight))[:count]
