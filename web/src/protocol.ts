/** The two sides of a connection without the connection: what was heard, and what waits for its answer. */
import type { Act, Change, Do, LogLine, PileTakes, View, Whole } from "./wire";

const MOST_LINES = 400;

/** Puts a view together from its numbered messages. */
export class Reader {
  number = 0;
  /** Stands for all that was heard up to that number. */
  mark = "";
  view: View | null = null;
  /** What piles take whose top does not say it. */
  takes: PileTakes[] = [];
  log: LogLine[] = [];

  /** Take the next message. False if something is missing before it: then ask for everything anew. */
  take(message: Whole | Change): boolean {
    if (message.type === "Whole") {
      this.view = message.view;
      this.log = message.log;
      this.takes = message.takes ?? [];
      this.number = message.number;
      this.mark = message.mark;
      return true;
    }
    if (this.view && message.number <= this.number) return true;
    if (!this.view || message.number !== this.number + 1) return false;
    this.view = { ...this.view, ...message.view };
    this.takes = message.takes ?? this.takes;
    this.log = lengthened(this.log, message.log).slice(-MOST_LINES);
    this.number = message.number;
    this.mark = message.mark;
    return true;
  }
}

/** A log and what comes after it; a line may take the place of the one before, with which it goes on. */
export function lengthened(log: readonly LogLine[], more: readonly LogLine[]): LogLine[] {
  return [...(more[0]?.joins ? log.slice(0, -1) : log), ...more];
}

/** Acts that have no answer yet. They are sent again after a reconnect, and happen once. */
export class Outbox {
  #acts = new Map<string, Do>();

  /** `seen` is the number of the latest change on this screen: with it, who comes second is not to blame. */
  add(act: Act, seen = 0): Do {
    const message: Do = { type: "Do", id: newId(), act, seen };
    this.#acts.set(message.id, message);
    return message;
  }

  get(id: string): Do | undefined {
    return this.#acts.get(id);
  }

  /** The same act once more, meant for what is on the screen now. */
  seenNow(id: string, seen: number): Do | undefined {
    const message = this.#acts.get(id);
    if (message) this.#acts.set(id, { ...message, seen });
    return this.#acts.get(id);
  }

  answered(id: string): void {
    this.#acts.delete(id);
  }

  waiting(): Do[] {
    return [...this.#acts.values()];
  }
}

/** Whether cards on a pile still wait for somebody who may answer them. */
export const isHeldUp = (view: View): boolean => view.windows.some((window) => window.piles.length > 0 && window.ways.length > 0);

/** What lies on the piles, to be compared. */
export const lying = (view: View): string => JSON.stringify(view.piles);

/** Whether an act can be meant as it was: out of turn only what nobody waits for a turn with. */
export const mayBeMine = (view: View, act: Act): boolean => act.type === "Spring" || view.turn === act.seat || view.pending === act.seat || view.turns.includes(act.seat);

/** Not crypto.randomUUID, which phones on a plain http address do not have. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
