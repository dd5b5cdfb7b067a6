/** Cards that are on their way from one place to another, so that the eye can follow them. */
import type { CardFlight } from "./wire";

export interface Flight {
  id: number;
  card: string;
  from: DOMRect;
  to: DOMRect;
  target: string;
  delay: number;
}

const MOST = 16;
export const DURATION = 380;
let count = 0;

class Flights {
  all = $state.raw<Flight[]>([]);

  /** How many cards are still on their way to a place. */
  arriving(zone: string): number {
    return this.all.filter((flight) => flight.target === zone).length;
  }

  landed(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }
}

export const flights = new Flights();

/** Where a place is; a card of one's own hand has its own. */
function rect(zone: string, card = ""): DOMRect | undefined {
  const at = (place: string) => document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  const hand = at(zone);
  return ((card && hand?.querySelector(`[data-place="${CSS.escape(`held:${card}`)}"]`)) || hand)?.getBoundingClientRect();
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Let cards fly. Called before the view changes, while everything still lies where it was. */
export function fly(moves: readonly CardFlight[]): void {
  if (calm() || document.documentElement.dataset.quiet === "yes" || document.hidden) return;
  const started = moves.slice(0, MOST).flatMap((move, at) => {
    const [from, to] = [rect(move.source, move.card), rect(move.target)];
    if (!from || !to) return [];
    return [{ id: ++count, card: move.card, from, to, target: move.target, delay: at < 6 ? at * 70 : 420 }];
  });
  if (!started.length) return;
  flights.all = [...flights.all, ...started];
  for (const flight of started) setTimeout(() => flights.landed(flight.id), DURATION + flight.delay + 40);
}
