/** What is seen and heard for a moment: somebody cheers, or shuts the eyes. */
import { settings } from "./settings.svelte";
import type { LogLine } from "./wire";

const CHEER = 2600;
const DIM = 1000;
const NOTES = [523, 659, 784, 1047];

class Shows {
  /** One number for each cheer that is going on. */
  cheers = $state.raw<readonly number[]>([]);
  dimmed = $state(false);
  #count = 0;

  /** Show what a new line says; `me` is the seat of this screen. */
  take(line: LogLine, me: number): void {
    if (line.kind === "cheer") this.#cheer();
    else if (line.kind === "dim" && line.by === me && me >= 0) this.#dim();
  }

  #cheer(): void {
    const id = ++this.#count;
    this.cheers = [...this.cheers, id];
    setTimeout(() => (this.cheers = this.cheers.filter((each) => each !== id)), CHEER);
    if (settings.sounds) fanfare();
  }

  #dim(): void {
    this.dimmed = true;
    setTimeout(() => (this.dimmed = false), DIM);
  }
}

/** A few rising notes. Where the browser lets nothing sound yet, nothing does. */
function fanfare(): void {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  NOTES.forEach((note, at) => {
    const tone = audio.createOscillator(), level = audio.createGain(), begins = audio.currentTime + at * 0.12;
    tone.frequency.value = note;
    level.gain.setValueAtTime(0.12, begins);
    level.gain.exponentialRampToValueAtTime(0.001, begins + 0.35);
    tone.connect(level).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + 0.4);
  });
  setTimeout(() => void audio.close(), 1500);
}

export const shows = new Shows();
