"""What follows from an event: one queue, first in, first out; what stands in an event's place; once is enough."""

from dataclasses import dataclass

from cardhouse.cards import ACES, EIGHTS, TWOS, Card, card
from cardhouse.core.acts import Draw
from cardhouse.core.events import Draws, Drew, Landed, Played, Reversed, Skipped
from cardhouse.core.hooks import after, instead
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import Article, CardRule, Rule
from cardhouse.core.speech import Gestured, Said
from cardhouse.core.table import Events, Table
from cardhouse.rules.turns.turn_order import Reverses, Skips
from tests.core.seating import ANN, BOB, article, does, names, plays, seat


@dataclass(frozen=True)
class Answer(Rule):
    """Whoever says {to} is answered with these words, in this order."""

    to: str
    words: tuple[str, ...]

    @after(Said)
    def reply(self, said: Said, table: Table) -> Events:
        if said.words == self.to:
            for word in self.words:
                yield Said(said.player, word)


@dataclass(frozen=True)
class Rather(Rule):
    """Whoever would say {to} says {word} in its place."""

    to: str
    word: str

    @instead(Said)
    def rather(self, said: Said, table: Table) -> Events | None:
        return (Said(said.player, self.word),) if said.words == self.to else None


def named(id: str, *rules: Rule) -> Article:
    return Article(id, id, "Ann", "", rules)


def heard(table: Table, words: str) -> list[str]:
    return [event.words for event in does(table, Say(ANN, words)).events if isinstance(event, Said)]


def test_consequences_come_first_in_first_out() -> None:
    table = seat(
        named("r1", Answer("a", ("b", "c"))), named("r2", Answer("b", ("d",))), named("r3", Answer("a", ("e",)))
    )
    assert heard(table, "a") == ["a", "b", "c", "e", "d"]


def test_the_oldest_rule_answers_first() -> None:
    one, other = named("one", Answer("a", ("b",))), named("other", Answer("a", ("c",)))
    assert heard(seat(one, other), "a") == ["a", "b", "c"]
    assert heard(seat(other, one), "a") == ["a", "c", "b"]


def test_a_rule_fires_once_for_each_event() -> None:
    twice = seat(named("r1", Answer("a", ("b", "b"))), named("r2", Answer("b", ("c",))))
    assert heard(twice, "a") == ["a", "b", "b", "c", "c"]


def test_one_article_may_have_several_rules() -> None:
    assert heard(seat(named("both", Answer("a", ("b",)), Answer("b", ("c",)))), "a") == ["a", "b", "c"]


def test_the_newest_rule_replaces_first() -> None:
    one, other = named("one", Rather("a", "b")), named("other", Rather("a", "c"))
    assert heard(seat(one, other), "a") == ["c"]
    assert heard(seat(other, one), "a") == ["b"]


def test_what_takes_the_place_of_an_event_may_be_replaced_in_turn() -> None:
    assert heard(seat(named("one", Rather("a", "b")), named("other", Rather("b", "c"))), "a") == ["c"]


def test_a_rule_replaces_once_in_a_lineage() -> None:
    there_and_back = seat(named("one", Rather("a", "b")), named("other", Rather("b", "a")))
    assert heard(there_and_back, "a") == ["a"]  # a to b, b to a, and then it is
    assert heard(there_and_back, "b") == ["b"]
    assert heard(seat(named("both", Rather("a", "b"), Rather("b", "a"))), "a") == ["b"]


def test_a_rule_may_replace_again_in_another_lineage() -> None:
    table = seat(named("one", Rather("a", "b")), named("other", Answer("x", ("a", "a"))))
    assert heard(table, "x") == ["x", "b", "b"]


def test_what_was_replaced_never_happened() -> None:
    table = seat(named("one", Rather("a", "b")), named("other", Answer("a", ("never",))))
    assert heard(table, "a") == ["b"]


@dataclass(frozen=True)
class Hush(Rule):
    """Nobody says anything."""

    @instead(Said)
    def hush(self, said: Said, table: Table) -> Events | None:
        return ()


