"""Moo: secret rules, penalty calls, words that are owed, and Points of Order."""

from typing import Final

from cardhouse.cards import ACES, EIGHTS
from cardhouse.core.rule import REFEREE
from cardhouse.rules.beginning import PacksForPlayers, SomebodyKnows, StartsInOneGo
from cardhouse.rules.circle import OnlyPlayersHaveTurns, OutsidersAreFree
from cardhouse.rules.matching import FollowSuitOrRank
from cardhouse.rules.meanings import article
from cardhouse.rules.turn_order import OneActATurn, Reverses, RoundTheTable, Skips

MOO: Final = (
    article("100-decks", "Decks", PacksForPlayers()),
    article("101-knower", "Somebody who knows", SomebodyKnows(), dial=REFEREE),
    article("200-start", "The start", StartsInOneGo(), dial=REFEREE),
    article("300-turns", "Turns", RoundTheTable(), OnlyPlayersHaveTurns()),
    article("301-turn-action", "A turn", OneActATurn()),
    article("302-match", "Matching", FollowSuitOrRank()),
    article("304-outsiders", "Outsiders", OutsidersAreFree()),
    article("400-ace-skip", "Ace", Skips(on=ACES)),
    article("402-eight-reverse", "Eight", Reverses(on=EIGHTS)),
)
