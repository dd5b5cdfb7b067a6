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

/** The sentence that the chips come to; nothing as long as one is missing. */
export function sentence(card: string, effect: string, words: string): string {
  if (!card || !effect || (wantsWords(effect) && !words.trim())) return "";
  return `When a player plays ${card}, ${effect.replace("…", words.trim().replaceAll('"', "'"))}.`;
}

/** What the chips have to show for a sentence, as far as they can say it. */
export function chipsOf(text: string): { card: string; effect: string; words: string } {
  const [, card = "", rest = ""] = text.match(/^When a player plays ([^,]+), (.*?)\.?$/s) ?? [];
  const known = CARDS.find((each) => each.words.toLowerCase() === card.toLowerCase())?.words ?? "";
  const plain = EFFECTS.find((each) => each.words === rest);
  if (plain) return { card: known, effect: plain.words, words: "" };
  const own = EFFECTS.find((each) => wantsWords(each.words) && rest.startsWith(each.words.split("…")[0] ?? "") && rest.endsWith('"'));
  return own ? { card: known, effect: own.words, words: rest.slice((own.words.split("…")[0] ?? "").length, -1) } : { card: known, effect: "", words: "" };
}

/** A title for whoever gives none: the first words of the rule. */
export function titleFrom(text: string): string {
  const words = text.replace(/^when (a player|somebody|someone) /i, "").replace(/["“”.,:–-]/g, " ").split(/\s+/).filter(Boolean).slice(0, 4).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const NAMED = /(Ace|[2-9]|10|Jack|Queen|King) of (Hearts|Spades|Clubs|Diamonds)/;
/** The first card that an example names, as the wire would. */
export function cardNamed(words: string): string {
  const [, rank = "", suit = ""] = words.match(NAMED) ?? [];
  return rank ? `${rank.length > 2 ? rank.charAt(0) : rank}${suit.charAt(0)}` : "";
}
