import { afterEach, expect, test } from "vitest";
import { chipsOf } from "../chips";
import { later, speak } from "../i18n";
import type { View } from "../wire";
import { nextOf } from "./mates";
import { titleOfRule } from "./titles";

afterEach(() => speak(["en"]));

const table = (given: Partial<View>): View => ({ seat: 0, phase: "play", pending: -1, turn: -1, turns: [], motions: [], duties: [], debts: [], contributor: -1, dealer: 0, ...given }) as unknown as View;

test("a device goes to whoever of its people is waited for, and stays with whoever has something to do", () => {
  expect(nextOf(table({ turn: 2 }), [0, 2])).toBe(2);
  expect(nextOf(table({ turn: 1 }), [0, 2])).toBe(-1);
  expect(nextOf(table({ turn: 0 }), [0, 2])).toBe(-1);
  expect(nextOf(table({ turn: 2, debts: [{ bearer: 0, left: 1, rule: "", expires: 0 }] }), [0, 2])).toBe(-1);
  expect(nextOf(table({ phase: "over", contributor: 2 }), [0, 2])).toBe(2);
  const motion = { electorate: [0, 2], ayes: [] as number[], noes: [] as number[] };
  expect(nextOf(table({ turn: 2, motions: [motion] as never }), [0, 2])).toBe(-1);
  expect(nextOf(table({ turn: 0, motions: [{ ...motion, ayes: [0] }] as never }), [0, 2])).toBe(2);
});

test("a rule without a title is called by its words, or by what its chips say in the language of the page", async () => {
  const title = (text: string): string => titleOfRule(text, chipsOf(text));
  const skip = "When a player plays a 7, the next player is skipped.", red = "When a player plays a red card, they draw a card.", said = 'When a player plays a Queen, they must say "Your Majesty".';
  expect([skip, said].map(title)).toEqual(["Plays a 7", "Your Majesty"]);
  await speak(["de-DE"]);
  await later(Promise.resolve());
  expect([skip, red, said].map(title)).toEqual(["Bei 7 setzt der Nächste aus", "Bei Rot zieht man 1", "Your Majesty"]);
  expect(title("Everybody hums.")).toBe("Everybody hums");
});
