/** Several people with one device: each has a seat of their own, and one of them looks at the cards at a time. */
import { heldSeat, holdSeat, keepMates, matesAt } from "../seats";
import { language } from "../i18n";
import { WIRE_VERSION, type FromServer, type View } from "../wire";
import { awaited } from "../words";

const AGAIN = 2000;
/** The seat is not theirs any more. */
const LOST = 4401;

/** One more person takes a seat with this device, by a token of their own. */
export function addMate(code: string, token: string): void {
  keepMates(code, [...new Set([heldSeat(code), ...matesAt(code), token])]);
}

/** Somebody has stood up: where one person is left, they have the device, and nothing is passed on any more. */
export function dropMate(code: string, token: string): void {
  const left = matesAt(code).filter((each) => each !== token);
  keepMates(code, left.length > 1 ? left : []);
  if (left.length === 1 && ["", token].includes(heldSeat(code))) passTo(code, left[0] ?? "");
}

/** Now this person has the device. */
export const passTo = (code: string, token: string): void => holdSeat(code, token);

/** Says for everybody here that they are at the table, and hears which seats are theirs, by their tokens; until it is ended. */
export function sitTogether(code: string, heard: (token: string, seat: number) => void): () => void {
  let ended = false;
  const sockets = new Map<string, WebSocket>();
  const gone = new Set<string>();
  function lose(token: string): void {
    if (gone.has(token)) return;
    gone.add(token);
    dropMate(code, token);
    heard(token, -1);
    sockets.get(token)?.close();
  }
  function sit(token: string): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${code}`);
    sockets.set(token, socket);
    socket.onopen = () => socket.send(JSON.stringify({ type: "Hello", token, last: 0, mark: "", version: WIRE_VERSION, language }));
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type !== "Room") return;
      if (message.you >= 0) heard(token, message.you);
      else lose(token);
    };
    socket.onclose = (event) => {
      if (event.code === LOST) lose(token);
      else if (!ended && !gone.has(token)) setTimeout(() => !ended && sit(token), AGAIN);
    };
  }
  matesAt(code).forEach(sit);
  return () => {
    ended = true;
    sockets.forEach((socket) => socket.close());
  };
}

/** Who of these has to have the device now: whoever is waited for, unless whoever has it has something to do themselves. */
export function nextOf(view: View, seats: readonly number[]): number {
  const voting = view.motions.flatMap((motion) => motion.electorate.filter((seat) => ![...motion.ayes, ...motion.noes].includes(seat)));
  const owing = [...view.duties, ...view.debts].map((each) => each.bearer);
  const waits = voting.length ? voting : [...owing, ...awaited(view)];
  if (waits.includes(view.seat)) return -1;
  return waits.find((seat) => seat !== view.seat && seats.includes(seat)) ?? -1;
}
