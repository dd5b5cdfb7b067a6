"""What happened, in words, as one player may know it. What is not told here is not told at all."""

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import listed
from cardhouse.cli._terminal.drawing import is_dealt, joined
from cardhouse.cli._terminal.telling_more import QUIET, between_people, counted, round_the_table
from cardhouse.cli._terminal.telling_order import told_of_order
from cardhouse.cli._terminal.wording import choice_in_words, doing
from cardhouse.core.affairs import DebtForgiven, DebtPassedOn, Fined, Missed, MotionDecided, MotionOpened, Voted
from cardhouse.core.amendments import OptionSet, RuleAdopted, RuleRepealed, RulesSwitched
from cardhouse.core.checkpoints import Voided
from cardhouse.core.events import (
    Dealt,
    Drew,
    DrewNothing,
    Gave,
    Laid,
    Landed,
    PileOpened,
    Recycled,
    Reversed,
    RoundBegan,
    RoundWon,
    Skipped,
    TurnBegan,
    TurnedUp,
)
from cardhouse.core.following import FOLLOWING
from cardhouse.core.knowledge import OpenState
from cardhouse.core.owed import SAY, Motion
from cardhouse.core.peeks import Arranged, Peeked
from cardhouse.core.questions import PENALTY
from cardhouse.core.remarks import Accused, Called, Chose, Gestured, Looked, Said
from cardhouse.core.results import TOLD
from cardhouse.core.rule import REFEREE
from cardhouse.core.seating import Left
from cardhouse.core.table import Event, Table
from cardhouse.core.trade import Bought, Discarded, Retrieved, Showed

ACCUSATION: Final = "accusation"
PLAIN: Final = (Dealt, MotionDecided, MotionOpened, PileOpened, RoundBegan, RoundWon, RuleAdopted, TurnedUp)
"""What everybody expects: no rule is named for it."""


