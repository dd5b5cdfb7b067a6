"""What is written can be read again, on both builds, and nothing else can be."""

import dataclasses
import inspect
import json
import os
from collections import Counter
from typing import Any, Final, get_args, get_origin

import pytest

from cardhouse.cards import ACES, EIGHTS, JOKERS, Card, Cards, card, cards
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.book_acts import Introduce, TakeBack, Tick
from cardhouse.core.demands import Obligation
from cardhouse.core.events import Landed
from cardhouse.core.fact import Fact
from cardhouse.core.owed import END_OF_TURN, Breach, Deadline, Duty, Motion, Penalty
from cardhouse.core.people_acts import Gesture, Say
from cardhouse.core.rounds import RoundWon
from cardhouse.core.rule import TABLE, Article, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Entry
from cardhouse.core.table import Event
from cardhouse.core.view import view
from cardhouse.games import BARTOK, BARTOK_EARLY, new_table
from cardhouse.rules.order.pile_order import Later, LiveCard, Passing, PileOrder
from cardhouse.rules.order.strays import Stray
from cardhouse.rules.saying.sayings import SayAt
from cardhouse.rules.turns.slots import Order, first_order
from cardhouse.rules.turns.turn_order import Skips
from cardhouse.store.codec import (
    VERSION,
    BadMessage,
    decode_act,
    decode_article,
    decode_entry,
    encode,
    encode_act,
    encode_article,
    encode_entry,
    encode_view,
)
from cardhouse.store.wire import (
    FIXED,
    WITHIN,
    Unwritable,
    all_below,
    defaults_of,
    field_types,
    found_by_making,
    kinds_of,
    to_wire,
    whole_type,
)

COMPILED = os.environ.get("CARDHOUSE_BUILD") == "compiled"
SHELF = {name: kind for name, kind in kinds_of(Rule).items() if kind.__module__.startswith("cardhouse.")}
FACTS = [kind for base in (Act, Event) for kind in kinds_of(base).values() if kind.__module__.startswith("cardhouse.")]
NESTED = dict.fromkeys(
    [
        declared
        for kind in FACTS
        for field in dataclasses.fields(kind)
        for declared in (field.type, *get_args(field.type))
        if isinstance(declared, type) and issubclass(declared, Fact) and declared is not Article
    ]
)
"""What acts and events have in them, articles apart, which are written in a way of their own."""
ARTICLE = Article("skips", "Skips", "Ann", "2024-05-01", (Skips(on=EIGHTS), SayAt(2, "Zwei!")), dial=TABLE)
LAID = PileOrder(
    first_order(4, 1).but(strides=True),
    LiveCard(7, 3, suit=2, open=True),
    Later(1, 2, True),
    Obligation("draw", 4, key="A", drawn=1),
    Passing(2, -1),
)
SAMPLES: dict[Any, Any] = {
    int: 3,
    str: 'ä ♥ \x00 "quoted"',
    bool: True,
    Card: card("~QD=J"),
    Cards: ACES | JOKERS,
    Duty: Duty(1, "give", "x", "give-2", END_OF_TURN, 2, True, (0, 2), 5, 9),
    Deadline: END_OF_TURN,
    Penalty: Penalty(1, 2, "give-2", 7),
    Breach: Breach(1, "base-turn", 4),
    Motion: Motion(3, "accusation", 0, 1, "base-turn", (2, 3), "majority", 100, True, (2,), (3,)),
    Article: ARTICLE,
    Order: first_order(4, 1).but(skips=6, sided=True),
    PileOrder: LAID,
    Stray: Stray(1, 12, LAID, (1, 2), 3),
}


def sample(declared: Any) -> Any:
    if get_origin(declared) is tuple:
        inner = [each for each in get_args(declared) if each is not ...]
        return tuple(sample(each) for each in inner) * (2 if ... in get_args(declared) else 1)
    return SAMPLES[declared] if declared in SAMPLES else made(declared)


def made(kind: Any) -> Any:
    return kind(*[sample(declared) for declared in field_types(kind).values()])


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_every_act_and_event_is_written_and_read_back(kind: Any) -> None:
    fact = made(kind)
    if isinstance(fact, Act):
        assert decode_act(encode_act(fact)) == fact
    act = fact if isinstance(fact, Act) else TakeBack(1)
    entry = Entry(7, "a-7", act, (("", fact), ("give-2", fact)) if isinstance(fact, Event) else ())
    read = decode_entry(encode_entry(entry))
    assert read == entry
    assert type(read.act) is type(act)
    plain = {"version": VERSION, "number": 7, "act_id": "a-7", "act": to_wire(act), "events": to_wire(entry.events)}
    assert encode_entry(entry) == encode(plain), "the quicker way writes the same"


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.__name__)
def test_what_was_written_before_a_field_was_there_is_read_with_its_default(kind: Any) -> None:
    defaults = {each.name for each in inspect.signature(kind).parameters.values() if each.default is not each.empty}
    assert defaults == defaults_of(kind).keys()
    types = field_types(kind)
    fact = kind(*[sample(declared) for name, declared in types.items() if name not in defaults])
    act, events = (fact, ()) if isinstance(fact, Act) else (TakeBack(1), (("", fact),))
    old = json.loads(encode_entry(Entry(1, "a", act, events)))
    written = old["act"] if isinstance(fact, Act) else old["events"][0][1]
    for name in defaults - set(FIXED.get(kind, ())):
        del written[name]
    read = decode_entry(json.dumps(old).encode())
    assert (read.act if isinstance(fact, Act) else read.events[0][1]) == fact


