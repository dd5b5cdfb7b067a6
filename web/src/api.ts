/** The lobby over HTTP. */
import { heldSeat, holdSeat, keepHouse } from "./seats";
import type { ChangeBook, GameInfo, HouseInfo, LobbyWish, MadeHouse, NewHouse, NewTable, Problem, Room, RoundReplay, RoundTold, RuleIdea, RuleRead, RuleTried, Seated, TurnShown } from "./wire";

/** What the server did not do, in its own words. */
export class Refused extends Error {
  constructor(words: string, readonly status: number) {
    super(words);
  }
}

/** Whether what was asked for is not there, or no longer. */
export const isGone = (error: unknown): boolean => error instanceof Refused && error.status === 404;

export async function ask<T>(path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const options = body === undefined ? { headers } : { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, options);
  const read: unknown = await answer.json();
  if (!answer.ok) throw new Refused((read as Problem).detail, answer.status);
  return read as T;
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");

export async function makeTable(wish: NewTable): Promise<Seated> {
  const made = await ask<Seated>("/api/tables", wish);
  if (made.token) holdSeat(made.code, made.token);
  return made;
}

export async function sitDown(code: string, name: string): Promise<void> {
  const seat = await ask<Seated>(`/api/tables/${code}/seats`, { name });
  holdSeat(code, seat.token);
}

/** Somebody else sits down with this browser; what they hold their seat by. */
export const sitBeside = async (code: string, name: string): Promise<string> => (await ask<Seated>(`/api/tables/${code}/seats`, { name })).token;
export const start = (code: string): Promise<unknown> => ask(`/api/tables/${code}/start`, {}, heldSeat(code));
export const mind = (code: string, seat: number): Promise<unknown> => ask(`/api/tables/${code}/mind`, { seat }, heldSeat(code));
/** Ask somebody to leave a table that has begun, or ask them no more. */
export const askToLeave = (code: string, seat: number, on: boolean): Promise<unknown> => ask(`/api/tables/${code}/leaving`, { seat, on }, heldSeat(code));
export const standUp = (code: string, token = heldSeat(code)): Promise<unknown> => ask(`/api/tables/${code}/stand`, {}, token);
export const arrange = (code: string, wish: LobbyWish): Promise<unknown> => ask(`/api/tables/${code}/lobby`, wish, heldSeat(code));
export const roomOf = (code: string): Promise<Room> => ask(`/api/tables/${code}`);
export const readRule = (code: string, text: string): Promise<RuleRead> => ask(`/api/tables/${code}/reading`, { text }, heldSeat(code));
export const ruleIdeas = (code: string): Promise<RuleIdea[]> => ask(`/api/tables/${code}/ideas`, {}, heldSeat(code));
/** What a rule would do at this table, found by quick games. */
export const tryRule = (code: string, text: string): Promise<RuleTried> => ask(`/api/tables/${code}/trial`, { text }, heldSeat(code));
export const roundTold = (code: string, round: number): Promise<RoundTold> => ask(`/api/tables/${code}/rounds/${round}`, undefined, heldSeat(code));
export const roundReplay = (code: string, round: number): Promise<RoundReplay> => ask(`/api/tables/${code}/rounds/${round}/replay`, undefined, heldSeat(code));
export const turnAt = (code: string): Promise<TurnShown> => ask(`/api/tables/${code}/turn`, undefined, heldSeat(code));

export const houseAt = (link: string): Promise<HouseInfo> => ask(`/api/houses/${link}`);
export const changeHouse = (link: string, change: ChangeBook): Promise<unknown> => ask(`/api/houses/${link}/changes`, change);
export const importBook = (link: string, text: string): Promise<unknown> => ask(`/api/houses/${link}/book`, { text });
/** A new house; its keeper's token stays in this browser. */
export async function makeHouse(wish: NewHouse): Promise<string> {
  const made = await ask<MadeHouse>("/api/houses", wish);
  keepHouse(made.link, wish.title ?? "", made.keeper);
  return made.link;
}
/** A new link for a house; the old one leads nowhere. */
export async function renewHouse(link: string, title: string, keeper: string): Promise<string> {
  const made = await ask<MadeHouse>(`/api/houses/${link}/renew`, {}, keeper);
  keepHouse(link, "", "");
  keepHouse(made.link, title, keeper);
  return made.link;
}
