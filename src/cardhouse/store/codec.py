"""Acts, entries and views as JSON, and back. Reading checks everything: what comes out could have been made here."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, Final
from zlib import crc32

import msgspec

from cardhouse.cards import RANKS
from cardhouse.core.acts import Act
from cardhouse.core.checkpoints import state
from cardhouse.core.demands import IN_KIND
from cardhouse.core.owed import A_CALL, A_DUTY, AN_ACT, IN_WORDS, NEXT_TURN, PROPOSED, SLOWNESS, TIME
from cardhouse.core.questions import DRAW
from cardhouse.core.rule import Article
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Entry
from cardhouse.core.table import CENTRE, Event, Table
from cardhouse.core.view import View
from cardhouse.store.wire import ArticleWire, as_text, from_text, from_wire, kinds_of, struct_of, to_wire, to_write


class BadMessage(ValueError):
    """Bytes that say nothing we understand; the message tells where."""


class OtherVersion(BadMessage):
    """Bytes that another version of Cardhouse has written, which this one has no way to read."""


class Versioned(msgspec.Struct):
    """What is asked first of an entry; the oldest ones do not say it."""

    version: int = 1


class Reader:
    """Reads messages of one form. A form made from all acts or events is made again when there are new ones."""

    def __init__(self, form: Callable[[], Any]) -> None:
        self.form = form
        self.kinds = 0
        self.decoder: msgspec.json.Decoder[Any] | None = None

    def read(self, body: bytes) -> Any:
        try:
            if self.decoder is not None:
                return self.decoder.decode(body)
        except UNREADABLE as error:
            if self.kinds == count_kinds():
                raise BadMessage(f"this cannot be read: {error}") from error
        self.kinds = count_kinds()
        self.decoder = msgspec.json.Decoder(self.form(), dec_hook=from_text)
        return self.read(body)


def count_kinds() -> int:
    return len(kinds_of(Act)) + len(kinds_of(Event))


def union_of(base: type) -> Any:
    """The structs of everything below a base, told apart by their tags."""
    return reduce(or_, [struct_of(kind) for kind in kinds_of(base).values()])


def entry_form(act: Any = None) -> Any:
    events = tuple.__class_getitem__((tuple.__class_getitem__((str, union_of(Event))), ...))
    fields = [("version", int), ("number", int), ("act_id", str), ("act", act or union_of(Act)), ("events", events)]
    return msgspec.defstruct("Entry", fields, frozen=True, forbid_unknown_fields=True)


VERSION: Final = 10
"""Of acts and events in the log. Whoever changes one so that older entries cannot be read, or mean something else, adds
one here and a way to bring them up to it in `UPCASTS`. A new field with a default needs nothing.
"""
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
_ENCODER: Final = msgspec.json.Encoder(enc_hook=as_text)
_VERSIONED: Final = msgspec.json.Decoder(Versioned)
_ACTS: Final = Reader(lambda: union_of(Act))
_ENTRIES: Final = Reader(entry_form)
_EVENTS: Final = Reader(lambda: entry_form(msgspec.Raw))
_ARTICLES: Final = Reader(lambda: ArticleWire)


def encode(value: Any) -> bytes:
    """Any fact, or what is made of facts, as JSON."""
    try:
        return _ENCODER.encode(value)
    except UnicodeEncodeError:
        raise BadMessage("a text has half a character in it, which cannot be written") from None


def encode_act(act: Act) -> bytes:
    return encode(to_wire(act))


def decode_act(body: bytes) -> Act:
    act: Act = from_wire(_ACTS.read(body))
    return act


def encode_entry(entry: Entry) -> bytes:
    act, events = to_write(entry.act), [(rule, to_write(event)) for rule, event in entry.events]
    return encode({"version": VERSION, "number": entry.number, "act_id": entry.act_id, "act": act, "events": events})


def decode_entry(body: bytes) -> Entry:
    """An entry from its bytes; one of an older version is brought up to this one first."""
    try:
        read = _ENTRIES.read(body)
        current = read.version == VERSION
    except BadMessage:
        if version_of(body) == VERSION:
            raise
        current = False
    if not current:
        try:
            read = _ENTRIES.read(upcast(body))
        except BadMessage as error:
            raise OtherVersion(f"it is of version {version_of(body)}: {error}") from error
    return Entry(read.number, read.act_id, from_wire(read.act), from_wire(read.events))


def decode_events(body: bytes) -> tuple[tuple[str, Event], ...]:
    """The events of an entry of this version alone, which is quicker than all of it. Raises BadMessage for others."""
    read = _EVENTS.read(body)
    if read.version != VERSION:
        raise BadMessage("this entry is of another version")
    events: tuple[tuple[str, Event], ...] = from_wire(read.events)
    return events


def version_of(body: bytes) -> int:
    try:
        return _VERSIONED.decode(body).version
    except UNREADABLE:
        return VERSION  # then it is just no entry, which reading it will say


def upcast(body: bytes) -> bytes:
    """The bytes of an older entry as this version would have written them. Raises BadMessage."""
    version = version_of(body)
    if version > VERSION:
        raise BadMessage(f"this Cardhouse reads up to version {VERSION}")
    if version not in UPCASTS:
        raise BadMessage("this Cardhouse cannot read that any more")
    entry: dict[str, Any] = msgspec.json.decode(body)
    try:
        while version < VERSION:
            UPCASTS[version](entry)
            version += 1
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadMessage(f"this cannot be read: {error}") from error
    entry["version"] = VERSION
    return msgspec.json.encode(entry)


def from_version_1(entry: dict[str, Any]) -> None:
    """It took the nonce of a sealed rule from the table's chance, and said where that had come to; of a penalty it said
    only which calls fit, and not which was made; and until when something was owed it said in a sentence.
    """
    for _, event in entry["events"]:
        if event["type"] == "RuleSealed":
            event.pop("chance", None)
        elif event["type"] == "PenaltyGiven":
            event.setdefault("said", next(iter(event["calls"]), ""))
        elif "duty" in event:
            event["duty"]["until"] = {"kind": KINDS.get(event["duty"]["until"], TIME)}


def from_version_2(entry: dict[str, Any]) -> None:
    """It said of a card that stands or goes back how some tallies had been before it; they remember that themselves."""
    for _, event in entry["events"]:
        if event["type"] in ("Provisional", "RolledBack"):
            for name in ("chain", "suit", "open"):
                event.pop(name, None)


def broken_by(about: list[int]) -> tuple[str, int]:
    """What the numbers of a breach meant: none an act, one a duty or -2 for time, two the penalty of a call."""
    if len(about) == 2:
        return A_CALL, about[1]
    return (SLOWNESS, 0) if about == [-2] else (A_DUTY, about[0]) if about else (AN_ACT, 0)


def judged_call(event: dict[str, Any]) -> None:
    case = {"by": event["player"], "against": event["offender"], "words": event["words"], "penalty": event["penalty"]}
    outcome = {"valid": "right", "invalid": "wrong"}.get(event["verdict"], "not heard")
    event.clear()
    event.update(type="CaseJudged", case=case, outcome=outcome)


def left_to_others(event: dict[str, Any]) -> None:
    case = {"by": event["player"], "against": event["offender"], "words": event["words"], "penalty": event["penalty"]}
    how = "author" if event["how"] == "judge" else "vote"
    event.clear()
    event.update(type="LeftToOthers", case=case, how=how)


def proposed_penalty(event: dict[str, Any]) -> None:
    outcome = "wrong" if event["type"] == "FoundUnjust" else "right" if event["just"] else "accepted"
    case = {"by": event["by"], "against": event["to"], "rule": event.get("rule", "")}
    event.clear()
    event.update(type="CaseJudged", case=case, outcome=outcome)


CASES: Final[dict[str, Callable[[dict[str, Any]], None]]] = {
    "CallJudged": judged_call,
    "CallUpheld": lambda event: event.update(type="FoundGuilty"),
    "LeftToOthers": left_to_others,
    "Awarded": proposed_penalty,
    "FoundUnjust": proposed_penalty,
}
"""What was judged was said otherwise by each kind of court."""


def from_version_3(entry: dict[str, Any]) -> None:
    """Its clocks of turns were of two kinds, and the one knew no piles, being that of whoever was in turn. So were its
    penalties: those that were called, and debts; and so were cases.
    """
    turn = NO_SEAT
    for _, event in entry["events"]:
        kind = event["type"]
        turn = event["player"] if kind == "TurnBegan" else turn
        breach = event if kind == "Breached" else event.get("breach")
        if breach is not None:
            how, number = broken_by(breach.pop("about", []))
            breach.update(how=how, number=number)
        if kind == "WaitsFor":
            event["type"] = "TurnTimed"
        elif kind == "TurnTimed":
            event.update(player=turn, pile=0)
        elif kind == "PenaltyGiven":
            event.update(type="Fined", player=event.pop("to"), given=True)
        elif kind in CASES:
            CASES[kind](event)
        elif kind in ("DebtForgiven", "DebtPassedOn"):
            event["type"] = kind.replace("Debt", "Penalty")
        elif kind == "TooSlow":
            event.update(type="TurnTimeUp", pile=0)


def from_version_4(entry: dict[str, Any]) -> None:
    """A token that lay on a pile had a place of its own, the number of the pile and 100; a sentence put cards under the
    stock in a way of its own; and what was proposed as a penalty, or waited for a turn, was no penalty yet.
    """
    for _, event in entry["events"]:
        if event["type"] == "TokenMoved" and event["to"] > PILES_FROM:
            event.update(to=CENTRE, pile=event["to"] - PILES_FROM)
        elif event["type"] == "PutUnder":
            event.update(type="PutUnderStock", as_act=False)
        elif event["type"] == "PenaltyCollected":
            event.update(type="PenaltyUndone", number=in_the_next_turn(event.pop("player")))
    entry["events"] = [each for found in entry["events"] for each in with_penalty(*found)]


def in_the_next_turn(player: int) -> int:
    """The number of a penalty that had none, because it waited for somebody's turn."""
    return -1 - player


