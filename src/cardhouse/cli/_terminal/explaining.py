"""Help, refusals, reasons and rules, in words."""

from collections.abc import Iterable, Sequence
from typing import Final

from cardhouse.cards import DECK_FACES, Card, Cards, listed
from cardhouse.cli._shelf import day
from cardhouse.cli._terminal.drawing import in_order, joined
from cardhouse.cli._terminal.telling import choice_in_words
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play, Prepare, Spring
from cardhouse.core.fact import field_names
from cardhouse.core.people_acts import Choose, Give, Vote
from cardhouse.core.shown import ShownRule
from cardhouse.core.table import Table
from cardhouse.core.verdicts import REFUSED, Outcome, explain, permits
from cardhouse.core.view import View

HELP: Final = (
    ("3", "play the card with this number; so do 5h, play 5h, play 10s"),
    ("play 2h 3c 7d", "play several cards at once, where the rules allow it"),
    ("play 5h on 2", "play on pile 2 (on new: begin a pile)"),
    ("draw", "draw a card"),
    ("pay", "take a penalty card that you owe"),
    ("set 7s", "put a card face down before you as a trap"),
    ("trap", "spring your trap"),
    ("give 5c 6c", "give these cards to whom you were told to (or: to bob)"),
    ("designate bob cat", "name the one who gives and the one who receives"),
    ("choose 2", "take the second of the choices put to you; 2 will mostly do"),
    ("buy kh 5s, pass", "buy from a market and pay with your cards, or let it be"),
    ("look 2, order 5h 3s", "look at the top of the stock, and put it back in this order"),
    ("say Thank you", "say something"),
    ("accuse bob Match", "accuse somebody of breaking a rule, by its title or id"),
    ("vote guilty", "judge an accusation (or: innocent)"),
    ("5h; say Thank you", "several things in a row, before anybody else acts"),
    ("Enter", "look at the table again, or let play go on"),
    ("why", "explain the latest refusal, or what is asked of you"),
    ("rules, rule trap-card", "list the rules, or read one"),
    ("undo", "take back your latest act, unless something new was seen since"),
    ("new", "begin the next round, or a new game"),
    ("quit", "leave"),
)
TYPED: Final = (Play, Draw, Pay, Lay, Spring, Give, Vote, Prepare)
WORDS: Final = ((Draw, "draw"), (Pay, "pay"), (Lay, "set a card"), (Spring, "trap"), (Vote, "vote"), (Prepare, "deal"))
IN_SHORT: Final = ("Turn", "Match", "Winning")


def in_short(rules: Sequence[ShownRule]) -> list[ShownRule]:
    """The rules that somebody new has to know; the first ones, where none has a telling title."""
    return [rule for rule in rules if rule.title in IN_SHORT] or list(rules[:3])


def rule_head(rule: ShownRule) -> str:
    return f"{rule.title} [{rule.id}], {', '.join(part for part in (rule.by, day(rule.since)) if part)}"


def described(act: Act, names: Sequence[str]) -> str:
    """An act as players read it; one that this terminal does not know by its way and what it names."""
    if isinstance(act, Choose):
        return choice_in_words(act.choice, act.picks, names)
    named = [getattr(act, name) for name in field_names(type(act)) if name != "seat"]
    return " ".join([act.way, *[in_words(value) for value in named]]).rstrip()


def in_words(value: object) -> str:
    return listed(value) if isinstance(value, tuple) and all(isinstance(v, Card) for v in value) else str(value)


def choices(acts: Iterable[Act]) -> list[Act]:
    """What is put as a menu: all that has no word of its own to type."""
    return [act for act in acts if not isinstance(act, TYPED)]


def fine_now(acts: Sequence[Act], names: Sequence[str]) -> str:
    """What would be lawful, in a few words."""
    plays = [act for act in acts if isinstance(act, Play)]
    gifts = [act for act in acts if isinstance(act, Give)]
    found = [f"play {first_cards(plays)}"] if plays else []
    found += [f"give {len(gifts[0].cards)} cards to {names[gifts[0].to]}"] if gifts else []
    for kind, words in WORDS:
        found += [words] if any(isinstance(act, kind) for act in acts) else []
    found += list(dict.fromkeys([act.way for act in choices(acts)]))
    return joined(found, "or")


