/** The lobby over HTTP. */
import { heldSeat, holdSeat } from "./seats";
import type { GameInfo, LobbyWish, NewTable, Problem, Room, RuleIdea, RuleRead, Seated } from "./wire";

async function ask<T>(path: string, body?: unknown, token = ""): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const options = body === undefined ? {} : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(path, options);
  const read: unknown = await answer.json();
  if (!answer.ok) throw new Error((read as Problem).detail);
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

export const start = (code: string): Promise<unknown> => ask(`/api/tables/${code}/start`, {}, heldSeat(code));
export const mind = (code: string, seat: number): Promise<unknown> => ask(`/api/tables/${code}/mind`, { seat }, heldSeat(code));
export const standUp = (code: string): Promise<unknown> => ask(`/api/tables/${code}/stand`, {}, heldSeat(code));
export const arrange = (code: string, wish: LobbyWish): Promise<unknown> => ask(`/api/tables/${code}/lobby`, wish, heldSeat(code));
export const roomOf = (code: string): Promise<Room> => ask(`/api/tables/${code}`);
export const readRule = (code: string, text: string): Promise<RuleRead> => ask(`/api/tables/${code}/reading`, { text }, heldSeat(code));
export const ruleIdeas = (code: string): Promise<RuleIdea[]> => ask(`/api/tables/${code}/ideas`, {}, heldSeat(code));