def with_penalty(rule: str, event: dict[str, Any]) -> list[list[Any]]:
    """What was noted or laid aside for a penalty to come, and that penalty, which was not told."""
    if event["type"] == "PenaltyNoted":
        player = event["player"]
        noted = {"player": player, "cards": 1, "rule": rule, "number": in_the_next_turn(player), "by": NO_SEAT}
        return [[rule, {"type": "PenaltyWaits", **noted, "until": NEXT_TURN}]]
    if event["type"] != "PutAside":
        return [[rule, event]]
    by, against, broken, card = [event[name] for name in ("by", "against", "rule", "card")]
    number = -SEATS_FROM - crc32(f"{by} {against} {broken}".encode())
    charge = {"player": against, "cards": 1, "rule": broken, "number": number, "by": by, "until": PROPOSED}
    return [
        [rule, {"type": "PenaltyWaits", **charge}],
        [rule, {"type": "PutAside", "number": number, "card": card}],
    ]


def from_version_5(entry: dict[str, Any]) -> None:
    """To accuse somebody by a rule, and to call somebody out in words, were two kinds of charges."""
    for _, event in entry["events"]:
        if event["type"] in ("Accused", "Called"):
            event["type"] = "Charged"


SLOTS: Final = ("origin", "skips", "strides", "sided", "trails", "landing", "target", "any_slot", "circle")
LAID: Final = ("OrderLaid", "StrayStands", "Withdrawn")


