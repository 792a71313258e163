"""What a seat can be sure of before it moves: no less, and nothing that hinges on a secret."""

from tests.castle.tables import COURTLY, FULL, GAME, OTHERS, Play, table_after, table_mid_game
from tests.rule import rule

from regalia.games.castle.rules.layout import MAX_ROUNDS, TURNS
from regalia.kernel.event import Fact
from regalia.kernel.foresight import foresee

Foreseen = list[tuple[str, dict[str, Fact]]]


def foreseen_events(s: Play, text: str, seat: int = 0) -> Foreseen:
    """What a seat is sure will follow its move."""
    view = s.state.view(seat)
    told = foresee(GAME, view, GAME.parse(view, text))
    return [(one.name, one.facts) for one in told]


def foreseen_names(s: Play, text: str, seat: int = 0) -> list[str]:
    """The same, only the names of the events."""
    return [name for name, _ in foreseen_events(s, text, seat)]


# decks


@rule("C5", "C60")
def test_that_a_card_is_drawn_is_certain_but_not_which() -> None:
    s = table_mid_game({}, [["king"], ["queen"]], [["spy", "thief"], []])
    assert foreseen_events(s, "draw") == [("drew", {"seat": 0, "card": None})]


@rule("C13")
def test_a_draw_that_lets_the_next_one_win_is_foreseen_to_the_end() -> None:
    s = table_mid_game({}, [["king", "soldier"], []], [["spy", "thief"], []])
    s.move(0, "draw")
    assert foreseen_events(s, "draw")[1:] == [("finished", {"seats": [1]})]


# the board, and what the game chooses itself


@rule("C7", "C8", "C21")
def test_a_choice_of_one_is_foreseen_and_a_card_returns_to_a_hidden_hand() -> None:
    s = table_mid_game({"b2": "prince:1"}, [["queen", "king"], ["soldier"]], [["spy"], ["thief"]])
    played = ("played", {"seat": 0, "card": "queen", "place": "e5"})
    returned = ("returned", {"card": "prince", "place": "b2", "to": 1})
    assert foreseen_events(s, "play queen e5") == [played, returned]


@rule("C13")
def test_the_last_card_wins_and_that_is_foreseen() -> None:
    s = table_mid_game({}, [["prince"], ["soldier"]], [[], ["thief"]])
    assert foreseen_names(s, "play prince c3") == ["played", "finished"]


@rule("C13", "C41")
def test_a_last_card_that_comes_back_does_not_win() -> None:
    wall = {"a2": "soldier:1", "a3": "soldier:1", "a4": "soldier:1", "west": "siege-engine:0"}
    s = table_mid_game(wall, [["soldier"], ["soldier"]], [[], ["thief"]])
    assert foreseen_names(s, "play soldier a5") == ["played", "returned"]


# random cards


@rule("C28", "C60")
def test_a_random_card_is_unknown_but_what_is_given_is_not() -> None:
    s = table_mid_game(
        {}, [["courtesan", "king", "queen"], ["spy", "thief"]], [["prince"], ["priest"]]
    )
    s.move(0, "play courtesan c3")
    assert foreseen_events(s, "trade king 1") == [
        ("drawn-from", {"seat": 0, "from": 1, "card": None}),
        ("passed", {"seat": 0, "to": 1, "card": "king"}),
    ]


@rule("C28", "C60")
def test_the_one_card_of_a_hand_is_unknown_until_it_has_been_seen() -> None:
    s = table_mid_game({}, [["courtesan", "king", "queen"], ["spy"]], [["prince"], ["priest"]])
    s.move(0, "play courtesan c3")
    assert foreseen_events(s, "trade king 1")[0][1]["card"] is None
    s = table_mid_game(
        {"b2": "spy:1"}, [["courtesan", "king", "queen"], []], [["prince"], ["priest"]]
    )
    s.move(0, "play king c3")  # the Spy returns to seat 1
    s.move(0, "play courtesan c4")
    assert not s.asked  # one card to give, to one hand
    assert s.hand(0) == ["spy"]


@rule("C28", "C60")
def test_a_random_card_of_a_hand_known_to_be_of_one_kind_is_certain() -> None:
    board = {"b1": "soldier:1", "c1": "soldier:1", "b2": "spy:1"}
    engines = {"north": "siege-engine", "east": "siege-engine", "south": "siege-engine"}
    hands = [["siege-engine", "courtesan", "king", "queen"], []]
    s = table_mid_game({**board, **engines}, hands, [["prince"], ["priest"]])
    s.move(0, "play siege-engine west")  # both soldiers return
    s.move(0, "play courtesan c3")
    assert foreseen_events(s, "trade king 1")[0][1]["card"] == "soldier"


