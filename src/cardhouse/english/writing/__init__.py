"""From a meaning to its one sentence. Reading that sentence gives the same meaning again."""

from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Clause, Occasion, Sentence, TableChange
from cardhouse.english.writing.cards import Form, cards_said, kind_said, rank_said
from cardhouse.english.writing.events import condition_said, event_said, whens_said
from cardhouse.english.writing.phrases import act_said, counted, effect_said, who_said, whom_said

__all__ = ["clause_said", "clauses_said", "rule_said", "sentence_said", "trigger_said"]


def rule_said(rule: m.RuleMeaning) -> str:
    """All its sentences, in its one form."""
    said = [sentence_said(sentence) for sentence in rule.sentences]
    if rule.penalty is not None:
        price = f" and the penalty is {counted(rule.penalty.cards, 'card')}" if rule.penalty.cards is not None else ""
        said.append(f'The penalty call is "{rule.penalty.words}"{price}.')
    return " ".join(said)


def sentence_said(sentence: Sentence) -> str:
    words = _said(sentence)
    return f"{words[0].upper()}{words[1:]}."


def _said(sentence: Sentence) -> str:
    match sentence:
        case m.Trigger(event, clauses, condition, instead):
            after = " instead" if instead else ""
            return f"{trigger_said(event, condition)} {clauses_said(clauses)}{after}"
        case m.Always(bound):
            return standing_said(bound)
        case m.AreWild(cards):
            return f"{subject(cards)} {'are' if many(cards) else 'is'} wild"
        case m.CountAs(cards, kind):
            return f"{subject(cards)} {'count' if many(cards) else 'counts'} as {kind_said(kind)}"
        case m.ValueOf(cards, value):
            return f"the value of {cards_said(cards)} is {value}"
        case m.Match(cards, others):
            return f"{cards_said(cards)} matches {cards_said(others)}"
        case m.RoleOf(place, act, title):
            return f'the {place} player to {act_said(act)} is called "{title}"'
        case m.Switch(rule, applies, whens):
            name = f'"{rule}"' if isinstance(rule, str) else rule
            return f"rule {name} {'applies again' if applies else 'no longer applies'}{whens_said(whens)}"
    return setting_said(sentence)


def setting_said(sentence: Sentence) -> str:
    match sentence:
        case m.Set(m.Parameter.STARTS_WITH, int(number)):
            return f"each player starts with {counted(number, 'card')}"
        case m.Set(m.Parameter.JOKERS, int(number)):
            return f"the deck has {counted(number, 'Joker')}"
        case m.Set(m.Parameter.DECKS, int(number)):
            return f"the game uses {counted(number, 'deck')}"
        case m.Set(m.Parameter.TIME_LIMIT, int(number)):
            return f"the time limit is {counted(number, 'second')}"
        case m.Set(m.Parameter.TIME_LIMIT, None):
            return "there is no time limit"
        case m.PenaltyIs(call, number):
            return f'the penalty for "{call}" is {counted(number, "card")}'
        case m.OrderStarts(clockwise):
            return f"turn order starts {'' if clockwise else 'counter-'}clockwise"
        case m.HandsFaceUp():
            return "hands are face up"
    raise TypeError(sentence)


def many(cards: m.Kinds) -> bool:
    """Whether they are spoken of as several: all but a single certain card."""
    match cards.kinds:
        case (only,):
            return not (only.rank and only.suit)
    return True


def subject(cards: m.Kinds) -> str:
    return " or ".join(
        kind_said(kind, Form.WITH_ARTICLE if kind.rank and kind.suit else Form.PLURAL) for kind in cards.kinds
    )


def trigger_said(event: Occasion, condition: m.IfClause | None = None) -> str:
    """Up to its comma."""
    return f"When {event_said(event)}{condition_said(condition)},"


def clauses_said(clauses: tuple[Clause, ...]) -> str:
    return " and ".join(map(clause_said, clauses))


def clause_said(clause: Clause) -> str:
    match clause:
        case m.Bound(who, modal, acts, whens, condition):
            said = f"{who_said(who)} {modal} {acts_said(acts)}"
        case m.Effects(who, effects, whens, condition):
            said = f"{who_said(who)} {' and '.join(effect_said(act, who) for act in effects)}"
        case m.TableEffect(what, whens, condition):
            said = world_said(what)
        case _:
            raise TypeError(clause)
    return f"{said}{whens_said(whens)}{condition_said(condition)}"


def acts_said(acts: tuple[tuple[m.Action, ...], ...]) -> str:
    return " or ".join(" and ".join(map(act_said, group)) for group in acts)


def standing_said(bound: m.Bound) -> str:
    """Where a card goes on another, the cards are spoken of, else the player."""
    match bound:
        case m.Bound(m.A_PLAYER, m.Modal.MAY | m.Modal.MAY_NOT, ((m.ToPlay(cards, on=m.Kinds() as on) as play,),)):
            if play == m.ToPlay(cards, on=on):
                modal = f"{cards_said(cards)} {bound.modal} be played on {cards_said(on)}"
                return f"{modal}{whens_said(bound.whens)}{condition_said(bound.condition)}"
    return clause_said(bound)


def world_said(world: TableChange) -> str:
    match world:
        case m.Happens(what):
            return str(what)
        case m.PlayPassesTo(who):
            return f"play passes to {whom_said(who)}"
        case m.DrawPassesTo(who):
            return f"the draw passes to {whom_said(who)}"
        case m.NextCard(cards, must):
            return f"the next card {'must' if must else 'may not'} be {cards_said(cards)}"
        case m.SuitBecomes(suit):
            return f"the called suit becomes {suit}s"
        case m.RankBecomes(rank):
            return f"the called rank becomes {rank_said(rank)}"
        case m.CardCountsAs(kind):
            return f"the card counts as {kind_said(kind) if kind else 'the previous card'}"
    raise TypeError(world)
