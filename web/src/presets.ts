/** Three ways to set a table, whatever its game: gentle, as at home, or everything. */
import { OTHERS, SUBJECTS, type GameInfo, type LobbyWish, type OptionInfo } from "./wire";

export interface Preset {
  id: string;
  title: string;
  words: string;
  wish: LobbyWish;
}

/** So many of the rules that players added are in play as at home. */
const SOME = 6;

export function presets(game: GameInfo): Preset[] {
  const ids = game.added.map((rule) => rule.id);
  return [
    { id: "gentle", title: "Gentle", words: ids.length ? "The plain game. You are told when a card does not fit." : "You are told when something is not allowed.", wish: { dial: "referee", options: {}, without: ids } },
    { id: "house", title: "House", words: ids.length ? "Some rules more. Slips stand until somebody catches them." : "Slips stand until somebody catches them.", wish: { dial: "table", options: {}, without: ids.slice(SOME) } },
    { id: "everything", title: "Everything", words: ids.length ? "All rules there are. For the brave." : "As the game is, by its own customs.", wish: { dial: ids.length ? "table" : "", options: {}, without: [] } },
  ];
}

/** What people like to set, the likeliest first, whatever the game; everything else is for experts. */
const LIKED = [
  /^Cards (?:for|dealt to) everybody/, /^Jokers/, /^Packs of cards/, /^Time for a turn/, /^Time is kept/, /^Whose turn/, /shown what they owe/, /^How things stand/, /may draw$/, /^The first token/, /^An error costs/,
  /somebody guilty/, /^The winner may still/, /^What was done wrong/, /^Everybody has one veto/, /^Cards wait for a veto/, /^Whoever leaves/, /^Being slow/, /^Butting in/, /^Between two players/, /^A round that is over/,
  /^The game (?:ends|is over)/, /^Purchases/, /^Until then hands/, /^Draws after/, /^Between equal hands/, /^The next to deal/,
];
const MOST_PLAIN = 10;

/** The options of a game that anybody understands, and the others. Where two have the same name, the later one counts. */
export function plainAndExpert(options: readonly OptionInfo[]): { plain: OptionInfo[]; expert: OptionInfo[] } {
  const liked = LIKED.flatMap((words) => options.findLast((each) => words.test(each.label)) ?? []);
  const plain = [...new Set(liked)].slice(0, MOST_PLAIN);
  return { plain, expert: options.filter((each) => !plain.includes(each)) };
}

export interface Heading {
  title: string;
  options: OptionInfo[];
}

/** Options under what they are about, as the server orders them; with some words only those in which all of them occur. */
export function grouped(options: readonly OptionInfo[], query = ""): Heading[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Heading[] = SUBJECTS.map((title) => ({ title, options: [] }));
  for (const option of options) {
    const text = [option.label, option.rule, option.says, option.help, ...option.words].join(" ").toLowerCase();
    if (words.every((word) => text.includes(word))) (found.find((each) => each.title === option.about) ?? found.find((each) => each.title === OTHERS))?.options.push(option);
  }
  return found.filter((each) => each.options.length);
}

/** All of these words, for whoever translates them. */
export const PRESET_WORDS: string[] = [[], [{ id: "", title: "", words: "", by: "", since: "" }]].flatMap((added) => presets({ added } as unknown as GameInfo)).flatMap((each) => [each.title, each.words]);

/** Which of them a table is set to, if it is one. */
export function presetOf(game: GameInfo, dial: string, options: Record<string, string>, without: readonly string[]): string {
  const same = (each: Preset) => each.wish.dial === dial && !Object.keys(options).length && [...(each.wish.without ?? [])].sort().join() === [...without].sort().join();
  return presets(game).find(same)?.id ?? "";
}