@rule("C39", "C60")
def test_what_the_village_idiot_takes_is_unknown_but_that_he_takes_is_not() -> None:
    hands = [["village-idiot", "king", "queen"], ["spy", "thief"], []]
    s = table_mid_game({}, hands, [["prince"], ["priest"], ["soldier"]])
    assert foreseen_events(s, "play village-idiot c3")[1:] == [
        ("drawn-from", {"seat": 1, "from": 0, "card": None}),
        ("drawn-from", {"seat": 2, "from": 1, "card": None}),
    ]


# sealed cards


@rule("C38", "C60")
def test_whoever_seals_first_foresees_no_more_than_that() -> None:
    s = table_after("0 play jester c3", holds=[["king"]], seats=3)
    assert foreseen_events(s, "pass king") == [("sealed", {"seat": 0, "card": "king"})]


@rule("C38", "C60")
def test_whoever_seals_last_foresees_his_own_card_and_that_the_others_pass_one() -> None:
    s = table_after("0 play jester c3", holds=[["king"]], seats=3)
    s.move(1, s.legal(1)[0])
    s.move(2, s.legal(2)[0])
    assert foreseen_events(s, "pass king")[1:4] == [
        ("passed", {"seat": 0, "to": 1, "card": "king"}),
        ("passed", {"seat": 1, "to": 2, "card": None}),
        ("passed", {"seat": 2, "to": 0, "card": None}),
    ]


@rule("C38", "C60")
def test_a_sealed_card_of_a_hand_known_to_be_of_one_kind_is_certain() -> None:
    board = {"b2": "spy:1"}
    hands = [["king", "jester", "queen", "prince"], [], ["priest", "thief"]]
    s = table_mid_game(board, hands, [["soldier"], ["soldier"], ["soldier"]])
    s.move(0, "play king c3")
    s.move(0, "play jester c4")
    s.move(1, "pass spy")
    s.move(2, "pass thief")
    assert foreseen_events(s, "pass queen")[1:] == [
        ("passed", {"seat": 0, "to": 1, "card": "queen"}),
        ("passed", {"seat": 1, "to": 2, "card": "spy"}),
        ("passed", {"seat": 2, "to": 0, "card": None}),
    ]


# whose turn comes then


@rule("C5", "C14")
def test_whether_a_hidden_hand_can_act_is_not_foreseen() -> None:
    # seat 1 has one card, no deck and no reserve: it may or may not be able to play
    s = table_mid_game({}, [["soldier", "soldier", "king"], ["advisor"]], [["queen"], []])
    s.move(0, "play soldier b1")
    assert foreseen_names(s, "play soldier c1") == ["played"]
    s.move(0, "play soldier c1")
    assert s.turn == 0  # the Advisor had no place


@rule("C5", "C13")
def test_a_win_that_hinges_on_whether_a_hidden_hand_can_act_is_not_foreseen() -> None:
    hands = [["soldier", "soldier", "king"], ["advisor"], []]
    s = table_mid_game({}, hands, [["queen"], [], []])
    s.move(0, "play soldier b1")
    assert foreseen_names(s, "play soldier c1") == ["played"]
    s.move(0, "play soldier c1")
    assert s.state.winners() == [2]


@rule("C14")
def test_a_blockage_after_many_turns_is_foreseen() -> None:
    s = table_mid_game({}, [["soldier", "king"], ["queen"]], [["spy"], []], ["soldier"])
    s.state.cells[TURNS] = MAX_ROUNDS * 2 - 1
    s.move(0, "swap soldier soldier")
    assert foreseen_names(s, "draw") == ["drew", "blocked", "finished"]
    assert foreseen_events(s, "draw")[-1][1] == {"seats": [1]}


@rule("C14", "C60")
def test_a_dead_table_is_foreseen_whoever_holds_the_rest() -> None:
    s = table_mid_game(FULL, [COURTLY[:3], COURTLY[3:4], COURTLY[4:]], (), OTHERS)
    s.move(0, "swap mistress witch")
    assert foreseen_names(s, "swap witch mistress")[-2:] == ["blocked", "finished"]
    assert foreseen_events(s, "swap witch mistress")[-1][1] == {"seats": [1, 2]}