def first_cards(plays: Iterable[Play]) -> str:
    """The cards that one may begin with."""
    cards: set[Card] = {play.cards[0] for play in plays}
    return joined([str(card) for card in sorted(cards, key=in_order)], "or")


def refusal(outcome: Outcome, fine: Sequence[Act], names: Sequence[str]) -> str:
    """Every reason why not, and what would be fine; nothing of that where `fine` is not for telling."""
    reasons = "; ".join(dict.fromkeys([ruling.reason for ruling in outcome.rulings]))
    reasons = reasons[:1].upper() + reasons[1:]
    act, plays = outcome.act, [each for each in fine if isinstance(each, Play)]
    one_reason = outcome.answer == REFUSED and len(outcome.rulings) == 1
    if one_reason and isinstance(act, Play) and len(act.cards) == 1 and plays:
        return f"{reasons}; {first_cards(plays)} would."
    would = fine_now(fine, names)
    return f"{reasons}. What would be fine: {would}." if would else f"{reasons}."


def reasons(table: Table, act: Act) -> list[str]:
    """Why an act is refused: each rule in the way, its sentence, and who said what to the question it failed."""
    found: list[str] = []
    if act.impossible(table):
        return [f"The table cannot do it: {act.impossible(table)}."]
    for question, subject in act.facets(table):
        if permits(table.ask(question), subject):
            continue
        found.append(f"{question.refusal(table, subject)}.")
        before: set[str] = set()
        behind = [word for word in explain(table, question) if word.changed and word.rule]
        for word in behind:
            article, answer = table.law.by_id[word.rule], word.answer.split(" or ")
            told = [each for each in answer if each not in before]
            cards = f" {'adds' if before else 'allows'} {' or '.join(told)}" if len(told) < len(DECK_FACES) else ""
            listing = isinstance(table.ask(question), Cards) and told
            found.append(f"  {article.title} [{article.id}]{cards if listing else ''}")
            found.append(f"    {article.sentences()}")
            before = set(answer)
        rule = table.law.by_id.get(question.default_rule(table))
        if not behind and rule:
            found += [f"  {rule.title} [{rule.id}]", f"    {rule.sentences()}"]
    return found or ["That would be fine now."]


def question_put(view: View, acts: Sequence[Act]) -> list[str]:
    """What the table waits for, as far as this seat is concerned. The acts are for telling only under a referee."""
    me, names = view.seat, view.names
    for motion in view.motions:
        if me in motion.electorate and me not in (*motion.ayes, *motion.noes):
            rule = next((rule.title for rule in view.rules if rule.id == motion.subject), motion.subject)
            about = "yourself" if motion.about == me else names[motion.about]
            accused = f'You judge {about}, accused by {names[motion.by]} of breaking "{rule}"'
            return [f"{accused}: vote guilty or vote innocent."]
    owed = sum(debt.left for debt in view.debts if debt.bearer == me)
    if owed:
        return [f"You owe {'a penalty card' if owed == 1 else f'{owed} penalty cards'}: pay."]
    found: list[str] = []
    for duty in view.duties:
        if duty.bearer == me and duty.what:
            found.append(f'You have to {duty.kind} "{duty.what}" {duty.until}: {duty.kind} {duty.what}')
        elif duty.bearer == me and (gifts := [act for act in acts if isinstance(act, Give)]):
            count = len(gifts[0].cards)
            example = " ".join(str(number + 1) for number in range(count))
            to = names[gifts[0].to]
            found.append(f"You have to give {to} {count} of your cards, for instance: give {example}")
        elif duty.bearer == me:
            found.append(f"You have to {duty.kind}; take one of these by its number:")
    return found
