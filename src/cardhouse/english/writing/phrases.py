"""Numbers, people, what they do and what they say, in words; they speak of one another."""

from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action, Amount, Speech, Who
from cardhouse.english.writing.cards import Form, cards_said, kind_said, with_article


def counted(number: int, word: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def number_said(number: m.Number, one: str, many: str) -> str:
    """`a card`, `2 cards`, `up to 1 card`."""
    if number.up_to:
        return f"up to {number.number} {one if number.number == 1 else many}"
    return with_article(one) if number.number == 1 else f"{number.number} {many}"


def some_cards(what: m.SomeCards | m.SomeOf | m.WholeHand) -> str:
    match what:
        case m.WholeHand():
            return "their hand"
        case m.SomeOf(m.Quantity() as quantity, counter):
            return f"as many {counter_said(counter, 2)} as {quantity_said(quantity)}"
        case m.SomeOf(m.Number() as number, counter):
            return number_said(number, counter_said(counter, 1), counter_said(counter, 2))
        case m.SomeCards(m.Quantity() as quantity, _):
            return f"as many cards as {quantity_said(quantity)}"
        case m.SomeCards(m.Number() as number, sort):
            before = f"{sort} " if sort else ""
            return number_said(number, f"{before}card", f"{before}cards")
    raise TypeError(what)


def counter_said(counter: m.Counter, number: int) -> str:
    if counter.quoted:
        return f'"{counter.name}"'
    name = "Moo Token" if counter == m.MOO_TOKEN else counter.name
    return name if number == 1 else f"{name}s"


def how_many(asked: m.HowMany, unit: m.Counter) -> str:
    if asked.compared in (m.Compared.EVEN, m.Compared.ODD):
        return f"{asked.compared} {counter_said(unit, asked.number)}"
    return f"{asked.compared} {asked.number} {counter_said(unit, asked.number)}".strip()


def sum_said(asked: m.Sum) -> str:
    if asked.is_ in (m.SumIs.PRIME, m.SumIs.EVEN, m.SumIs.ODD):
        return str(asked.is_)
    return f"{asked.is_} {asked.number}".strip()


def quantity_said(quantity: m.Quantity) -> str:
    said = amount_said(quantity.amount)
    return f"{said} {quantity.operation} {quantity.by}" if quantity.operation else said


def amount_said(amount: Amount) -> str:
    match amount:
        case m.ValueOfCard():
            return "the value of the card"
        case m.CardsInHand(who):
            return f"the number of cards in {possessive(who)} hand"
        case m.ValueOfHand(who):
            return f"the value of the cards in {possessive(who)} hand"
        case m.RunLength(cards, span):
            return f"the number of {cards_said(cards, Form.PLURAL)} {span}"
        case m.NumberOfPlayers(half):
            return f"{'half ' if half else ''}the number of players"
        case m.OwnCount(counter):
            return f"the number of their {counter_said(counter, 2)}"
        case m.TheRoll():
            return "the roll"
    raise TypeError(amount)


def possessive(who: Who) -> str:
    return "their" if who == m.THEY else f"{who_said(who)}'s"


def speech_said(speech: Speech) -> str:
    match speech:
        case m.OneOfPhrases(phrases):
            return " or ".join(f'"{phrase}"' for phrase in phrases)
        case m.PartByPart(parts):
            return " then ".join(map(part_said, parts))
        case m.Anything():
            return "anything"
        case m.NameOfCard():
            return "the name of the card"
        case m.AttributeOfCard(attribute):
            return f"the {attribute} of the card"
        case m.NextOf(phrases):
            return "the next of " + ", ".join(f'"{phrase}"' for phrase in phrases)
        case m.NextNumber(course):
            return f"the next number {course}"
    raise TypeError(speech)


def part_said(part: m.Repeated | m.OnceForEach | m.Quantity) -> str:
    match part:
        case m.Repeated(phrase, times):
            return f'"{phrase}"' if times == 1 else f'"{phrase}" {times} times'
        case m.OnceForEach(phrase, cards, further, span):
            return f'"{phrase}" once for each {"further " if further else ""}{cards_said(cards, Form.BARE)} {span}'
        case m.Quantity():
            return quantity_said(part)
    raise TypeError(part)


_MANY: Final = (m.THEY, m.Plain(m.Person.OTHERS))


def plural(who: Who) -> bool:
    return who in _MANY or isinstance(who, (m.NextFew, m.AsMany))


def who_said(who: Who) -> str:
    match who:
        case m.Plain(person):
            return str(person)
        case m.Titled(title):
            return f'the "{title}"'
        case m.EachWith(asked, unit):
            return f"each player with {how_many(asked, unit)}"
        case m.EachWhoPlayed(cards):
            return f"each player who has played {cards_said(cards)}"
        case m.NextFew(number):
            return f"the next {number} players"
        case m.AsMany(quantity):
            return f"as many players as {quantity_said(quantity)}"
        case m.Neighbour(side, seats):
            return f"the player {'' if seats == 1 else f'{seats} seats '}to their {side}"
        case m.WithThe(extreme, unit):
            return f"the player with the {extreme} {counter_said(unit, 2)}"
        case m.Doer(place, act):
            return f"the {place} player to {act_said(act)}"
    raise TypeError(who)


def whom_said(who: Who) -> str:
    """As the one to whom something is done."""
    return "them" if who == m.THEY else who_said(who)


def act_said(act: Action) -> str:
    """As after `must`."""
    verb, rest = act_parts(act)
    return f"{verb} {rest}".strip()


def effect_said(act: Action, who: Who) -> str:
    """As what happens to somebody: `draws a card`, or `draw a card` of several."""
    if isinstance(act, m.ToBeSkipped):
        return "are skipped" if plural(who) else "is skipped"
    verb, rest = act_parts(act)
    if not plural(who):
        verb = f"{verb}es" if verb.endswith("ss") else f"{verb}s"
    return f"{verb} {rest}".strip()


def act_parts(act: Action) -> tuple[str, str]:
    """The verb, and what follows it."""
    match act:
        case m.ToSay(speech):
            return "say", speech_said(speech)
        case m.ToPlay():
            return "play", played(act)
        case m.ToDraw(m.Until(goal)):
            return "draw", f"until they have {goal_said(goal)}"
        case m.ToDraw(m.SomeCards() as what):
            return "draw", some_cards(what)
        case m.ToGesture(None, words):
            return "do", f'"{words}"'
        case m.ToGesture(m.Movement() as movement):
            return _split(movement)
        case m.ToDo(what):
            return _split(what)
        case m.ToPay(what):
            return "pay", some_cards(what)
        case m.ToGain(what):
            return "gain", some_cards(what)
        case m.ToLose(what):
            return "lose", some_cards(what)
    return card_act_parts(act)


def card_act_parts(act: Action) -> tuple[str, str]:
    """Acts with cards and hands."""
    match act:
        case m.ToGive(what, who):
            return "give", f"{some_cards(what)} to {whom_said(who)}"
        case m.ToPass(what, who):
            return "pass", f"{some_cards(what)} to {whom_said(who)}"
        case m.ToShow(what, who):
            return "show", f"{some_cards(what)} to {whom_said(who)}"
        case m.ToTakeFromPile(None):
            return "take", "the play pile"
        case m.ToTakeFromPile(m.SomeCards() as what):
            return "take", f"{taken(what)} from the play pile"
        case m.ToTakeFrom(what, who):
            return "take", f"{taken(what)} from {whom_said(who)}"
        case m.ToSwapHands(who):
            return "swap", f"hands with {whom_said(who)}"
        case m.ToSwapCard(m.Top() as top):
            return "swap", f"a card with {top}"
        case m.ToSwapCard(Who() as who):
            return "swap", f"a card with {whom_said(who)}"
        case m.ToDiscard(what):
            return "discard", some_cards(what)
        case m.ToLookAtTop(number):
            return "look", f"at the top {'card' if number == 1 else f'{number} cards'} of the draw pile"
        case m.ToLookAtHand(who):
            return "look", f"at the hand of {whom_said(who)}"
        case m.ToName(what):
            return "name", f"a {what}"
    return _PLAIN[type(act)]


def taken(what: m.SomeCards) -> str:
    """`takes a penalty` means something else, so a single penalty card is counted."""
    if what == m.SomeCards(m.Number(1), m.CardSort.PENALTY):
        return "1 penalty card"
    return some_cards(what)


_PLAIN: Final[dict[type[Action], tuple[str, str]]] = {
    m.ToSpeak: ("speak", ""),
    m.ToSkipTurn: ("skip", "their turn"),
    m.ToTakeAnotherTurn: ("take", "another turn"),
    m.ToRollDie: ("roll", "a die"),
}


def _split(words: str) -> tuple[str, str]:
    verb, _, rest = words.partition(" ")
    return verb, rest


def goal_said(goal: m.Goal | int | m.Kind) -> str:
    if isinstance(goal, m.Goal):
        return str(goal)
    return kind_said(goal) if isinstance(goal, m.Kind) else counted(goal, "card")


def played(play: m.ToPlay) -> str:
    match play.several:
        case m.Several.ONE:
            said = cards_said(play.cards)
        case m.Several.ANY_NUMBER:
            said = f"any number of {cards_said(play.cards, Form.PLURAL)}"
        case _:
            form = Form.BARE if play.number == 1 else Form.PLURAL
            up_to = "up to " if play.several is m.Several.UP_TO else ""
            said = f"{up_to}{play.number} {cards_said(play.cards, form)}"
    together = f" and {kind_said(play.together)} together" if play.together else ""
    on = f" on {cards_said(play.on)}" if play.on else ""
    return said + together + on + (" as their last card" if play.as_last else "")
