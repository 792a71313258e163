"""What is believed of hidden goals can always be drawn from."""

from regalia.games.kingme.rules.courtiers import ALL_GOALS
from regalia.games.kingme.strategy.belief import goal_weight
from regalia.kernel.rng import rng_from_number


def test_a_goal_has_its_weight_by_how_likely_it_is() -> None:
    assert goal_weight(0.0) == 1000
    assert goal_weight(1.0) == 2718
    assert goal_weight(-30.0) == 1


def test_goals_of_any_likelihood_can_be_drawn_from() -> None:
    assert (
        0 <= rng_from_number(1).below(ALL_GOALS * goal_weight(1e9)) < ALL_GOALS * goal_weight(1e9)
    )
