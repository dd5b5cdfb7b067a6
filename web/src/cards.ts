/** Cards as the wire names them: "10H", "JK", "QD=J" (counts as a Jack), "##" (a back). */

import { t } from "./i18n";

export type Suit = "S" | "H" | "D" | "C";

export interface Face {
  back: boolean;
  joker: boolean;
  rank: string;
  suit: Suit | "";
  /** The rank it counts as, if that is another one. */
  called: string;
}

export const SIGNS: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const SUIT_WORDS: Record<Suit, string> = { S: "Spades", H: "Hearts", D: "Diamonds", C: "Clubs" };
const RANK_WORDS: Record<string, string> = { A: "Ace", J: "Jack", Q: "Queen", K: "King" };
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const ORDER = "SHCD";

export function face(name: string): Face {
  const [printed = "", called = ""] = name.replace(/^~/, "").split("=");
  const none: Face = { back: false, joker: false, rank: "", suit: "", called: "" };
  if (printed === "##" || printed === "") return { ...none, back: true };
  if (printed === "JK") return { ...none, joker: true };
  return { ...none, rank: printed.slice(0, -1), suit: printed.slice(-1) as Suit, called };
}

/** For people who hear it: "10 of Hearts". */
export function spoken(name: string): string {
  const { back, joker, rank, suit, called } = face(name);
  if (back) return t("a card face down");
  if (joker || suit === "") return t("Joker");
  const as = called ? t(", called {rank}", { rank: t(RANK_WORDS[called] ?? called) }) : "";
  return `${t("{rank} of {suit}", { rank: t(RANK_WORDS[rank] ?? rank), suit: t(SUIT_WORDS[suit]) })}${as}`;
}

/** For people who read it: "10♥". */
export function short(name: string): string {
  const { back, joker, rank, suit } = face(name);
  if (back) return t("a card");
  return joker || suit === "" ? t("Joker") : rank + SIGNS[suit];
}

/** What a pile takes, to be read ("♥ J 8♦") and to be heard ("Hearts or Jack"): letters of suits and ranks, names of cards. */
export function takenSigns(cards: readonly string[]): { text: string; red: boolean }[] {
  return cards.map((each) => {
    if (each === "any") return { text: t("anything"), red: false };
    if (each in SIGNS) return { text: SIGNS[each as Suit], red: each === "H" || each === "D" };
    return RANKS.includes(each) ? { text: each, red: false } : { text: each === "JK" ? t("Joker") : short(each), red: /[HD]$/.test(each) };
  });
}
export function takenWords(cards: readonly string[]): string {
  if (!cards.length) return t("nothing now");
  return cards.map((each) => (each === "any" ? t("anything") : each in SIGNS ? t(SUIT_WORDS[each as Suit]) : RANKS.includes(each) ? t(RANK_WORDS[each] ?? each) : spoken(each))).join(` ${t("or")} `);
}

/** The suit that was called since the latest card was played, as everybody heard it. */
export function suitCalled(log: readonly { kind: string; words: string }[]): Suit | "" {
  const played = log.findLastIndex((line) => line.kind === "play");
  const said = log.slice(played + 1).filter((line) => line.kind === "say").map((line) => line.words.match(/[“„]\W*(Spades|Hearts|Diamonds|Clubs)\W*[”“]$/i)?.[1]?.toLowerCase());
  const suit = said.find(Boolean);
  return played < 0 || !suit ? "" : ((Object.keys(SUIT_WORDS) as Suit[]).find((each) => SUIT_WORDS[each].toLowerCase() === suit) ?? "");
}

/** Where a card stands in a sorted hand: by suit, colours alternating, then by rank. */
export function weight(name: string): number {
  const { joker, rank, suit } = face(name);
  return joker ? 1000 : ORDER.indexOf(suit) * 20 + RANKS.indexOf(rank);
}

/** Where a card stands in a hand sorted by rank. */
export function byRank(name: string): number {
  const { joker, rank, suit } = face(name);
  return joker ? 1000 : RANKS.indexOf(rank) * 20 + ORDER.indexOf(suit);
}

/** Cards with keys of their own: two equal ones are told apart by which comes first. */
export function keyed(names: readonly string[]): { key: string; name: string }[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name}#${count}`, name };
  });
}