class Teller:
    """Tells one player about events at a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.skipping = ""
        self.decided: list[Motion] = []

    def name(self, seat: int) -> str:
        return self.table.names[seat]

    def is_open(self) -> bool:
        """Whether everybody is shown how things stand."""
        return self.table.ask(OpenState())

    def does(self, seat: int, verb: str, own: str = "") -> str:
        """`You play`, `Bob plays`."""
        if seat == self.seat:
            return f"You {own or verb.removesuffix('s')}"
        return f"{self.name(seat)} {verb}"

    def title(self, rule: str) -> str:
        article = self.table.law.by_id.get(rule)
        return article.title if article else rule

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Sentences for what happened, in order."""
        found: list[str] = []
        self.decided = [event.motion for event in events if isinstance(event, MotionDecided)]
        at = 0
        while at < len(events):
            event = events[at]
            at += 1
            if isinstance(event, Landed):
                landed = [event]
                while at < len(events) and isinstance(more := events[at], Landed) and more.source == event.source:
                    landed.append(more)
                    at += 1
                found.append(self.landed(landed))
                continue
            if isinstance(event, Skipped):
                self.skipping = event.origin
            sentence = self.cards(event) or self.market(event) or round_the_table(self, event)
            sentence = sentence or told_of_order(self, event)
            sentence = sentence or between_people(self, event) or self.people(event) or self.book(event)
            if sentence:
                rule = self.rule_behind(event)
                found.append(f"{sentence} ({self.title(rule)})" if rule else sentence)
        return [finished(sentence) for sentence in found]

    def rule_behind(self, event: Event) -> str:
        """The rule that brought something about, where it is not plain from the sentence."""
        if isinstance(event, Fined):
            return event.rule
        if isinstance(event, TurnBegan):
            return self.skipping
        return "" if isinstance(event, PLAIN) else event.origin

    def landed(self, several: list[Landed]) -> str:
        first = several[0]
        where = f" on pile {first.pile}" if len(self.table.piles) > 1 else ""
        shown = listed([each.card for each in several])
        if first.source not in ("", FOLLOWING):
            return f"{self.does(first.player, 'springs', 'spring')} the {first.source}: {shown}{where}"
        return f"{self.does(first.player, 'plays')} {shown}{where}"

    def cards(self, event: Event) -> str:
        """Cards and turns."""
        match event:
            case Drew(player=player, card=card, way=way):
                what = "a penalty card" if way == PENALTY else "a card"
                mine = f": {card}" if player == self.seat else ""
                return f"{self.does(player, 'takes' if way == PENALTY else 'draws')} {what}{mine}"
            case DrewNothing(player=player):
                return f"{self.does(player, 'finds', 'find')} no card left to draw"
            case Recycled():
                return "the stock has run out: the cards under the pile are shuffled into a new one"
            case Laid(player=player, card=card, area=area):
                return f"{self.does(player, 'sets')} {card if player == self.seat else 'a card'} face down as a {area}"
            case Gave(giver=giver, receiver=receiver, cards=cards):
                known = listed(cards) if self.seat in (giver, receiver) else counted(len(cards))
                to = "you" if receiver == self.seat else self.name(receiver)
                return f"{self.does(giver, 'gives')} {to} {known}"
            case Dealt():
                return f"{self.does(self.table.dealer, 'deals')} everybody {counted(len(event.hands[0]))}"
            case TurnedUp(card=card):
                return f"The first card is {card}"
            case Reversed() if self.is_open():
                return "The direction of play turns round"
            case TurnBegan(skipped=skipped) if skipped and self.is_open():
                several = len(skipped) > 1 or skipped[0] == self.seat
                return f"{joined(map(self.whom, skipped))} {'miss' if several else 'misses'} a turn"
            case PileOpened() if event.pile > 1:
                return "There is a new pile"
        return ""

    def market(self, event: Event) -> str:
        """What is bought, laid aside and looked at."""
        match event:
            case Bought(player=player, card=card):
                return f"{self.does(player, 'buys')} {card}"
            case Discarded(player=player, cards=cards):
                return f"{self.does(player, 'lays')} {listed(cards)} aside"
            case Retrieved(player=player, cards=cards):
                return f"{self.does(player, 'takes')} {listed(cards)} back"
            case Showed(player=player, cards=cards):
                return f"{self.does(player, 'shows')} {listed(cards)}"
            case Peeked(player=player, count=count):
                return f"{self.does(player, 'looks')} at {counted(count)} on top of the stock"
            case Arranged(player=player):
                return f"{self.does(player, 'puts')} the top of the stock in order"
            case Left(player=player):
                return f"{self.does(player, 'leaves', 'leave')} the table"
        return ""

    def people(self, event: Event) -> str:
        """Words, penalties and judgements. Breaches are noted unseen, and so is what a table leaves to be caught."""
        match event:
            case Said(player=player, words=words):
                return f'{self.does(player, "says")}: "{words}"'
            case Gestured(player=player, gesture=gesture) if gesture not in QUIET:
                return f"{self.does(player, 'makes')} a gesture: {gesture}"
            case Called(player=player, offender=offender, words=words):
                return f'{self.does(player, "calls")} {self.whom(offender)} out: "{words}"'
            case Looked(player=player, area=area, owner=owner) if player == self.seat:
                return f"You look at the {area}: {listed(self.table.area(area, owner))}"
            case Chose(player=player, way=way, picks=picks):
                return f"{self.does(player, 'decides')}: {choice_in_words(way, picks, self.table.names, self.seat)}"
            case Missed(duty=duty) if self.table.law.dial_of(duty.rule) == REFEREE:
                what = f'say "{duty.what}"' if duty.kind == SAY else doing(duty.kind)
                return f"{self.does(duty.bearer, 'forgets', 'forget')} to {what}"
            case Fined(player=player, cards=cards):
                return f"{self.does(player, 'owes')} {'a penalty card' if cards == 1 else f'{cards} penalty cards'}"
            case DebtPassedOn(bearer=bearer, to=to):
                return f"what {self.name(bearer)} owed is now owed by {self.name(to)}"
            case DebtForgiven(bearer=bearer):
                return f"what {self.name(bearer)} owed is forgiven"
            case Accused(player=player, offender=offender, rule=rule):
                return f'{self.does(player, "accuses")} {self.whom(offender)} of breaking "{self.title(rule)}"'
            case Voted(player=player, number=number, aye=aye):
                judging = any(m.number == number and m.kind == ACCUSATION for m in (*self.table.motions, *self.decided))
                aye_or_no = ("guilty", "innocent") if judging else ("yes", "no")
                return f"{self.does(player, 'votes')}: {aye_or_no[0] if aye else aye_or_no[1]}"
            case MotionDecided(motion=motion, carried=carried) if motion.kind == ACCUSATION:
                verb = "are" if motion.about == self.seat else "is"
                return f"{self.does(motion.about, verb, verb)} {'found guilty' if carried else 'acquitted'}"
            case MotionDecided(motion=motion, carried=carried):
                return f'{"Agreed" if carried else "Not agreed"}: "{motion.subject}"'
        return ""

    def whom(self, seat: int) -> str:
        return "you" if seat == self.seat else self.name(seat)

    def book(self, event: Event) -> str:
        """Rounds and rules."""
        match event:
            case RoundWon(winners=winners, outcome=outcome, scores=scores):
                wins = "win the round" if winners == (self.seat,) else "wins the round"
                wins = "share the win" if len(winners) > 1 else wins
                has = ["have" if seat == self.seat else "has" for seat in range(len(scores))]
                counted = [f"{self.whom(seat)} {has[seat]} {points}" for seat, points in enumerate(scores)]
                count = f" ({joined(counted)})" if counted else ""
                return TOLD.get(outcome, f"{joined(map(self.whom, winners))} {wins}{count}") + "!"
            case RoundBegan() if not is_dealt(self.table.law.ways):
                return "A new round begins"
            case RoundBegan(dealer=dealer):
                return f"A new round begins; {self.whom(dealer)} {'deal' if dealer == self.seat else 'deals'}"
            case RuleAdopted(article=article):
                return f'{article.by} adds the rule "{article.title}": {article.sentences()}'
            case RuleRepealed(rule=rule):
                return f'the rule "{self.title(rule)}" is repealed'
            case RulesSwitched(off=off, on=on):
                return "; ".join(
                    [f"{self.title(rule)} is off" for rule in off] + [f"{self.title(rule)} is on" for rule in on]
                )
            case OptionSet(option=option, value=value):
                return f"{option} is now {value}"
            case Voided():
                return "the latest act is taken back"
        return ""


def finished(sentence: str) -> str:
    """With a capital and a full stop."""
    text = sentence[0].upper() + sentence[1:]
    return text if text[-1] in ".!?" else f"{text}."
