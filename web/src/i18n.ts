/** The page's own words: English in the source, another language from its catalogue, chosen by the browser. */

let catalogue: Record<string, string> = {};
export let language = "en";

/** Words in the language of this browser; what stands in braces is filled in. */
export function t(words: string, values: Record<string, string | number> = {}): string {
  const told = catalogue[words] ?? words;
  return told.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** One of something, or several. */
export const count = (number: number, one: string, many: string): string => t(number === 1 ? one : many, { n: number });

/** Take the words of the language that is wished for, if there are any. */
export async function speak(wished: readonly string[]): Promise<void> {
  const wish = wished.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each === "en" || each === "de") ?? "en";
  catalogue = wish === "de" ? (await import("./de")).default : {};
  language = wish;
  if (typeof document !== "undefined") document.documentElement.lang = wish;
}
