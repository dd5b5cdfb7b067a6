import { describe, expect, test } from "vitest";
import { everything, formOpenedBy, nextStep, offerOf, stepsOf } from "./acts";
import { face, keyed, short, spoken, weight, suitCalled, takenSigns, takenWords } from "./cards";
import { fan } from "./fan";
import { dealOut, inSight } from "./picks";
import { isHeldUp, mayBeMine, Outbox, Reader } from "./protocol";
import type { Change, LogLine, ShownDuty, View, Whole } from "./wire";
import { sha256 } from "./seal";
import { alike, callsLike, dutyText, hasActed, inTurn, list, othersOf, refusal, secondsLeft, votedOnNext, waitingFor, whyNot, wordsUsed } from "./words";

test("of several votes of a kind the first that waits is the one to vote on", () => {
  const motion = (number: number, electorate: number[], ayes: number[] = [], kind = "penalty vote") => ({ number, electorate, ayes, noes: [], kind });
  const motions = [motion(1, [0, 2], [0]), motion(2, [0, 1]), motion(3, [0, 1], [], "claim"), motion(4, [0, 1])];
  const view = { seat: 0, motions } as unknown as View;
  expect(view.motions.filter((each) => votedOnNext(view, each)).map((each) => each.number)).toEqual([2, 3]);
});

test("a refusal by a call is told with what the rule says, if that is known", () => {
  const view = { calls: ["Bad card"], rules: [{ id: "match", sentence: "A card shares its suit or its rank." }, { id: "sealed", sentence: "" }] } as unknown as View;
  expect(whyNot(view, { rule: "match", reason: "Bad card" })).toBe("Bad card: A card shares its suit or its rank.");
  expect(whyNot(view, { rule: "sealed", reason: "Bad card" })).toBe("Bad card");
  expect(whyNot(view, { rule: "match", reason: "9♦ matches neither the suit nor the rank of A♣" })).toBe("9♦ matches neither the suit nor the rank of A♣");
  const both = [{ rule: "win", reason: "the round is over" }, { rule: "turn", reason: "it is Bruno's turn" }];
  expect(refusal({ ...view, phase: "over" }, both)).toBe("The round is over.");
  expect(refusal({ ...view, phase: "play" }, both)).toBe("The round is over. It is Bruno's turn.");
});

test("whoever has taken the turn and played can end it", () => {
  const line = (words: string, kind: string, by = -1): LogLine => ({ number: 1, words, kind, by, rule: "" });
  const taken = [line("You play 2♥", "play", 0), line("The Turn Token goes back to the middle", "token"), line("You take the Turn Token", "token")];
  const view = { seat: 0 } as View;
  expect(hasActed(view, taken)).toBe(false);
  expect(hasActed(view, [...taken, line("Bob plays 3♥", "play", 1)])).toBe(false);
  expect(hasActed(view, [...taken, line("You draw 4♠", "draw", 0)])).toBe(true);
});

test("duties that several people have are told together", () => {
  const labels = [{ way: "pass-hand", label: "Pass all hands on", does: "pass all hands on" }];
  const view = { seat: 0, names: ["Ann", "Bob", "Cat", "Dan"], labels } as unknown as View;
  const duty = (bearer: number, kind: string, what = "") => ({ bearer, kind, what, rule: "r", expires: 9 }) as unknown as ShownDuty;
  const told = alike([duty(1, "pass-hand"), duty(3, "say", "you"), duty(2, "pass-hand"), duty(0, "point", "at a side")]);
  expect(told.map((duties) => dutyText(view, duties))).toEqual(["Bob and Cat have to pass all hands on", "Dan has to say “you”", "You have to point at a side"]);
  const give = { ...told[0]![0], bearer: view.seat, kind: "give", what: "", about: [2] };
  expect(dutyText(view, [give])).toBe(`You have to give ${view.names[2]} cards`);
  expect(dutyText(view, [{ ...give, about: [] }])).toBe("You have to give");
});

test.each([
  [[], "Bob’s turn", [1]],
  [[1], "Bob’s turn", [1]],
  [[1, 2], "Bob’s turn · Cat’s turn", [1, 2]],
  [[1, 0], "Your turn · Bob’s turn", [1, 0]],
])("with turns %j the table waits for them", (turns, words, seats) => {
  const view = { seat: 0, phase: "play", pauses: [], turn: 1, pending: 1, turns, names: ["Ann", "Bob", "Cat"] } as unknown as View;
  expect(waitingFor(view)).toBe(words);
  expect(inTurn(view)).toEqual(seats);
});

test.each([
  [1, [], [2, 3, 0]],
  [1, [0, 1, 3, 2], [3, 2, 0]],
  [-1, [0, 1, 3, 2], [0, 1, 3, 2]],
])("seat %i sees the others as they sit", (seat, circle, others) => {
  expect(othersOf({ seat, circle, names: ["Ann", "Bob", "Cat", "Dan"] } as unknown as View)).toEqual(others);
});

