/// <reference types="vite/client" />
/** The page speaks German too: every word that it asks for is in the catalogue, and no word stands in the markup by itself. */
import { expect, test } from "vitest";
import atOnce from "./de";
import comesLater from "./de.later";
import { TABLES, wordsIn } from "./words.catalogue";

const FOUND = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const SOURCES = Object.entries(FOUND).filter(([name]) => !/test|catalogue|de(\.later)?\.ts$|wire\.ts$/.test(name));
/** Names, and letters that are no words. */
const THEMSELVES = new Set(["Cardhouse", "S"]);

const german: Record<string, string> = { ...atOnce, ...comesLater };

/** The sources that are loaded with one, but for what comes later. */
function loadedWith(start: string): Set<string> {
  const sources = new Map(SOURCES), found = new Set([start]);
  for (const name of found) {
    const asked = [...(sources.get(name) ?? "").matchAll(/(?:from|import) "(\.[^"]+)"|(?<!later\()import\("(\.[^"]+)"\)/g)].map((match) => match[1] ?? match[2] ?? "");
    for (const each of asked) {
      const path = new URL(each, `file:///${name}`).pathname.slice(1);
      const source = [path, `${path}.ts`].map((file) => `./${file}`).find((file) => sources.has(file));
      if (source) found.add(source);
    }
  }
  return found;
}

test("what is loaded at once says nothing whose words come later", () => {
  const first = loadedWith("./main.ts");
  expect(first.size).toBeGreaterThan(30);
  expect([...first].filter((name) => /Home|Workshop/.test(name))).toEqual([]);
  const said = SOURCES.filter(([name]) => first.has(name)).flatMap(([, source]) => wordsIn(source));
  expect(said.filter((each) => each in comesLater)).toEqual([]);
  expect(Object.keys(atOnce).filter((each) => each in comesLater)).toEqual([]);
});

test("every word of the page has its German one, with the same gaps to be filled in", () => {
  const asked = [...new Set([...TABLES, ...SOURCES.flatMap(([, source]) => wordsIn(source))])].filter((each) => /\p{L}{2}/u.test(each) && !THEMSELVES.has(each));
  expect(asked.length).toBeGreaterThan(350);
  expect(asked.filter((each) => !(each in german))).toEqual([]);
  const gaps = (words: string): string[] => [...words.matchAll(/\{\w+\}/g)].map((match) => match[0]).sort();
  expect(Object.entries(german).filter(([english, told]) => gaps(english).join() !== gaps(told).join())).toEqual([]);
});

test("no English word is left in a German one, and a sentence is a sentence", () => {
  const quoted = /[„“”][^„“”]*[“”]|\{\w+\}|Point of Order/g;
  const english = /\b(the|of|to|and|or|is|are|has|have|must|may|not|with|from|you|your|their|they|who|player|players|pile|rule|rules|somebody|nobody|it|be|by|for|that|this|which|when|if|as|after|before|what|nothing|one)\b/;
  expect(Object.values(german).filter((told) => english.test(told.replace(quoted, "")))).toEqual([]);
  const mark = (words: string): string => words.replace(/calls Catch!$/, "calls Catch.").match(/[.?!:…]$/)?.[0] ?? "";
  expect(Object.entries(german).filter(([asked, told]) => mark(asked) !== mark(told))).toEqual([]);
});

test("no English stands in the markup by itself", () => {
  const bare = SOURCES.filter(([name]) => name.endsWith(".svelte")).flatMap(([name, source]) => {
    const markup = source.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "");
    const texts = [...markup.matchAll(/(?<!=)>([^<>{}]*\p{L}{3}[^<>{}]*)</gu)].map((match) => match[1]?.trim() ?? "");
    const labels = [...markup.matchAll(/(?:aria-label|placeholder|alt|title)="([^"{]*\p{L}{3}[^"{]*)"/gu)].map((match) => match[1] ?? "");
    return [...texts, ...labels].filter((each) => !THEMSELVES.has(each)).map((each) => `${name}: ${each}`);
  });
  expect(bare).toEqual([]);
});
