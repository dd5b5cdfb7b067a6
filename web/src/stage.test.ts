/** Where seats stand, what a log tells, what chips come to: the parts of the stage that need no browser. */
import { expect, test } from "vitest";
import { cardsNamed, chipsOf, instead, replacing, sentence, titleFrom } from "./chips";
import { groups, pieces, plays, speaksOf, speaksOfSome, isLatest, latestAct } from "./lines";
import { grouped, plainAndExpert, presetOf, presets } from "./presets";
import { angles } from "./round";
import type { GameInfo, LogLine, OptionInfo } from "./wire";

const line = (number: number, words: string, by = -1, kind = "play", rule = ""): LogLine => ({ number, words, by, kind, rule });

test("seats stand in equal steps along the rim, from one's left over the top to the right", () => {
  for (const count of [1, 2, 3, 5, 7]) {
    const found = angles(count, 900, 480);
    expect(found).toHaveLength(count);
    expect([...found].sort((a, b) => a - b)).toEqual(found);
    expect(found[0]! + found.at(-1)!).toBeCloseTo(540, 0); // the right mirrors the left
  }
  const [first, second, third] = angles(5, 1200, 400).map((angle) => [Math.cos((angle * Math.PI) / 180) * 534, Math.sin((angle * Math.PI) / 180) * 142] as const);
  const far = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  expect(far(first!, second!) / far(second!, third!)).toBeGreaterThan(0.75); // the sides are not crowded
  expect(angles(4, 900, 480, true).map((angle) => Math.round(angle / 45) * 45)).toEqual([135, 225, 315, 405]); // nobody sits below: all round
});

test("cards in a text are found, and words that only look like them are not", () => {
  expect(pieces("Cleo plays 10♥, a Joker and Q♠").map((piece) => piece.card)).toEqual(["", "10H", "", "JK", "", "QS"]);
  expect(pieces("Jokers and A♥x1♠").filter((piece) => piece.card).map((piece) => piece.card)).toEqual(["AH"]);
  expect(pieces("")).toEqual([]);
});

test("lines of one act stand together, and a winner alone", () => {
  const told = groups([line(1, "Bob plays 2♥", 1), line(1, "Play turns round", -1, "turn"), line(1, "Bob wins", 1, "won"), line(2, "Cat draws a card", 2, "draw")]);
  expect(told.map((group) => [group.head.words, group.rest.length])).toEqual([["Bob plays 2♥", 1], ["Bob wins", 0], ["Cat draws a card", 0]]);
});

test("the latest plays are told with what lay there and what was said", () => {
  const seen = plays([line(1, "Bob plays 2♥", 1), line(2, "Cat plays 2♠ and 3♠", 2), line(3, "Cat says: “Good day”", 2, "say"), line(4, "Bob draws a card", 1, "draw")]);
  expect(seen).toEqual([{ number: 2, by: 2, under: "2H", cards: ["2S", "3S"], said: "Good day" }, { number: 1, by: 1, under: "", cards: ["2H"], said: "" }]);
});

test("what was turned up lay there before the first card", () => {
  expect(plays([line(1, "6♥ is turned up", -1, "deal"), line(2, "Bob plays A♥", 1)])[0]?.under).toBe("6H");
});

test("a sentence speaks of a card by rank, suit or colour", () => {
  const spoken = (words: string, ...cards: string[]) => cards.filter((card) => speaksOf(words, card));
  expect(spoken("When a player plays a Queen, they must say “Your Majesty”.", "QH", "KS", "2C")).toEqual(["QH"]);
  expect(spoken("Red cards hurt.", "QH", "KS", "2D")).toEqual(["QH", "2D"]);
  expect(spoken("Whoever plays a Spade draws 2 cards.", "2H", "KS")).toEqual(["KS"]);
  expect(spoken("10 - skip", "10H", "JK", "AH")).toEqual(["10H"]);
  expect(spoken("A Joker goes on any card.", "JK", "9D")).toEqual(["JK"]);
  expect(["Aces cost.", "In turn, a player draws 2 cards.", "A card that is played shares its suit or its rank with the top card."].map(speaksOfSome)).toEqual([true, false, false]);
});

test("chips show the first half of a rule", () => {
  expect(chipsOf("When a player plays a 7, ")).toEqual({ card: "a 7", effect: "", words: "", cost: 0 });
});

test("chips come to a sentence, and a sentence to chips", () => {
  const chips = { card: "a Queen", effect: 'they must say "…"', words: "Your Majesty", cost: 0 };
  expect(sentence(chips)).toBe('When a player plays a Queen, they must say "Your Majesty".');
  expect(chipsOf(sentence(chips))).toEqual(chips);
  const costs = { ...chips, cost: 2 };
  expect(sentence(costs)).toBe('When a player plays a Queen, they must say "Your Majesty". The penalty call is "No Your Majesty" and the penalty is 2 cards.');
  expect(chipsOf(sentence(costs))).toEqual(costs);
  expect(sentence({ ...chips, words: " " })).toBe("");
  expect(chipsOf("When a player plays a King, the next player is skipped.")).toEqual({ card: "a King", effect: "the next player is skipped", words: "", cost: 0 });
});