def own_fields(kind: Any) -> bool:
    inherited = [field.name for field in dataclasses.fields(kind.__mro__[1])]
    return [field.name for field in dataclasses.fields(kind)] != inherited


@pytest.mark.parametrize("kind", [kind for kind in FACTS if own_fields(kind)], ids=lambda kind: kind.__name__)
def test_every_fact_with_fields_of_its_own_has_its_own_init(kind: Any) -> None:
    assert "__init__" in vars(kind)


@pytest.mark.skipif(COMPILED, reason="compiled classes forget what is inside a tuple")
@pytest.mark.parametrize("kind", [*FACTS, *NESTED, Penalty, Motion, *SHELF.values()], ids=lambda kind: kind.__name__)
def test_the_wire_says_the_same_types_as_the_class(kind: Any) -> None:
    declared = {
        field.name: get_args(field.type)[0] if get_origin(field.type) is Final else field.type
        for field in dataclasses.fields(kind)
    }
    tuples = {name: type_ for name, type_ in declared.items() if get_origin(type_) is tuple}
    assert {name: WITHIN[name] for name in tuples} == tuples


@pytest.mark.skipif(COMPILED, reason="compiled classes forget what is inside a tuple")
def test_what_is_inside_acts_and_events_is_looked_at_too() -> None:
    assert {Duty, Breach, Motion, Order} <= set(NESTED)


def test_what_a_class_sets_by_itself_is_really_set_by_itself() -> None:
    assert {Tick: ("seat",), Introduce: ("nonce",)} == FIXED
    assert decode_act(b'{"type":"Tick","clock":5}').seat == NO_SEAT


def test_whoever_introduces_a_rule_cannot_choose_its_nonce() -> None:
    act = Introduce(1, "Nobody hums.", "Humming", "pepper", "5a17")
    assert b"5a17" not in encode_act(act)
    assert decode_act(encode_act(act)) == Introduce(1, "Nobody hums.", "Humming", "pepper")
    with pytest.raises(BadMessage, match="nonce"):
        decode_act(b'{"type":"Introduce","seat":1,"text":"Nobody hums.","nonce":"5a17"}')


def test_an_unknown_type_of_field_is_named() -> None:
    with pytest.raises(Unwritable, match='"weight" of Draw'):
        whole_type(Draw, "weight", float)


@pytest.mark.parametrize("kind", SHELF.values(), ids=SHELF.keys())
def test_every_rule_on_the_shelf_is_written_and_read_back(kind: Any) -> None:
    rule = kind(**{name: sample(declared) for name, declared in field_types(kind).items()})
    article = Article("a", "A", "Ann", "", (rule,))
    assert decode_article(encode_article(article)) == article


@pytest.mark.parametrize("article", [*BARTOK, *BARTOK_EARLY], ids=lambda article: str(article.id))
def test_every_article_of_a_book_is_written_and_read_back(article: Article) -> None:
    assert decode_article(encode_article(article)) == article


@pytest.mark.parametrize(
    "rule",
    [
        {"rule": "Levitates", "fields": {}},  # no such rule any more
        {"rule": "Skips", "fields": {"on": "2S", "height": 3}},  # it had a field that it has no more
        {"rule": "Skips", "fields": {"on": 5}},  # a field meant something else
        {"rule": "Skips", "fields": {"on": "ZZ"}},
    ],
)
def test_a_rule_that_cannot_be_read_is_left_to_people(rule: Any) -> None:
    wire = json.loads(encode_article(ARTICLE))
    wire["rules"].append(rule)
    read = decode_article(json.dumps(wire).encode())
    assert read.judged
    assert read.text == ARTICLE.sentences()
    assert (read.id, read.title, read.by, read.since, read.dial) == ("skips", "Skips", "Ann", "2024-05-01", TABLE)


def test_a_field_that_a_rule_did_not_have_yet_gets_its_default() -> None:
    wire = json.loads(encode_article(ARTICLE))
    del wire["rules"][1]["fields"]["words"]
    assert decode_article(json.dumps(wire).encode()).rules[1] == SayAt(2)