test.each([
  ["", ["Bad card", "Bad call", "Lying"]],
  ["bad ", ["Bad card", "Bad call"]],
  ["Lying", ["Bad card", "Bad call", "Lying"]],
  ["hum", ["Bad card", "Bad call", "Lying"]],
])("calls like %j", (written, found) => {
  expect(callsLike(["Bad card", "Bad call", "Lying"], written)).toEqual(found);
});

test.each([
  ["Introducing a new rule!", "Introduce"],
  ["I like new rules", undefined],
])("%j opens the form of %s", (said, type) => {
  const choices = [{ way: "introduce", names: "form", words: ["Introducing new rule"] }];
  expect(formOpenedBy({ choices } as unknown as View, said)).toBe(type);
});

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["a".repeat(119), "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"],
  ["♠", "813b4a5a7e61acce63dccac5aca038109abb5672cbe36a7089b37e57a7e894eb"],
])("the hash of %j", (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

describe("cards", () => {
  test.each([
    ["10H", "10 of Hearts", "10♥"],
    ["AS", "Ace of Spades", "A♠"],
    ["QD=J", "Queen of Diamonds, called Jack", "Q♦"],
    ["JK", "Joker", "Joker"],
    ["##", "a card face down", "a card"],
  ])("%s is %s", (name, words, sign) => {
    expect(spoken(name)).toBe(words);
    expect(short(name)).toBe(sign);
  });

  test("equal cards have keys of their own", () => {
    expect(keyed(["JK", "5H", "JK"]).map((card) => card.key)).toEqual(["JK#0", "5H#0", "JK#1"]);
  });

  test("a hand sorts by suit and rank, Jokers last", () => {
    expect(["JK", "KH", "2S", "10H"].sort((a, b) => weight(a) - weight(b))).toEqual(["2S", "10H", "KH", "JK"]);
    expect(face("##").back).toBe(true);
  });
});

describe("fan", () => {
  test.each([1, 5, 12, 30, 60])("%i cards fit a phone, each wide enough for a finger", (count) => {
    const laid = fan(count, 336, 62, 27);
    expect(laid.rows * laid.perRow).toBeGreaterThanOrEqual(count);
    if (laid.perRow > 1) {
      expect(laid.step).toBeGreaterThanOrEqual(27);
      expect(laid.step * (laid.perRow - 1) + 62).toBeLessThanOrEqual(336.01);
    }
  });
});

describe("words", () => {
  test("what was meant for a turn is not done out of it", () => {
    const view = { turn: 1, pending: 1, turns: [], piles: [], windows: [{ ways: ["veto"], seats: [0], piles: [1], expires: 9 }] } as unknown as View;
    expect(mayBeMine(view, { type: "Draw", seat: 0 })).toBe(false);
    expect(mayBeMine(view, { type: "Draw", seat: 1 })).toBe(true);
    expect(isHeldUp(view)).toBe(true);
    expect(isHeldUp({ ...view, windows: [] })).toBe(false);
  });

  test("lists read like sentences", () => {
    expect(list(["Ann", "Bob", "Cat"])).toBe("Ann, Bob and Cat");
    expect(list([])).toBe("");
  });

  test("words used before are offered once, the latest first", () => {
    const say = (words: string): LogLine => ({ number: 1, words, by: 0, kind: "say", rule: "" });
    expect(wordsUsed([say("Ann: “Moo”"), say("Bob: “Bartok”"), say("Ann: “Moo”"), say("Ann: bow")])).toEqual(["Moo", "Bartok"]);
  });

  test("time runs down and stops at nothing", () => {
    const view = { clock: 1000 } as View;
    expect(secondsLeft(view, 121_000, 0, 30_000)).toBe(90);
    expect(secondsLeft(view, 2_000, 0, 30_000)).toBe(0);
    expect(secondsLeft(view, 0, 0, 0)).toBeNull();
  });
});

describe("what can be done", () => {
  const view = {
    seat: 0, names: ["Ann", "Bob"], phase: "cut", hand: ["5H", "5H"], known: ["##", "AS"],
    ways: ["bow", "cut", "deal", "hand on the deck", "menu", "name", "play", "suit"],
    steps: ["cut", "deal", "hand on the deck", "menu"], gestures: ["bow"],
    choices: [{ way: "suit", names: "suit", words: [] }, { way: "menu", names: "rules", words: [] }],
    tokens: [{ token: "deck", at: 0 }],
    areas: [{ area: "market", owner: -1, cards: ["KC", "##"] }, { area: "row", owner: 0, cards: ["2D"] }],
  } as unknown as View;

  test.each([
    ["play", "Play", {}],
    ["hand on the deck", "HandOn", { token: "deck" }],
    ["menu", "Declare", { matter: "menu" }],
    ["bow", "Gesture", { gesture: "bow" }],
    ["deal", "Prepare", { step: "deal" }],
    ["suit", "Choose", { choice: "suit" }],
    ["name", "Choose", { choice: "name" }],
  ])("%s is done by %s", (way, type, preset) => {
    expect(offerOf(view, way)).toEqual({ type, preset });
  });

  test("the step of the phase comes first, then what lies before oneself", () => {
    expect(stepsOf(view)).toEqual(["cut", "hand on the deck", "deal", "menu"]);
  });

  test("the next step is what the table waits for, and nobody else's", () => {
    expect(nextStep({ ...view, pending: 0, next_step: "hand on the deck" })).toBe("hand on the deck");
    expect(nextStep({ ...view, pending: 1, next_step: "cut" })).toBe("");
    expect(nextStep({ ...view, pending: -1, next_step: "ready" })).toBe("ready"); // each of several may do it
    expect(nextStep({ ...view, pending: -1, next_step: "" })).toBe("");
  });

  test("acts that no rule of the table knows are not listed", () => {
    const types = everything(view).flatMap((group) => group.offers.map((offer) => offer.type));
    expect(types).toContain("Play");
    expect(types).toContain("Say");
    expect(types).not.toContain("Buy");
  });

  test("cards in sight are shared out: one's own to pay with, the others to take", () => {
    const all = inSight(view).flatMap((group) => group.spots);
    expect(all.map((spot) => spot.key)).toEqual(["hand|5H#0", "hand|5H#1", "stock|AS#0", "area:market:-1|KC#0", "area:row:0|2D#0"]);
    const dealt = dealOut({ card: "card", cards: "cards" }, all.slice(3), 0);
    expect([dealt.card?.map((spot) => spot.name), dealt.cards?.map((spot) => spot.name)]).toEqual([["KC"], ["2D"]]);
    expect(dealOut({ cards: "cards" }, all.slice(0, 2), 0).cards?.length).toBe(2);
    expect(dealOut({ cards: "cards", wanted: "cards" }, all.slice(1, 4), 0).wanted?.map((spot) => spot.name)).toEqual(["AS", "KC"]);
  });
});

describe("protocol", () => {
  const whole = (number: number): Whole => ({ type: "Whole", number, view: { stock: 50 } as View, log: [], takes: [], mark: `m${number}` });
  const change = (number: number): Change => ({
    type: "Change",
    number,
    view: { stock: 50 - number },
    log: [{ number, words: `${number}`, by: 0, kind: "", rule: "" }],
    moves: [],
    mark: `m${number}`,
  });

  test("a line that goes on with the one before takes its place", () => {
    const reader = new Reader(), drawn = (number: number, words: string, joins?: boolean): Change => ({ ...change(number), log: [{ number, words, by: 1, kind: "draw", rule: "", drawn: [""], joins }] });
    reader.take(whole(2));
    for (const message of [drawn(3, "Bob draws a card"), drawn(4, "Bob draws two cards", true), change(5)]) reader.take(message);
    expect(reader.log.map((line) => line.words)).toEqual(["Bob draws two cards", "5"]);
  });

  test("changes are taken once and in order", () => {
    const reader = new Reader();
    expect(reader.take(change(3))).toBe(false);
    expect(reader.take(whole(2))).toBe(true);
    expect(reader.take(change(2))).toBe(true);
    expect(reader.log).toEqual([]);
    expect(reader.take(change(3))).toBe(true);
    expect(reader.view?.stock).toBe(47);
    expect(reader.take(change(5))).toBe(false);
    expect(reader.number).toBe(3);
    expect(reader.mark).toBe("m3");
  });

  test("an act without an answer is sent again, under its id", () => {
    const outbox = new Outbox();
    const first = outbox.add({ type: "Draw", seat: 0 });
    const second = outbox.add({ type: "Say", seat: 0, words: "hm" });
    expect(first.id).not.toBe(second.id);
    outbox.answered(first.id);
    expect(outbox.waiting()).toEqual([second]);
  });
});

test("what a pile takes is read and heard, and a suit that was called counts until the next card", () => {
  expect(takenSigns(["H", "J", "8D", "JK"]).map((each) => [each.text, each.red])).toEqual([["♥", true], ["J", false], ["8♦", true], ["Joker", false]]);
  expect(takenWords(["H", "J", "8D"])).toBe("Hearts or Jack or 8 of Diamonds");
  expect([takenWords([]), takenWords(["any"])]).toEqual(["nothing now", "anything"]);
  const line = (kind: string, words: string) => ({ kind, words });
  const jack = line("play", "Bob plays J♠");
  expect(suitCalled([jack, line("say", "Bob says “hm”"), line("say", "Bob says “Hearts!”")])).toBe("H");
  expect(suitCalled([jack, line("say", "Bob says “Hearts”"), line("play", "Cat plays 3♥")])).toBe("");
  expect(suitCalled([jack, line("say", "Bob says “I like Hearts”")])).toBe("");
  expect(suitCalled([line("say", "Bob says “Hearts”")])).toBe("");
});