test("a rule is drawn with the cards that it names", () => {
  expect(cardsNamed("When a player plays a Queen, they must say “Your Majesty”.")).toEqual(["QS"]);
  expect(cardsNamed("Whoever plays a 2 names two others; one of them picks 2 cards.")).toEqual(["2S"]);
  expect(cardsNamed("A Joker goes on any card.")).toEqual(["JK"]);
  expect(cardsNamed("A card that is played shares its suit or its rank with the top card.")).toEqual(["8D", "8S"]);
  expect(cardsNamed("Everybody has 5 seconds.")).toEqual([]);
});

test("a rule is struck out by a sentence", () => {
  expect(replacing(instead("Match", "Kings skip."))).toEqual({ title: "Match", text: "Kings skip." });
  expect(instead("Match", "")).toBe('Rule "Match" no longer applies.');
  expect(chipsOf("Kings skip")).toEqual({ card: "", effect: "", words: "", cost: 0 });
  expect(titleFrom("When a player plays a Queen, they bow")).toBe("Plays a Queen");
  expect(titleFrom("kings: everyone has to clap")).toBe("Kings");
  expect(titleFrom('When a player plays a Queen, they must say "Your Majesty".')).toBe("Your Majesty");
});

test("three presets, whatever the game", () => {
  const rule = (id: string) => ({ id, title: id, words: "", by: "", since: "" });
  const game = { added: "abcdefgh".split("").map(rule) } as unknown as GameInfo;
  expect(presets(game).map((each) => each.wish.without?.length)).toEqual([8, 2, 0]);
  expect(presetOf(game, "referee", {}, "hgfedcba".split(""))).toBe("gentle");
  expect(presetOf(game, "referee", { cards: "6" }, "abcdefgh".split(""))).toBe("");
});

test("ten settings at most are plain, and of two with one name the later is meant", () => {
  const option = (label: string, rule: string): OptionInfo => ({ name: rule, rule, label, help: "", kind: "number", usual: "5", unit: "", values: [], words: [], says: "", about: "" });
  const all = [option("Cards for everybody", "deal"), option("The next card waits for", "slam"), option("Cards for everybody", "hand of 6"), option("Jokers", "jokers")];
  const { plain, expert } = plainAndExpert(all);
  expect(plain.map((each) => each.rule)).toEqual(["hand of 6", "jokers"]);
  expect(expert.map((each) => each.rule)).toEqual(["deal", "slam"]);
  expect(plainAndExpert(Array.from({ length: 30 }, (_, at) => option(`Jokers ${at}`, `${at}`))).plain).toHaveLength(1);
});

test("settings stand under what they are about, and are found by any of their words", () => {
  const option = (label: string, about: string, says = ""): OptionInfo => ({ name: label, rule: "Slow", label, help: "", kind: "choice", usual: "a", unit: "", values: ["a"], words: ["at once"], says, about });
  const all = [option("Time for a turn", "Time"), option("Packs", "Cards and dealing"), option("Strange", "no such heading"), option("Time to vote", "Time", "A motion is put to the vote.")];
  expect(grouped(all).map((each) => [each.title, each.options.length])).toEqual([["Cards and dealing", 1], ["Single cards and rules", 1], ["Time", 2]]);
  expect(grouped(all, " MOTION time ").flatMap((each) => each.options.map((found) => found.label))).toEqual(["Time to vote"]);
  expect(grouped(all, "at once")).toHaveLength(3);
  expect(grouped(all, "nothing like it")).toEqual([]);
});

test("what was done last can be taken back by whoever did it, until somebody else acts or it was asked", () => {
  const line = (by: number, kind: string, words = "x"): LogLine => ({ number: 1, words, by, kind, rule: "" });
  const played = [line(1, "draw"), line(0, "play", "You play 5♣"), line(-1, "step")];
  expect([isLatest(played, 0), isLatest(played, 1), isLatest([], 0)]).toEqual([true, false, false]);
  expect(isLatest([...played, line(0, "say")], 0)).toBe(true);
  expect(isLatest([...played, line(1, "say")], 0)).toBe(false);
  expect(isLatest([...played, line(-1, "vote")], 0)).toBe(false);
  expect(isLatest([...played, line(0, "back")], 0)).toBe(false);
  expect(latestAct([...played, line(0, "say"), line(0, "vote")], 0)?.words).toBe("You play 5♣");
});
