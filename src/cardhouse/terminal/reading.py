"""What a player types, as an act."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache, partial
from typing import Final

from cardhouse.cards import Card, UnknownCard, card
from cardhouse.core.acts import Act, Lay, Play, Prepare
from cardhouse.core.book_acts import Introduce
from cardhouse.core.cases import MOVE, Move
from cardhouse.core.declared import STEP
from cardhouse.core.lines import VERBS, NotUnderstood
from cardhouse.core.people_acts import GIVE, Accuse, Call, Choose, Gesture, Give, Look, Say, Vote
from cardhouse.core.questions import NEW_PILE
from cardhouse.core.seats import Seat
from cardhouse.core.view import View
from cardhouse.store.forms import declared_ways, form_of, people_acts
from cardhouse.terminal.by_form import act_by_form, form_named
from cardhouse.terminal.drawing import joined, sorted_hand

FILLERS: Final = frozenset(("and", "the", "a", "my", "&", "card", "cards"))
GUILTY: Final = {"guilty": True, "yes": True, "aye": True, "innocent": False, "no": False, "not": False}
SUITS: Final = ("spades", "hearts", "diamonds", "clubs")


class LineReader:
    """Reads lines for the seat of a view."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.seat: Final = view.seat
        self.hand: Final = sorted_hand(view)
        self.verbs: Final[dict[str, Callable[[list[str]], Act | None]]] = {
            **{step: partial(prepared, self.seat, step) for step in steps()},
            **{name: partial(self.brought, name) for name in VERBS},
            "play": self.play,
            "set": self.set,
            "give": self.give,
            "say": lambda rest: Say(self.seat, self.words(rest, "say Thank you")),
            "gesture": lambda rest: Gesture(self.seat, self.words(rest, "gesture bow")),
            "call": lambda rest: Call(self.seat, self.player(rest[:1]), self.words(rest[1:], "call bob cheating")),
            "introduce": lambda rest: Introduce(self.seat, self.words(rest, "introduce Red 3s are wild.")),
            "accuse": self.accuse,
            "vote": self.vote,
            "accept": lambda rest: Vote(self.seat, True),
            **{name: partial(say_it, self.seat, name) for name in SUITS},
            **({"motion": self.move} if MOVE in self.view.ways or "motion" not in VERBS else {}),
            **({"look": self.look} if not self.knows("look") else {}),
        }

    def read(self, line: str) -> Act:
        """The act that a line means."""
        first, *rest = line.split()
        verb = self.verbs.get(first.casefold())
        act = verb(rest) if verb is not None else None
        if act is not None:
            return act
        form = form_named(self.view, first.casefold())
        if form is not None:
            return act_by_form(self, form, rest)
        if first.casefold() in self.view.ways:
            return Choose(self.seat, first.casefold(), tuple([self.pick(word) for word in self.content(rest)]))
        try:
            return self.play(line.split())
        except NotUnderstood:
            if first[0].isdigit() or len(first) <= 3:
                raise
            near = get_close_matches(first.casefold(), [*self.verbs, *named_acts(), *OTHER_WORDS], 1)
            hint = f' Did you mean "{near[0]}"?' if near else ' "help" lists what you can do.'
            raise NotUnderstood(f'I do not understand "{first}".{hint}') from None

    def knows(self, name: str) -> bool:
        """Whether a family reads this verb at this table, whose way of acting it is."""
        return any(each.way in self.view.ways for each in VERBS.get(name, ()) if each.way)

    def brought(self, name: str, rest: list[str]) -> Act | None:
        """An act that a family reads: the one whose way of acting the table knows, if there are several."""
        found = sorted(VERBS[name], key=lambda each: (each.way not in self.view.ways, each.place))
        for each in found:
            act = each.reads(self, rest)
            if act is not None:
                return act
        return None

    def content(self, words: Sequence[str]) -> list[str]:
        """The words that matter."""
        split = " ".join(words).replace(",", " ").split()
        return [word for word in split if word.casefold() not in FILLERS]

    def words(self, rest: Sequence[str], example: str) -> str:
        text = " ".join(rest).strip().strip('"')
        if not text:
            raise NotUnderstood(f'Write the words after it, for instance "{example}".')
        return text

    def card(self, word: str) -> Card:
        """A card by its number in the hand or by its name."""
        if word.isdecimal():
            if 1 <= int(word) <= len(self.hand):
                return self.hand[int(word) - 1]
            have = f"Your cards have the numbers 1 to {len(self.hand)}" if self.hand else "You have no cards"
            raise NotUnderstood(f"There is no card number {word}. {have}; or write rank and suit, such as 10h.")
        try:
            return card("JK" if word.casefold() == "joker" else word)
        except UnknownCard:
            near = "Write its number in your hand, or rank and suit: 5h, 10s, qd, kc, jk for a Joker."
            raise NotUnderstood(f'There is no card "{word}". {near}') from None

    def cards(self, rest: Sequence[str], example: str) -> tuple[Card, ...]:
        found = tuple([self.card(word) for word in self.content(rest)])
        if not found:
            raise NotUnderstood(f'Say which card, for instance "{example}".')
        return found

    def pile(self, rest: list[str], new: bool = True) -> tuple[list[str], int]:
        """What stands before `on 2`, and the pile that it names; the only pile, if it names none."""
        for place, word in enumerate(rest):
            if word.casefold() in ("on", "onto", ">"):
                named = [each for each in self.content(rest[place + 1 :]) if each.casefold() != "pile"]
                if new and [each.casefold() for each in named] == ["new"]:
                    return rest[:place], NEW_PILE
                if len(named) == 1 and named[0].casefold().removeprefix("p").isdecimal():
                    return rest[:place], int(named[0].casefold().removeprefix("p"))
                raise NotUnderstood('Name the pile by its number, for instance "play 5h on 2".')
        numbers = [pile.number for pile in self.view.piles]
        if len(numbers) > 1:
            raise NotUnderstood(f'On which pile? There are {joined(map(str, numbers))}: "play 5h on {numbers[0]}".')
        return rest, numbers[0] if numbers else 1

    def play(self, rest: list[str]) -> Act:
        before, pile = self.pile(rest)
        return Play(self.seat, self.cards(before, "play 1"), pile)

    def set(self, rest: list[str]) -> Act:
        cards = self.cards(rest, "set 1")
        if len(cards) > 1:
            raise NotUnderstood("One card is set at a time.")
        return Lay(self.seat, cards[0], self.area())

    def area(self) -> str:
        """The area that the rules of this table have before each seat."""
        found = sorted({area.area for area in self.view.areas})
        return "trap" if "trap" in found or not found else found[0]

    def look(self, rest: list[str]) -> Act:
        named = [word for word in self.content(rest) if word.casefold() not in ("at", self.area())]
        return Look(self.seat, self.area(), self.player(named) if named else self.seat)

    def give(self, rest: list[str]) -> Act:
        lower = [word.casefold() for word in rest]
        to = [duty.about[-1] for duty in self.view.duties if duty.bearer == self.seat and duty.kind == GIVE]
        if "to" in lower:
            at = lower.index("to")
            rest, to = rest[:at], [self.player(rest[at + 1 :])]
        if not to:
            raise NotUnderstood('Say to whom, for instance "give 1 2 to bob".')
        return Give(self.seat, self.cards(rest, "give 1 2"), to[0])

    def player(self, rest: Sequence[str]) -> int:
        """A player by the beginning of the name."""
        others = joined(self.view.names, "or")
        if not rest:
            raise NotUnderstood(f"Say who: {others}.")
        said = " ".join(rest).casefold()
        exact = [seat for seat, name in enumerate(self.view.names) if name.casefold() == said]
        found = exact or [seat for seat, name in enumerate(self.view.names) if name.casefold().startswith(said)]
        if len(found) != 1:
            raise NotUnderstood(f'Who is "{" ".join(rest)}"? There are {others}.')
        return found[0]

    def pick(self, word: str) -> int:
        """A number, or a player."""
        return int(word) if word.removeprefix("-").isdecimal() else self.player([word])

    def move(self, rest: list[str]) -> Act:
        """`motion ten:off`, `motion officious bob`."""
        subject = rest[0].casefold() if rest else ""
        if subject == "officious":
            return Move(self.seat, subject, self.player(rest[1:]))
        known = MOVE in self.view.ways
        return Move(self.seat, " ".join(rest) if known else self.words(rest, "motion disable 402-eight-reverse"))

    def accuse(self, rest: list[str]) -> Act:
        said = [word for word in rest if word.casefold() not in ("of", "for", "breaking")]
        if len(said) < 2:
            raise NotUnderstood('Say whom and which rule, for instance "accuse bob base-match"; "rules" lists them.')
        return Accuse(self.seat, self.player(said[:1]), self.rule(" ".join(said[1:])))

    def rule(self, said: str) -> str:
        """A rule by its id or title."""
        by_name = {name.casefold(): rule.id for rule in self.view.rules for name in (rule.title, rule.id)}
        found = by_name.get(said.casefold())
        if found is None:
            near = get_close_matches(said.casefold(), by_name, 1, 0.5)
            hint = f' Did you mean "{by_name[near[0]]}"?' if near else ' "rules" lists them all.'
            raise NotUnderstood(f'There is no rule "{said}".{hint}')
        return found

    def vote(self, rest: list[str]) -> Act:
        said = rest[0].casefold() if rest else ""
        if said not in GUILTY:
            raise NotUnderstood('Vote "vote guilty" or "vote innocent"; on motions, "vote yes" or "vote no".')
        return Vote(self.seat, GUILTY[said])


def prepared(seat: Seat, step: str, rest: list[str]) -> Act:
    return Prepare(seat, step)


@cache
def steps() -> list[str]:
    """What is done before play by its name alone: the steps that are no acts of their own."""
    acts = named_acts()
    return [name for name, way in declared_ways().items() if way.when == STEP and name not in acts and " " not in name]


def say_it(seat: Seat, words: str, rest: list[str]) -> Act:
    return Say(seat, words)


def named_acts() -> list[str]:
    """The acts of which their name and their fields say all."""
    return [form_of(kind).name for kind in people_acts()]


OTHER_WORDS: Final = (
    *("why", "rules", "rule", "help", "undo", "new", "quit", "deal", "table", "choose", "wait"),
    *("wave", "save"),
    *("designate", "exit"),
)
"""What is no act, for telling what a misspelt word may mean."""
