/** What is seen and heard for a moment: somebody speaks, cheers, wins, or shuts the eyes. */
import { calm } from "./flights.svelte";
import { spokenIn } from "./lines";
import { settings } from "./settings.svelte";
import { play, speakAloud, type Sound } from "./sounds";
import type { LogLine } from "./wire";

const CHEER = 2600;
const DIM = 1000;
const STAYS = 2500;
const EACH_LETTER = 40;
const LONGEST = 80;

/** What is heard when a line of a kind is told. */
const HEARD: Record<string, Sound> = { play: "down", draw: "drawn", penalty: "drawn", deal: "deal", say: "pop", accuse: "gasp", call: "gasp", vote: "vote", guilty: "vote", acquitted: "vote", rule: "page", won: "fanfare" };

export interface Bubble {
  id: number;
  seat: number;
  words: string;
}

class Shows {
  /** One number for each cheer that is going on. */
  cheers = $state.raw<readonly number[]>([]);
  dimmed = $state(false);
  bubbles = $state.raw<readonly Bubble[]>([]);
  #count = 0;

  /** Show what a new line says; `me` is the seat of this screen. */
  take(line: LogLine, me: number): void {
    if (line.kind === "cheer") this.#cheer();
    else if (line.kind === "dim" && line.by === me && me >= 0) this.#dim();
    else if (line.kind === "say" || line.kind === "accuse") this.#speak(line, me);
    else if (line.kind === "won" && line.by >= 0) this.#cheer();
    const sound = HEARD[line.kind];
    if (sound) play(sound);
  }

  /** What somebody says just now. */
  said(seat: number): string {
    return this.bubbles.findLast((bubble) => bubble.seat === seat)?.words ?? "";
  }

  #speak(line: LogLine, me: number): void {
    const words = spokenIn(line.words);
    if (!words || line.by < 0) return;
    if (line.by !== me) speakAloud(words, line.by);
    const short = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
    const bubble = { id: ++this.#count, seat: line.by, words: short };
    this.bubbles = [...this.bubbles.filter((each) => each.seat !== line.by), bubble];
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each !== bubble)), STAYS + short.length * EACH_LETTER);
  }

  #cheer(): void {
    if (settings.quiet || calm()) return;
    const id = ++this.#count;
    this.cheers = [...this.cheers, id];
    setTimeout(() => (this.cheers = this.cheers.filter((each) => each !== id)), CHEER);
    play("fanfare");
  }

  #dim(): void {
    this.dimmed = true;
    setTimeout(() => (this.dimmed = false), DIM);
  }
}

export const shows = new Shows();
