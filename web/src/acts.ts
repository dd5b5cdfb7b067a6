/** Acts as the server wants them, and which act goes with a way of acting. */
import { ACTS, type Act, type View } from "./wire";

export type Kind = Act["type"];
export interface Offer {
  type: Kind;
  /** What the way of acting says already. */
  preset: Record<string, string>;
}

const BLANK: Record<string, unknown> = { cards: [], numbers: [], texts: [], number: 0, rank: 0, side: -1, pile: 1, player: -1, yes: false };
const KINDS = Object.keys(ACTS) as Kind[];

/** An act of this seat; what is not given is left blank. */
export function actOf(type: Kind, seat: number, given: Record<string, unknown> = {}): Act {
  const fields = Object.entries(ACTS[type].fields).map(([name, kind]) => [name, given[name] ?? BLANK[kind] ?? ""]);
  return { type, seat, ...Object.fromEntries(fields) } as Act;
}

/** What is named in a way of answering; players, if its rule does not say. */
export const namedIn = (view: View, way: string): string => view.choices.find((each) => each.way === way)?.names ?? "players";

/** The act that goes with a way of acting. */
export function offerOf(view: View, way: string): Offer {
  const own = KINDS.find((type) => ACTS[type].way === way || (!ACTS[type].way && type.toLowerCase() === way));
  if (own) return { type: own, preset: {} };
  const open = KINDS.find((type) => ACTS[type].way.endsWith(" ") && way.startsWith(ACTS[type].way));
  if (open) return { type: open, preset: { token: way.slice(ACTS[open].way.length) } };
  const named = namedIn(view, way);
  if (named === "cards") return { type: "Play", preset: {} };
  if (named === "say") return { type: "Say", preset: { words: view.choices.find((each) => each.way === way)?.words[0] ?? "" } };
  if (["words", "rules"].includes(named)) return { type: "Declare", preset: { matter: way } };
  if (view.gestures.includes(way)) return { type: "Gesture", preset: { gesture: way } };
  if (view.steps.includes(way)) return { type: "Prepare", preset: { step: way } };
  return { type: "Choose", preset: { choice: way } };
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").replace(/\ba /g, "").trim();

/** The form that opens when these words are said, if one does. */
export function formOpenedBy(view: View, text: string): Kind | undefined {
  const choice = view.choices.find((each) => each.names === "form" && each.words.some((words) => plain(text).includes(plain(words))));
  return choice && offerOf(view, choice.way).type;
}

/** The step that this seat is to do next; nothing, if it is somebody else's. */
export function nextStep(view: View): string {
  return view.pending < 0 || view.pending === view.seat ? view.next_step : "";
}

/** The steps outside play: the one that the phase is named after, then those with what lies before this seat. */
export function stepsOf(view: View): string[] {
  const mine = view.tokens.filter((token) => token.at === view.seat).map((token) => token.token);
  const place = (way: string) => (way === view.phase ? 0 : mine.includes(offerOf(view, way).preset.token ?? "") ? 1 : 2);
  return view.steps.filter((way) => way !== "add-rule").sort((a, b) => place(a) - place(b));
}

export interface Group {
  title: string;
  offers: (Offer & { way: string })[];
}

/** What the acts of the menu are about. */
export const GROUPS = ["Cards", "People", "Words, votes and rules", "Answers and steps"];
const THINGS = new Set(["cards", "card", "pile", "area", "token"]);
const BY_WAY: Kind[] = ["Choose", "Declare", "Prepare"];

/** Everything that can be done at this table, whatever the rules say to it: with cards, with people, and the rest. */
export function everything(view: View): Group[] {
  const known = (type: Kind) => {
    const way = ACTS[type].way;
    if (type === "Look" && !view.areas.length) return false;
    if (type === "TakeBack") return false; // a table of several people keeps no way back that one of them could take
    return !way || type === "Pay" || view.ways.some((each) => (way.endsWith(" ") ? each.startsWith(way) : each === way));
  };
  const plain = KINDS.filter((type) => !BY_WAY.includes(type) && known(type)).map((type) => ({ type, preset: {}, way: "" }));
  const kinds = (type: Kind) => Object.values(ACTS[type].fields);
  const people = plain.filter(({ type }) => kinds(type).includes("player") && !kinds(type).some((kind) => THINGS.has(kind)));
  const cards = plain.filter(({ type }) => kinds(type).some((kind) => THINGS.has(kind)) || (!kinds(type).length && ["draw", "pay", "pass"].includes(ACTS[type].way)));
  const others = plain.filter((offer) => !people.includes(offer) && !cards.includes(offer));
  const named = view.ways.map((way) => ({ ...offerOf(view, way), way })).filter((offer) => BY_WAY.includes(offer.type) && offer.way !== "vote");
  return [cards, people, others, named].map((offers, at) => ({ title: GROUPS[at] ?? "", offers })).filter((group) => group.offers.length);
}
