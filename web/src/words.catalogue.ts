/** All words of the page, found in its sources: what a catalogue has to have. For the tests alone. */
import { CARDS, COSTS, EFFECTS } from "./chips";
import { SUIT_WORDS } from "./cards";
import { LABELLED } from "./labels";
import { STEPS } from "./lesson";
import { PRESET_WORDS } from "./presets";
import { TOLD } from "./words";
import { GROUPS } from "./acts";
import { HELPS } from "./helps";
import { ACTS, FIELDS, SUBJECTS } from "./wire";

const STRING = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g;

/** The arguments of a call that begins at a place, each as it stands. */
function argumentsAt(source: string, at: number): string[] {
  const found = [""];
  let depth = 0, quote = "";
  for (let place = at; place < source.length; place++) {
    const letter = source[place] ?? "";
    if (quote) {
      if (letter === quote && source[place - 1] !== "\\") quote = "";
    } else if (letter === '"' || letter === "'" || letter === "`") quote = letter;
    else if ("([{".includes(letter)) depth++;
    else if (")]}".includes(letter)) {
      if (depth-- === 0) return found;
    } else if (letter === "," && depth === 0) {
      found.push("");
      continue;
    }
    found[found.length - 1] += letter;
  }
  return found;
}

const strings = (text: string): string[] => [...text.matchAll(STRING)].map((match) => (match[1] ?? match[2] ?? "").replaceAll('\\"', '"').replaceAll("\\'", "'"));

/** The words that one source asks to be told. */
export function wordsIn(source: string): string[] {
  const found: string[] = [];
  for (const match of source.matchAll(/(?<![\w.])(t|told|count)\(/g)) {
    const given = argumentsAt(source, match.index + match[0].length);
    const told = match[1] === "t" ? given.slice(0, 1) : match[1] === "told" ? given : given.slice(1, 3);
    found.push(...told.flatMap(strings).filter((each) => !/^[a-z]+[A-Z]|^$/.test(each)));
  }
  return found;
}

/** Words that are looked up by what they stand for. */
export const TABLES: string[] = [
  ...Object.values(SUIT_WORDS), "Ace", "Jack", "Queen", "King", ...CARDS.map((each) => each.label), ...EFFECTS.map((each) => each.label), ...COSTS.map((each) => each.label),
  ...LABELLED, ...PRESET_WORDS, ...TOLD, ...GROUPS, ...SUBJECTS, ...Object.values(HELPS), ...Object.values(ACTS).map((act) => act.label), ...Object.values(FIELDS),
  ...STEPS.flatMap((step) => [step.words, step.done, ...(step.no ? [step.no] : []), ...(step.said ? [step.said] : []), ...(step.buttons ?? [])]),
];