@pytest.mark.parametrize(
    "body, where",
    [
        ('{"type":"Play","seat":0,"cards":["ZZ"],"pile":1}', r'no card "ZZ".* at `\$\.cards\[0\]`'),
        ('{"type":"Play","seat":0,"cards":[5],"pile":1}', r"written as text - at `\$\.cards\[0\]`"),
        ('{"type":"Play","seat":"0","cards":[],"pile":1}', r"Expected `int`, got `str` - at `\$\.seat`"),
        ('{"type":"Play","seat":0,"cards":[],"pile":1.5}', r"\$\.pile"),
        ('{"type":"Play","seat":true,"cards":[],"pile":1}', r"\$\.seat"),
        ('{"type":"Play","seat":0,"pile":1}', "missing required field `cards`"),
        ('{"type":"Draw","seat":0,"now":1}', "unknown field `now`"),
        ('{"type":"Fly","seat":0}', r"'Fly' - at `\$\.type`"),
        ('{"seat":0}', "type"),
        ('{"type":"Say","seat":0,"words":null}', r"\$\.words"),
        ('{"type":"Say","seat":0,"words":"\\ud800"}', "cannot be read"),
        ("[" * 100_000, "cannot be read"),
        ("[]", "Expected `object`"),
        ("", "truncated"),
        ("{", "truncated"),
    ],
)
def test_what_is_no_act_is_turned_away_with_the_place(body: str, where: str) -> None:
    with pytest.raises(BadMessage, match=where):
        decode_act(body.encode())


def test_bytes_that_are_no_text_are_turned_away() -> None:
    with pytest.raises(BadMessage):
        decode_act(b'{"type":"Say","seat":0,"words":"\xff"}')


def test_half_a_character_cannot_be_written() -> None:
    with pytest.raises(BadMessage, match="half a character"):
        encode_act(Say(0, "\ud800"))


def test_numbers_of_any_size_come_back() -> None:
    act = Gesture(10**30, "wave", -(10**30))
    assert decode_act(encode_act(act)) == act


class Whistle(Act):
    """An act that came later than the first message."""


def test_acts_made_later_are_known_too() -> None:
    decode_act(encode_act(Draw(0)))
    assert decode_act(encode_act(Whistle(0))) == Whistle(0)

    class Hum(Act):
        """Later still."""

    assert decode_act(encode_act(Hum(1))) == Hum(1)


def test_an_entry_is_readable() -> None:
    entry = Entry(1, "a", Play(0, cards("5H")), (("", Landed(0, card("5H"), 1)),))
    assert json.loads(encode_entry(entry)) == {
        "version": VERSION,
        "number": 1,
        "act_id": "a",
        "act": {"type": "Play", "seat": 0, "cards": ["5H"], "pile": 1},
        "events": [["", {"type": "Landed", "player": 0, "card": "5H", "pile": 1, "source": ""}]],
    }


def test_a_view_is_json() -> None:
    table = new_table(BARTOK, ["Ann", "Bob"])
    shown = json.loads(encode_view(view(table, 0)))
    assert shown["names"] == ["Ann", "Bob"]
    assert shown["rules"][0]["id"] == "base-deal"
    assert "type" not in shown


@pytest.mark.parametrize("winners, outcome", [((1,), "won"), ((), "no-winner")])
def test_the_end_of_a_round_reads_as_it_was_written_before_it_said_how(winners: tuple[int, ...], outcome: str) -> None:
    old = json.loads(encode_entry(Entry(4, "x", Draw(0), (("", RoundWon(winners)),))))
    for _, event in old["events"]:
        del event["outcome"], event["scores"]
    ((_, event),) = decode_entry(json.dumps(old).encode()).events
    assert (event.winners, event.outcome, event.scores) == (winners, outcome, ())  # type: ignore[attr-defined]  # a RoundWon


@pytest.mark.parametrize("base", [Act, Event, Rule])
def test_no_two_facts_share_a_name(base: type) -> None:
    """What is written under a name is read as the one that has it."""
    names = Counter(kind.__name__ for kind in set(all_below(base)) if kind.__module__.startswith("cardhouse."))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize(
    "usual",
    [Obligation("draw", 2), Duty(0, "say"), PileOrder(first_order(3, 0), LiveCard(1, 0))],
    ids=lambda fact: type(fact).__name__,
)
def test_what_lies_within_an_event_may_lack_its_later_fields_on_both_builds(usual: Fact) -> None:
    """Where a default is no plain value the compiled build has no signature to read it off."""
    later = list(field_types(type(usual)))[2:]
    assert later
    assert defaults_of(type(usual)) == {name: to_wire(getattr(usual, name)) for name in later}


WORKED_OUT: Final = (Introduce, RoundWon)
"""Some of these work a field out that was not said."""

PLAINLY_MADE = [
    kind
    for kind in (*FACTS, Obligation, Duty, PileOrder)
    if kind not in WORKED_OUT and Article not in field_types(kind).values()
]


@pytest.mark.parametrize("kind", PLAINLY_MADE, ids=lambda kind: kind.__name__)
def test_what_a_fact_is_when_little_is_said_is_found_by_making_it_too(kind: Any) -> None:
    assert found_by_making(kind) == defaults_of(kind)