def only_turns(order: dict[str, Any]) -> dict[str, Any]:
    """Of an order of turns what says who is next, and nothing of the cards."""
    return {name: order[name] for name in ("seats", "members", "direction", *SLOTS) if name in order}


def laid_apart(order: dict[str, Any]) -> dict[str, Any]:
    """An order of turns in its parts. How many had been picked up was not said, only that somebody had begun."""
    cards, rank, begun = order.get("owed", 0), order.get("owed_for", 0), order.get("begun", False)
    suits = {"played_with": "skips", "named": "suit", "chain": "row"}
    same = ("owner", "dead", "open", "jokers")
    return {
        "turns": only_turns(order),
        "card": {
            "face": order.get("live", -1),
            **{name: order[name] for name in same if name in order},
            **{now: order[name] for name, now in suits.items() if name in order},
        },
        "later": {
            "skips": order.get("waiting", 0),
            "turns": order.get("turning", 0),
            "turns_back": order.get("expiring", False),
        },
        "owed": {
            "kind": DRAW,
            "number": cards + begun,
            "bearer": NO_SEAT,
            "answers": "",
            "adds": False,
            "key": ranked(rank),
            "handed": False,
            "drawn": int(begun),
        },
        "passing": {"places": order.get("passing", -1), "way": order.get("passing_way", 1)},
    }


def ranked(rank: int) -> str:
    return RANKS[rank - 1] if rank else ""


