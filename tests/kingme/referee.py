"""King Me! played by the letter of its rules: slow, plain, and apart from the engine.

It knows nothing of cells, masks and moves as numbers; it reads notation and keeps a table.
"""

from regalia.games.kingme.rules.courtiers import GOALS

COURTIERS = "ABVGDJIKLMNOP"
EACH = {3: 4, 4: 3, 5: 2, 6: 2}  # both the No cards (K2) and the courtiers to place (K4)


class Referee:
    """One game, from the goals of all rounds and the first player."""

    def __init__(
        self,
        goals: list[list[int]],
        first: int,
        boards: list[dict[str, int]] | None = None,
        moonshot: bool = True,
    ) -> None:
        self.goals = goals
        self.seats = len(goals[0])
        self.boards = boards
        self.moonshot = moonshot
        self.round = 0
        self.crown: int | None = None
        self.scores: list[list[int]] = [[] for _ in range(self.seats)]
        self.set_up(first)

    def set_up(self, first: int) -> None:
        """A new round (K1, K2, K16)."""
        self.turn = first
        self.floors: list[list[str]] = [[] for _ in range(7)]
        self.out: list[str] = []
        self.votes: list[str | None] = [None] * self.seats
        self.noes = [EACH[self.seats]] * self.seats
        self.phase = "placing"
        if self.boards is not None:
            self.phase = "ascent"
            for one in COURTIERS:
                self.floors[self.boards[self.round][one]].append(one)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now."""
        if self.phase == "over":
            return []
        if self.phase == "vote":
            if self.votes[seat] is not None:
                return []
            return ["yes", "no"] if self.noes[seat] > 0 else ["yes"]  # K10, K13
        if seat != self.turn:
            return []
        if self.phase == "placing":  # K4, K5
            waiting = [one for one in COURTIERS if not any(one in row for row in self.floors)]
            free = [floor for floor in (1, 2, 3, 4) if len(self.floors[floor]) < 4]
            return [f"{one}@{floor}" for one in waiting for floor in free]
        return [  # K7
            f"{one}^"
            for floor in range(6)
            if len(self.floors[floor + 1]) < 4
            for one in self.floors[floor]
        ]

    def move(self, seat: int, text: str) -> None:
        """Makes a legal move."""
        if text in ("yes", "no"):
            self.votes[seat] = text
            if None not in self.votes:
                self.count()
            return
        one = text[0]
        self.turn = (seat + 1) % self.seats
        if self.phase == "placing":
            self.floors[int(text[2])].append(one)
            if sum(map(len, self.floors)) == EACH[self.seats] * self.seats:
                placed = "".join("".join(row) for row in self.floors)
                self.floors[0] = [other for other in COURTIERS if other not in placed]  # K6
                self.phase = "ascent"
            return
        (floor,) = (at for at, row in enumerate(self.floors) if one in row)
        self.floors[floor].remove(one)
        self.floors[floor + 1].append(one)
        if floor + 1 == 6:  # K9
            self.crown = seat
            self.phase = "vote"

    def count(self) -> None:
        """All votes are shown (K11, K12)."""
        assert self.crown is not None
        against = [seat for seat, vote in enumerate(self.votes) if vote == "no"]
        self.votes = [None] * self.seats
        for seat in against:
            self.noes[seat] -= 1
        if against:
            self.out.append(self.floors[6].pop())
            self.phase = "ascent"
            self.turn = (self.crown + 1) % self.seats
            return
        last = self.round == len(self.goals) - 1
        for seat, goal in enumerate(self.goals[self.round]):  # K14
            points = sum(
                (0, 1, 2, 3, 4, 5, 10)[floor]
                for floor, row in enumerate(self.floors)
                for one in row
                if one in GOALS[goal - 1]
            )
            self.scores[seat].append(33 if points == 0 and last and self.moonshot else points)
        if last:
            self.phase = "over"
        else:
            self.round += 1
            self.set_up((self.crown + 1) % self.seats)

    def winners(self) -> list[int]:
        """The best total, then the most favourites in the palace (K17)."""
        if self.phase != "over":
            return []
        palace = "".join("".join(row) for row in self.floors)
        ranks = [
            (sum(self.scores[seat]), sum(one in palace for one in GOALS[goal - 1]))
            for seat, goal in enumerate(self.goals[-1])
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def table(self) -> dict[str, object]:
        """The position in the words of the notation page."""
        return {
            "round": self.round + 1,
            "phase": self.phase,
            "floors": self.floors,
            "out": self.out,
            "crown": self.crown,
            "votes": self.votes,
            "seats": [
                {
                    "goal": self.goals[self.round][seat],
                    "noes": self.noes[seat],
                    "scores": self.scores[seat],
                }
                for seat in range(self.seats)
            ],
        }
