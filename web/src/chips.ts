/** A rule put together from chips: when somebody plays something, then something happens. It comes to a sentence, which the table reads. */

export interface Choice {
  /** What stands on the chip. */
  label: string;
  /** What stands in the sentence. */
  words: string;
}

const RANKS = ["Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King"];
const a = (rank: string): string => (["Ace", "8"].includes(rank) ? "an" : "a");

export const CARDS: Choice[] = [
  ...RANKS.map((rank) => ({ label: `${a(rank)} ${rank}`, words: `${a(rank)} ${rank}` })),
  { label: "a red card", words: "a red card" }, { label: "a black card", words: "a black card" },
  ...["Heart", "Spade", "Club", "Diamond"].map((suit) => ({ label: `a ${suit}`, words: `a ${suit}` })),
];

/** What happens then; … stands for words of one's own. */
export const EFFECTS: Choice[] = [
  { label: "they say …", words: 'they must say "…"' },
  { label: "they do …", words: 'they must do "…"' },
  { label: "the next player is skipped", words: "the next player is skipped" },
  { label: "the next player draws 1", words: "the next player draws a card" },
  { label: "the next player draws 2", words: "the next player draws 2 cards" },
  { label: "play turns round", words: "turn order is reversed" },
  { label: "they play again", words: "they take another turn" },
  { label: "they draw 1", words: "they draw a card" },
];

export const wantsWords = (effect: string): boolean => effect.includes("…");

/** What the chips say: which card, what then, the words that go with it, and what it costs to forget; 0 is what the table takes anyhow. */
export interface Chips {
  card: string;
  effect: string;
  words: string;
  cost: number;
}

export const COSTS: { label: string; cost: number }[] = [
  { label: "what the table takes", cost: 0 }, { label: "they draw 1", cost: 1 }, { label: "they draw 2", cost: 2 }, { label: "they draw 3", cost: 3 }, { label: "they draw 5", cost: 5 },
];

const clean = (words: string): string => words.trim().replaceAll('"', "'").replaceAll(/[“”]/g, "'");

/** The sentence that the chips come to; nothing as long as one is missing. */
export function sentence({ card, effect, words, cost }: Chips): string {
  if (!card || !effect || (wantsWords(effect) && !words.trim())) return "";
  const said = `When a player plays ${card}, ${effect.replace("…", clean(words))}.`;
  return cost && wantsWords(effect) ? `${said} The penalty call is "No ${clean(words)}" and the penalty is ${cost} ${cost === 1 ? "card" : "cards"}.` : said;
}

const PRICE = /\s*The penalty call is "[^"]*" and the penalty is (\d+) cards?\.\s*$/;

/** What the chips have to show for a sentence, as far as they can say it. */
export function chipsOf(text: string): Chips {
  const cost = Number(text.match(PRICE)?.[1] ?? 0);
  const [, card = "", rest = ""] = text.replace(PRICE, "").match(/^When a player plays ([^,]+), (.*?)\.?$/s) ?? [];
  const known = CARDS.find((each) => each.words.toLowerCase() === card.toLowerCase())?.words ?? "";
  const plain = EFFECTS.find((each) => each.words === rest);
  if (plain) return { card: known, effect: plain.words, words: "", cost };
  const own = EFFECTS.find((each) => wantsWords(each.words) && rest.startsWith(each.words.split("…")[0] ?? "") && rest.endsWith('"'));
  return own ? { card: known, effect: own.words, words: rest.slice((own.words.split("…")[0] ?? "").length, -1), cost } : { card: known, effect: "", words: "", cost };
}

/** What is to be done with the book: a new rule, other words for one, or one struck out. */
export type Doing = "new" | "change" | "strike";
const GONE = /^Rule "([^"]*)" no longer applies\.\s*/;
/** A text that strikes a rule out, and may put another in its place. */
export const instead = (title: string, text: string): string => `Rule "${title}" no longer applies.${text ? ` ${text}` : ""}`;
/** The rule that a text strikes out, and what comes in its place. */
export function replacing(text: string): { title: string; text: string } {
  const [whole = "", title = ""] = text.match(GONE) ?? [];
  return { title, text: text.slice(whole.length) };
}

/** A title for whoever gives none: words to be said, what stands before a colon, or the first words of the rule, as far as they stand alone. */
export function titleFrom(text: string): string {
  const [, head = ""] = /^\s*((?:[\p{L}']+ ?){1,4}):/u.exec(text) ?? [];
  const [, said = ""] = /["“]([^"”]{2,30})["”]/.exec(text) ?? [];
  const words = head.trim() || said || text.replace(/^when (a player|somebody|someone) /i, "").replace(/["“”.,:–-]/g, " ").split(/\s+/).filter(Boolean).slice(0, 4).join(" ").replace(/(?:\s+(?:has|have|to|must|the|an?|they|you|and|or|then|is|are))+$/i, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const WORDS: Record<string, string> = { ace: "A", jack: "J", queen: "Q", king: "K" };
const SUITS = ["S", "H", "D", "C"];
const NAMES: Record<string, string> = { spade: "S", heart: "H", diamond: "D", club: "C" };
/** Up to two cards with which a rule can be drawn, as far as its sentence names any. */
export function cardsNamed(sentence: string): string[] {
  const found: string[] = [];
  for (const [, word = "", figure = "", joker = "", suit = ""] of sentence.matchAll(/\b(?:(ace|jack|queen|king)s?|(?:an?|plays|playing|or|and|,) (10|[2-9])s?(?! ?(?:cards?|players?|seconds?|other|more|or more))|(joker)s?|(spade|heart|diamond|club)s?)\b/gi)) {
    const rank = WORDS[word.toLowerCase()] ?? figure;
    const card = joker ? "JK" : rank ? `${rank}${SUITS[found.length % 4] ?? "S"}` : suit ? `${found.length ? "6" : "9"}${NAMES[suit.toLowerCase()] ?? "S"}` : "";
    if (card && !found.includes(card)) found.push(card);
    if (found.length === 2) break;
  }
  if (!found.length && /suit or (its|the) rank|same suit|same rank|matches/i.test(sentence)) return ["8D", "8S"];
  return found;
}
