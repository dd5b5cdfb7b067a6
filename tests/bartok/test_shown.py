"""What everybody at the table sees of a round: raised hands, vetoes, the hand that leads, what is prime, dead piles."""

from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.book_acts import AddRule
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.people_acts import Accuse, Choose, Gesture, Vote
from cardhouse.core.rule import Article
from cardhouse.core.settling import card_count
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.view import view
from cardhouse.games import BARTOK_FULL, new_table
from cardhouse.rules.accusing.penalties import Dishwasher, DishwasherCounts
from cardhouse.rules.lawmaking.declaring import Declare
from cardhouse.rules.tokens.token_acts import HandOn
from cardhouse.rules.veto.holding import Veto


def table_of(*rules: str, pile: str = "2H") -> Table:
    """A table in play with these rules besides the base, Ann in turn."""
    table = new_table(BARTOK_FULL, ["Ann", "Bob", "Cat"], dealer=2)
    table.enact(Law([a for a in table.law.book if a.id.startswith("base-") or a.id in rules]))
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.hands = [list(cards(hand)) for hand in ("5H 9H JC 4C", "5D 9D 4S", "5C 9C 4D")]
    table.piles = {1: list(cards(pile))}
    table.stock = list(cards("3S 6S 7S 8S"))
    table.forget()
    return table


def do(table: Table, *acts: Act) -> None:
    for act in acts:
        assert decide(table, act).happened


def figures(table: Table) -> list[tuple[str, int]]:
    return [(figure.name, figure.owner) for figure in view(table, 1).figures]


def test_raised_hands_are_seen_until_the_slow_one_acts() -> None:
    table = table_of("delay-of-game")
    do(table, Gesture(1, "raise"))
    assert figures(table) == [("hand up", 1)]
    do(table, Draw(0))
    assert figures(table) == []


def test_hands_come_down_when_a_slow_author_has_written_the_rule() -> None:
    table = table_of("delay-of-game")
    table.phase = OVER
    author = view(table, 0).contributor
    do(table, Gesture((author + 1) % 3, "raise"))
    assert figures(table) == [("hand up", (author + 1) % 3)]
    do(table, AddRule(author, "Hum", "Everybody hums."))
    assert figures(table) == []


def test_whoever_has_a_veto_left_is_seen_to_have_one() -> None:
    table = table_of("veto")
    assert figures(table) == [("veto", 0), ("veto", 1), ("veto", 2)]
    do(table, Play(0, cards("5H")), Veto(2))
    assert figures(table) == [("veto", 0), ("veto", 1)]


def test_hands_in_use_and_the_one_that_leads_are_seen() -> None:
    table = table_of("chef", "chefs-lead")
    table.authored = [3, 1, 2]
    do(table, Gesture(1, "right hand"), Gesture(0, "left hand"))
    assert figures(table) == [("left hand", 0), ("right hand", 1)]
    do(table, Draw(0))
    assert figures(table) == [("all use the left hand", -1), ("left hand", 0), ("right hand", 1)]


def test_what_the_chef_has_chosen_is_seen() -> None:
    table = new_table(BARTOK_FULL, ["Jonathan", "Matt", "Andreas"])
    do(table, Declare(0, "menu", "veto,slam"))
    assert figures(table) == []
    do(table, Declare(0, "primes", "suit:H"))
    assert figures(table) == [("prime: hearts", -1)]


def test_before_play_everybody_sees_who_does_the_next_step() -> None:
    table = new_table(BARTOK_FULL, ["Jonathan", "Matt", "Andreas"], dealer=1)

    def awaited() -> tuple[int, str]:
        seen = view(table, 2)
        return seen.pending, seen.next_step

    assert awaited() == (0, "menu")
    do(table, Declare(0, "menu", "veto,slam"))
    assert awaited() == (0, "primes")
    do(table, Declare(0, "primes", "suit:H"))
    assert awaited() == (1, "shuffle")
    do(table, Prepare(1, "shuffle"))
    assert awaited() == (1, ""), "a choice is a duty"
    do(table, Choose(1, "cutter", (2,)))
    assert awaited() == (1, "hand on the deck")
    do(table, HandOn(1, "deck", 2))
    assert awaited() == (2, "cut")
    do(table, Prepare(2, "cut"))
    assert awaited() == (2, "hand on the deck")
    do(table, HandOn(2, "deck", 1))
    assert awaited() == (1, "deal")
    do(table, Prepare(1, "deal"))
    assert awaited() == (1, "salad")
    do(table, Prepare(1, "salad"))
    assert (table.phase, view(table, 2).next_step) == (PLAYING, "")


def test_the_words_of_the_rules_are_offered_to_all_at_any_time() -> None:
    table = table_of("bartok", "barbar", "chef", "yes-chef")
    assert view(table, 1).phrases == ("Bartok", "Barbar", "Yes, Chef")


def test_the_death_token_lies_on_its_pile_and_at_nobodys_seat() -> None:
    table = table_of("killer-jack", "duck-of-death", pile="2C")
    table.piles[2] = list(cards("6D"))
    do(table, Play(0, cards("JC"), 1))
    (token,) = [token for token in view(table, 1).tokens if token.token == "death"]
    assert (token.at, token.pile) == (-1, 1)
    ways = {act.way for seat in range(3) for act in lawful(table, seat)}
    assert "draw" in ways
    assert not {way for way in ways if "death" in way}


def test_a_game_may_have_a_token_of_its_own_for_the_latest_penalty() -> None:
    table = table_of("toktok")
    rules = (Dishwasher(token="mop"), DishwasherCounts(token="mop"))
    table.enact(Law([*table.law.book, Article("mop", "Mop", "Ann", "2024-01-01", rules)]))
    table.tokens["mop"] = 1
    do(table, Accuse(0, 2, "base-turn"))
    assert table.tokens["mop"] == 2
    assert card_count(table, 2) == 4
    do(table, Vote(1, False, "accusation"))
    assert (table.tokens["mop"], len(table.hands[0])) == (0, 5)