def test_nothing_may_take_the_place_of_an_event() -> None:
    assert does(seat(Hush()), Say(ANN, "a")).events == []


@dataclass(frozen=True)
class DrawsForTheNext(Rule):
    """Who draws draws for the next player."""

    @instead(Drew)
    def pass_on(self, drew: Drew, table: Table) -> Events | None:
        return (Draws(table.left_of(drew.player), ""),)


def test_a_draw_may_become_anothers() -> None:
    table = seat(DrawsForTheNext())
    outcome = does(table, Draw(ANN))
    assert outcome.events == [Drew(BOB, card("3S"), "")]
    assert outcome.rules == ["draws-for-the-next"]
    assert (names(table, "Bob"), table.turn) == ("9D 8H 3S", ANN)  # Ann has not drawn: the turn is still hers


@dataclass(frozen=True)
class DrawTwo(CardRule):
    """Whoever plays {on} draws two."""

    @after(Played)
    def draw(self, played: Played, table: Table) -> Events:
        yield Draws(played.player, "")
        yield Draws(played.player, "")


def test_two_wishes_never_name_the_same_card() -> None:
    table = seat(DrawTwo(on=TWOS), pile="2C", Ann="2H 4C", Bob="9D", Cat="9C")
    plays(table, "Ann 2H")
    assert names(table, "Ann") == "4C 3S 4S"


def test_the_card_that_wakes_a_rule_is_the_one_it_counts_as() -> None:
    def played(what: Card) -> list[str]:
        table = seat(Skips(on=EIGHTS), Reverses(on=ACES), Ann="9H", Bob="9D", Cat="9C")
        table.hands[ANN].append(what)
        return [type(event).__name__ for event in plays(table, f"Ann {what.name}")[0].events]

    assert "Skipped" in played(card("8H"))
    assert "Reversed" in played(card("AH"))
    assert "Skipped" not in played(card("9H"))


@dataclass(frozen=True)
class NodsAtCards(CardRule):
    """A rule for {on} that also hears words, which are no cards."""

    @after(Said)
    def nod(self, said: Said, table: Table) -> Events:
        yield Gestured(said.player, "nod", -1)


def test_a_rule_of_cards_hears_what_has_no_card() -> None:
    assert Gestured(ANN, "nod", -1) in does(seat(NodsAtCards(on=ACES)), Say(ANN, "hm")).events


@dataclass(frozen=True)
class Winces(CardRule):
    """Whoever puts down {on} winces at once, before it acts."""

    @after(Landed)
    def wince(self, landed: Landed, table: Table) -> Events:
        yield Gestured(landed.player, "wince", -1)


def test_a_rule_may_hear_its_cards_land() -> None:
    table = seat(Winces(on=EIGHTS), Ann="8H 9H 4C", Bob="8H 4C", Cat="9C")
    assert Gestured(ANN, "wince", -1) not in plays(table, "Ann 9H")[0].events
    assert plays(table, "Bob 8H")[0].events[:3] == [
        Landed(BOB, card("8H"), 1),
        Gestured(BOB, "wince", -1),
        Played(BOB, card("8H"), 1),
    ]


def test_every_event_tells_the_rule_behind_it() -> None:
    outcome = does(seat(named("r1", Answer("a", ("b",))), named("r2", Rather("b", "c"))), Say(ANN, "a"))
    assert outcome.rules == ["", "r2"]
    assert outcome.events[1].cause == Said(ANN, "b")
    first = outcome.events[1].cause
    assert first is not None
    assert (first.origin, first.cause) == ("r1", outcome.events[0])


def test_silent_events_still_happen() -> None:
    @dataclass(frozen=True)
    class Turns(Rule):
        """Words turn play round and skip."""

        @after(Said)
        def turn(self, said: Said, table: Table) -> Events:
            yield Reversed()
            yield Skipped(2)

    table = seat(article(Turns()))
    does(table, Say(ANN, "a"), Say(ANN, "b"), Say(ANN, "c"))
    assert (table.direction, table.skips) == (-1, 6)
