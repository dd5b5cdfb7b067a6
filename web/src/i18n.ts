/** The page's own words: English in the source, another language from its catalogue, chosen by the browser. */

let catalogue: Record<string, string> = {};
export let language = "en";
let rest: () => Promise<unknown> = () => Promise.resolve();

/** Words in the language of this browser; what stands in braces is filled in. */
export function t(words: string, values: Record<string, string | number> = {}): string {
  const told = catalogue[words] ?? words;
  return told.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** One of something, or several. */
export const count = (number: number, one: string, many: string): string => t(number === 1 ? one : many, { n: number });

async function more(): Promise<void> {
  catalogue = { ...(await import("./de.later")).default, ...catalogue };
  rest = () => Promise.resolve();
}

/** A part of the page that is not there at once, together with its words. */
export async function later<Part>(part: Promise<Part>): Promise<Part> {
  await rest();
  return part;
}

/** Take the words of the language that is wished for, if there are any. */
export async function speak(wished: readonly string[]): Promise<void> {
  const wish = wished.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each === "en" || each === "de") ?? "en";
  catalogue = wish === "de" ? (await import("./de")).default : {};
  rest = wish === "de" ? more : () => Promise.resolve();
  language = wish;
  if (typeof document !== "undefined") document.documentElement.lang = wish;
}
