/** What this browser remembers: its seats, a name, and how it likes things drawn. */

const SEAT = "cardhouse:seat:";
const MATES = "cardhouse:mates:";

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // storage may be switched off; then nothing is remembered
  }
}

function write(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // see read
  }
}

export const heldSeat = (code: string): string => read(SEAT + code);
export const holdSeat = (code: string, token: string): void => write(SEAT + code, token);
export const letGo = (code: string): void => write(SEAT + code, "");
/** The tokens of all who play at a table with this browser, where they are several. */
export const matesAt = (code: string): string[] => read(MATES + code).split(",").filter(Boolean);
export const keepMates = (code: string, tokens: readonly string[]): void => write(MATES + code, tokens.join());
export const ownName = (): string => read("cardhouse:name");
export const keepName = (name: string): void => write("cardhouse:name", name);
/** What was begun to be written at a table, until it is done. */
export const draftOf = (key: string): Record<string, string> => {
  try {
    return JSON.parse(read(`cardhouse:draft:${key}`) || "{}") as Record<string, string>;
  } catch {
    return {};
  }
};
export const keepDraft = (key: string, values: Record<string, string>): void => write(`cardhouse:draft:${key}`, Object.values(values).some(Boolean) ? JSON.stringify(values) : "");
/** How often somebody here has charged others with what, by rule or call: the likeliest comes first. */
export function used(): Record<string, number> {
  try {
    return JSON.parse(read("cardhouse:used") || "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
export function noteUse(wrong: string): void {
  const uses = used();
  write("cardhouse:used", JSON.stringify({ ...uses, [wrong]: (uses[wrong] ?? 0) + 1 }));
}
/** The tables at which this browser holds a seat. */
export function heldTables(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(SEAT)).map((key) => key.slice(SEAT.length));
  } catch {
    return [];
  }
}
export const setting = (name: string): string => read(`cardhouse:set:${name}`);
export const keepSetting = (name: string, value: string): void => write(`cardhouse:set:${name}`, value);

/** A house that this browser has been in. Its keeper's token is there only where the house was made. */
export interface HeldHouse {
  link: string;
  title: string;
  keeper: string;
  tables: string[];
}
const HOUSES = "cardhouse:houses";
export function heldHouses(): HeldHouse[] {
  try {
    return JSON.parse(read(HOUSES) || "[]") as HeldHouse[];
  } catch {
    return [];
  }
}
/** Remember a house, the latest first; without a title it is forgotten. */
export function keepHouse(link: string, title: string, keeper = "", table = ""): void {
  const before = heldHouses().find((each) => each.link === link);
  const others = heldHouses().filter((each) => each.link !== link);
  const tables = [...new Set([...(table ? [table] : []), ...(before?.tables ?? [])])].slice(0, 20);
  const kept = title ? [{ link, title, keeper: keeper || (before?.keeper ?? ""), tables }, ...others] : others;
  write(HOUSES, kept.length ? JSON.stringify(kept.slice(0, 20)) : "");
}

/** The rules that somebody who practises here has been told about. */
const TAUGHT = "cardhouse:taught";
export const isTaught = (rule: string): boolean => read(TAUGHT).split(",").includes(rule);
export const teach = (rule: string): void => write(TAUGHT, [...read(TAUGHT).split(",").filter((each) => each && each !== rule), rule].slice(-300).join(","));
