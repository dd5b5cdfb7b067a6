/** What happened, line by line: cards in the text, and lines that belong to one play. */
import type { LogLine } from "./wire";

export interface Piece {
  text: string;
  /** The card that the text names, as the wire would: "10H", "JK"; "" if it is plain text. */
  card: string;
}

const CARD = /(?<![\p{L}\p{N}])(10|[2-9AJQK])([♠♥♦♣])|(?<![\p{L}\p{N}])(Joker)(?![\p{L}\p{N}])/gu;
const SUITS: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** A text cut into words and cards. */
export function pieces(words: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of words.matchAll(CARD)) {
    if (match.index > at) found.push({ text: words.slice(at, match.index), card: "" });
    found.push({ text: match[0], card: match[3] ? "JK" : `${match[1]}${SUITS[match[2] ?? ""]}` });
    at = match.index + match[0].length;
  }
  if (at < words.length) found.push({ text: words.slice(at), card: "" });
  return found;
}

/** The cards that a text names. */
export const cardsIn = (words: string): string[] => pieces(words).flatMap((piece) => piece.card || []);

export interface Group {
  number: number;
  head: LogLine;
  rest: LogLine[];
}

const ALONE = new Set(["say", "round", "won", "rule"]);

/** Lines that came about by one act stand together; what somebody says stands with what they did just before. */
export function groups(log: readonly LogLine[]): Group[] {
  const found: Group[] = [];
  for (const line of log) {
    const last = found.at(-1);
    if (last && last.number === line.number && !(ALONE.has(line.kind) && line.kind !== "say")) last.rest.push(line);
    else found.push({ number: line.number, head: line, rest: [] });
  }
  return found;
}

/** What people decide about an act is no act of its own. */
const AFTERWARDS = new Set(["vote", "guilty", "acquitted", "back"]);

/** The line of the latest thing that somebody did; nobody in particular if no seat is given. */
export const latestAct = (log: readonly LogLine[], by = -1): LogLine | undefined =>
  log.findLast((line) => line.by >= 0 && (by < 0 || line.by === by) && line.kind !== "say" && !AFTERWARDS.has(line.kind));

/** Whether the latest act is this seat's, and nobody has been asked about it: then it may be taken back, if the others like. */
export function isLatest(log: readonly LogLine[], seat: number): boolean {
  const last = log.findLast((line) => line.by >= 0 || AFTERWARDS.has(line.kind));
  return !!last && last.by === seat && !AFTERWARDS.has(last.kind);
}

/** Whether a line tells that somebody put cards on a pile. */
export const isPlay = (line: LogLine): boolean => line.kind === "play" && line.by >= 0 && cardsIn(line.words).length > 0;

export interface Seen {
  number: number;
  by: number;
  /** What lay there before, if that is known. */
  under: string;
  cards: string[];
  /** What they said with it. */
  said: string;
}

/** The latest plays, the newest first, with what was said along. */
export function plays(log: readonly LogLine[], most = 12): Seen[] {
  const found: Seen[] = [];
  let under = "";
  for (const line of log) {
    if (isPlay(line)) {
      const cards = cardsIn(line.words);
      const last = found.at(-1);
      if (last && last.by === line.by && last.number === line.number) last.cards.push(...cards);
      else found.push({ number: line.number, by: line.by, under, cards, said: "" });
      under = cards.at(-1) ?? under;
    } else if (line.kind === "deal" && cardsIn(line.words).length === 1) under = cardsIn(line.words)[0] ?? "";
    else if (line.kind === "say" && line.by >= 0) {
      const mine = found.findLast((each) => each.by === line.by);
      const words = spokenIn(line.words);
      if (mine && found.length - found.indexOf(mine) <= 2 && words) mine.said = mine.said ? `${mine.said} ${words}` : words;
    }
  }
  return found.slice(-most).reverse();
}

/** In English and in German. */
const RANK_WORDS: Record<string, string> = { A: "ace|asse?n?", J: "jack|buben?", Q: "queen|damen?", K: "king|könige?n?" };
const SUIT_NAMES: Record<string, string> = { S: "spade|pik", H: "heart|herz", D: "diamond|karo", C: "club|kreuz" };

/** Whether a sentence speaks of a card: by its rank, its suit or its colour. It says nothing about right and wrong. */
export function speaksOf(sentence: string, card: string): boolean {
  if (card === "JK") return /\bjokers?\b/i.test(sentence);
  const rank = RANK_WORDS[card.slice(0, -1)] ?? card.slice(0, -1), suit = card.slice(-1);
  const colour = "HD".includes(suit) ? "red|rote[rn]?" : "black|schwarze[rn]?";
  const counted = "cards?|players?|seconds?|turns?|others?|karten?|spieler|sekunden?|züge?n?|andere";
  const number = /^\d+$/.test(rank) ? `${rank}(?:en)?(?! (?:${counted})(?!\\p{L}))` : `${rank}`;
  return new RegExp(`(?<![\\p{L}\\d])(?:${number}|${SUIT_NAMES[suit]}|${colour})s?(?![\\p{L}\\d])`, "iu").test(sentence);
}

const SOME = ["AS", "2H", "3D", "4C", "5S", "6H", "7D", "8C", "9S", "10H", "JD", "QC", "KS", "JK"];
/** Whether a sentence speaks of some cards and not of others. */
export const speaksOfSome = (sentence: string): boolean => SOME.some((card) => speaksOf(sentence, card));

/** The words between quotation marks. */
export const spokenIn = (words: string): string => words.match(/“(.*)”|„(.*)“/s)?.slice(1).find(Boolean) ?? "";
