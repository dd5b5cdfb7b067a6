/** Acts as the server wants them: with all their fields. */
import { ACTS, type Act } from "./wire";

const BLANK: Record<string, unknown> = { cards: [], numbers: [], texts: [], number: 0, rank: 0, pile: 1, player: -1, yes: false };

/** An act of this seat; what is not given is left blank. */
export function actOf(type: Act["type"], seat: number, given: Record<string, unknown> = {}): Act {
  const fields = Object.entries(ACTS[type].fields).map(([name, kind]) => [name, given[name] ?? BLANK[kind] ?? ""]);
  return { type, seat, ...Object.fromEntries(fields) } as Act;
}
