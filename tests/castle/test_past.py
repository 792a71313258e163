"""What a waiting power remembers is told of that power alone."""

from tests.chance import random_record, seed_of

from regalia.games import GAMES
from regalia.kernel.play.table import replay_states

CASTLE = GAMES["castle"]
WITH_NUMBERS = {"merchant", "alchemist"}


def test_only_the_alchemist_remembers_an_exchange_and_only_two_powers_count() -> None:
    seen: set[str] = set()
    for number in range(6):
        options = CASTLE.read_options({"seats": 2 + number % 4})
        for state, _ in replay_states(random_record(CASTLE, options, seed_of(number))):
            for power in state.to_wire().past.powers:  # type: ignore[attr-defined]
                seen.add(power.card)
                assert (power.left is not None) == (power.card in WITH_NUMBERS), power
                if power.card != "alchemist":
                    assert (power.given, power.taken) == (None, None), power
                if power.card != "mistress":
                    assert power.moves == [], power
    assert WITH_NUMBERS | {"mistress"} <= seen