def from_version_6(entry: dict[str, Any]) -> None:
    """An order of turns was one list of all that cards had done to it; what was to be picked up, and the length of a
    chain, were demands of their own kinds; and that a vote is about what was done last was known by its kind.
    """
    events: list[list[Any]] = []
    pile = 1
    for rule, event in entry["events"]:
        kind = event["type"]
        pile = event["pile"] if kind in ("TurnTaken", "ButtedIn", "MovedOn") else pile
        if event.get("motion", {}).get("kind") == "going back":
            event["motion"]["brief"] = True
        if kind in LAID:
            event["order"] = laid_apart(event["order"])
        elif kind == "HandsMoved":
            event["order"] = only_turns(event["order"])
        elif kind == "Strayed":
            event["stray"]["before"] = laid_apart(event["stray"]["before"])
        elif kind == "PickUpGrew":
            grew = {"number": event["cards"], "key": ranked(event["rank"]), "bearer": NO_SEAT, "pile": pile}
            event = {"type": "DemandGrew", **grew}
        elif kind == "PickedUp":
            paid = {"number": event["cards"], "player": event.get("player", NO_SEAT), "pile": event["pile"]}
            event = {"type": "DemandPaid", **paid}
        elif kind == "ChainSet":
            events.append([rule, {"type": "DrawCancelled"}])
            grew = {"number": event["length"], "key": IN_KIND, "bearer": event.get("debtor", NO_SEAT), "pile": 0}
            event = {"type": "DemandGrew", **grew}
        events.append([rule, event])
    entry["events"] = events


def from_version_7(entry: dict[str, Any]) -> None:
    """An act was undone by an event of its own where all had agreed to it; and that a card counted as not played was
    known by the way in which it went back.
    """
    events: list[list[Any]] = []
    for rule, event in entry["events"]:
        events.append([rule, event])
        if event["type"] in ("Voided", "ActTakenBack"):
            event["type"] = "ActsUndone"
        elif event["type"] == "RolledBack":
            events.append([rule, {"type": "Unplayed", **{name: event[name] for name in ("player", "card", "pile")}}])
    entry["events"] = events


BY_RULE: Final = ("accusation", "proposal", "penalty vote")
IN_WORDS_OF_A_CALL: Final = ("ballot", "judge")


def from_version_8(entry: dict[str, Any]) -> None:
    """Which charge a vote is about was known by its kind, and that it was left to people was said besides."""
    for _, event in entry["events"]:
        motion = event.get("motion", {})
        if motion.get("kind") in BY_RULE:
            motion["case"] = {"by": motion["by"], "against": motion["about"], "rule": motion["subject"]}
        elif motion.get("kind") in IN_WORDS_OF_A_CALL:
            called = {"words": motion["subject"], "penalty": motion["number"]}
            motion["case"] = {"by": motion["by"], "against": motion["about"], **called}
    entry["events"] = [each for each in entry["events"] if each[1]["type"] != "LeftToOthers"]


def from_version_9(entry: dict[str, Any]) -> None:
    """A card that may go back, and one that went back, were told by events of their own in each of two games; the one
    carried what the order of turns had been before, which the order remembers itself.
    """
    landed: dict[int, list[str]] = {}
    for _, event in entry["events"]:
        kind = event["type"]
        if kind == "Landed":
            landed.setdefault(event["pile"], []).append(event["card"])
        elif kind == "Provisional":
            event.update(type="MayGoBack", cards=[event.pop("card")])
        elif kind == "RolledBack":
            event.update(type="PlayUndone", cards=[event.pop("card")])
        elif kind == "Strayed":
            stray = event.pop("stray")
            cards = landed[event["pile"]][-len(stray["players"]) :]
            event.update(type="MayGoBack", player=stray["player"], act=stray["act"], cards=cards)
        elif kind == "Withdrawn":
            order, steps = event.pop("order")["turns"], event.pop("places")
            direction = order["direction"] if event.pop("turns") else 0
            event.update(type="PlayUndone", direction=direction, members=order["members"], steps=steps)
            event["handing"] = [seat for seat in range(order["seats"]) if order["members"] >> 2 * seat & 3]


PILES_FROM: Final = 100
SEATS_FROM: Final = 100
KINDS: Final = {words: kind for kind, words in IN_WORDS.items()}
_STEPS: Final = (from_version_1, from_version_2, from_version_3, from_version_4, from_version_5)
UPCASTS: Final[dict[int, Callable[[dict[str, Any]], None]]] = dict(
    enumerate((*_STEPS, from_version_6, from_version_7, from_version_8, from_version_9), 1)
)
"""For each older version, what makes an entry of it one of the next."""


def encode_article(article: Article) -> bytes:
    return encode(to_wire(article))


def decode_article(body: bytes) -> Article:
    article: Article = from_wire(_ARTICLES.read(body))
    return article


def encode_view(view: View) -> bytes:
    return encode(view)


def encode_state(table: Table) -> bytes:
    """All of a table, for comparing: equal tables give equal bytes."""
    return encode(state(table))
