"""The table of acts: what each is called, and what its fields name. Forms on the page, lines in the terminal and
scenarios are read from it, so a new act needs no form and no parser of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, get_args, get_origin

import cardhouse.core
import cardhouse.english.written
import cardhouse.rules
from cardhouse.cards import JOKER, Card, Cards
from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Tick
from cardhouse.core.declared import Way
from cardhouse.core.lines import LABELS, LISTED
from cardhouse.core.people_acts import Vote
from cardhouse.core.questions import VOTE
from cardhouse.core.seating import SitDown
from cardhouse.core.verdicts import Late
from cardhouse.rules import all_of
from cardhouse.store.wire import defaults_of, field_types, kinds_of

NOT_BY_PEOPLE: Final = (Tick, Late, SitDown)

NAMED: Final = {
    **dict.fromkeys(("to", "offender", "at", "owner", "about", "beside"), "player"),
    **dict.fromkeys(("choice", "step", "matter"), "way"),
    **dict.fromkeys(("called", "rank"), "rank"),
    **{name: name for name in ("area", "day", "gesture", "pile", "rule", "side", "text", "token")},
    "kind": "motion",
}
"""What a field of an act names, where its type does not tell."""

OWN_LABELS: Final = {
    "Call": "Call out",
    "Choose": "Answer a choice",
    "Gesture": "Make a gesture",
    "Look": "Look at an area",
    "Prepare": "Do it",
    "Say": "Say",
    "TakeBack": "Take back",
}
"""What acts of the core are called that need no rule to bring a way for them."""

FIELDS: Final = {
    "about": "About whom, if anybody",
    "area": "Area",
    "at": "At whom",
    "aye": "Aye?",
    "beside": "To whose left, if not in your own place",
    "besides": "And with them",
    "call": "The words with which a breach is called, if the rule does not give them",
    "called": "Called as",
    "card": "Which card",
    "cards": "Your cards, in this order",
    "choice": "What is asked",
    "count": "How many",
    "gesture": "Gesture, in a word",
    "kind": "About",
    "matter": "What is settled",
    "offender": "Whom",
    "owner": "Whose",
    "pile": "Which pile",
    "place": "Which card from the bottom",
    "rank": "Which rank",
    "rule": "Which rule",
    "salt": "A word of your own for the seal, if you like",
    "side": "At what",
    "step": "Step",
    "subject": "What about",
    "text": "The rule, in your words",
    "title": "Title",
    "to": "To whom",
    "token": "What",
    "wanted": "For which cards",
    "what": "What",
    "words": "Words",
}
"""What stands over the fields of a form."""


@dataclass(frozen=True)
class ActForm:
    """An act, the way of acting that it always is (none, if it says that itself), its label, and what each of its
    fields names; some may be left out.
    """

    kind: type[Act]
    way: str
    label: str
    fields: dict[str, str]
    optional: dict[str, Any]

    @property
    def name(self) -> str:
        """What it is called in a line: its way of acting, or the act itself."""
        return self.way.strip() or self.kind.__name__.casefold()


def people_acts() -> list[type[Act]]:
    """The acts that people can do. A base of others says not what happens."""
    able = [kind for kind in kinds_of(Act).values() if getattr(kind, "happen", None) is not Act.happen]
    return sorted([kind for kind in able if kind not in NOT_BY_PEOPLE], key=lambda kind: kind.__name__)


_FORMS: Final[dict[type, ActForm]] = {}


def form_of(kind: type[Act]) -> ActForm:
    """What the table has of this act."""
    if kind not in _FORMS:
        _FORMS[kind] = made_form(kind)
    return _FORMS[kind]


def made_form(kind: type[Act]) -> ActForm:
    fields = {name: named_by(name, declared) for name, declared in field_types(kind).items() if name != "seat"}
    way = way_of(kind)
    known = declared_ways().get(way)
    label = known.button if known else label_of(kind, way)
    return ActForm(kind, way, label, fields, defaults_of(kind))


@cache
def declared_ways() -> dict[str, Way]:
    """All ways of acting that the core and the families declare, by name."""
    modules = [each for of in (cardhouse.core, cardhouse.rules, cardhouse.english.written) for each in all_of(of)]
    values = [value for module in modules for value in vars(module).values()]
    values += [each for value in values if isinstance(value, dict) for each in value.values()]
    return {value.name: value for value in reversed(values) if isinstance(value, Way)}


def label_of(kind: type[Act], way: str) -> str:
    """What an act is called for which no rule brings a way."""
    own = LABELS.get(kind) or OWN_LABELS.get(kind.__name__)
    return own or Way(way or kind.__name__.casefold()).button


def named_by(name: str, declared: Any) -> str:
    """What a field of an act is to whoever fills it in."""
    if declared is Card or declared is Cards:
        return "card"
    if get_origin(declared) is tuple:
        return {"card": "cards", "number": "numbers"}.get(named_by("", get_args(declared)[0]), "texts")
    return NAMED.get(name) or {int: "number", str: "words", bool: "yes"}[declared]


def way_of(kind: Any) -> str:
    """The way of acting that an act always is; none for those that say it themselves."""
    blank: dict[Any, Any] = {int: 0, str: "", bool: False, Card: JOKER}
    fields = field_types(kind).values()
    act: Act = kind(*[() if get_origin(declared) is tuple else blank.get(declared) for declared in fields])
    return act.way or LISTED.get(kind) or (VOTE if kind is Vote else "")
