/** Small sounds, made on the spot. Where the browser lets nothing sound yet, nothing does. */
import { settings } from "./settings.svelte";

export type Sound = "down" | "drawn" | "deal" | "turn" | "pop" | "gasp" | "vote" | "stamp" | "bell" | "fanfare" | "page" | "door";

/** Notes: pitch in hertz (0 is a rustle), when it begins, how long it lasts, in seconds; how loud. */
type Note = [pitch: number, begins: number, lasts: number, loud: number];
const SCORES: Record<Sound, Note[]> = {
  down: [[0, 0, 0.06, 0.1], [140, 0, 0.05, 0.08]],
  drawn: [[0, 0, 0.09, 0.06]],
  deal: [0, 0.08, 0.16, 0.24, 0.32].map((at): Note => [0, at, 0.06, 0.07]),
  turn: [[523, 0, 0.12, 0.07], [659, 0.13, 0.2, 0.07]],
  pop: [[880, 0, 0.05, 0.04]],
  gasp: [[330, 0, 0.1, 0.09], [233, 0.1, 0.28, 0.09]],
  vote: [[196, 0, 0.07, 0.08]],
  stamp: [[90, 0, 0.16, 0.2], [0, 0, 0.08, 0.12]],
  bell: [[1319, 0, 0.5, 0.06]],
  fanfare: [[523, 0, 0.3, 0.1], [659, 0.12, 0.3, 0.1], [784, 0.24, 0.3, 0.1], [1047, 0.36, 0.24, 0.1]],
  page: [[0, 0, 0.2, 0.05], [784, 0.12, 0.2, 0.04]],
  door: [[262, 0, 0.12, 0.06], [392, 0.12, 0.16, 0.06]],
};

let audio: AudioContext | null = null;
let latest = { sound: "" as Sound | "", at: 0 };

export function play(sound: Sound): void {
  if (!settings.sounds || settings.quiet || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive || document.hidden) return;
  if (latest.sound === sound && Date.now() - latest.at < 80) return;
  latest = { sound, at: Date.now() };
  audio ??= new AudioContext();
  for (const note of SCORES[sound]) sing(audio, note);
}

function sing(with_: AudioContext, [pitch, begins, lasts, loud]: Note): void {
  const at = with_.currentTime + begins, level = with_.createGain();
  level.gain.setValueAtTime(loud, at);
  level.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  level.connect(with_.destination);
  if (pitch) {
    const tone = with_.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    tone.connect(level);
    tone.start(at);
    tone.stop(at + lasts);
    return;
  }
  const rustle = with_.createBufferSource(), samples = with_.createBuffer(1, Math.ceil(with_.sampleRate * lasts), with_.sampleRate);
  samples.getChannelData(0).forEach((_, place, all) => (all[place] = Math.random() * 2 - 1));
  rustle.buffer = samples;
  rustle.connect(level);
  rustle.start(at);
}

/** Where a phone can shake, it does: shortly on one's turn, longer when one is charged. */
export function shake(pattern: number | number[]): void {
  if (!settings.quiet && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** Words that somebody says, spoken aloud, if that is wished for and the browser has a voice. */
export function speakAloud(words: string, seat: number): void {
  if (!settings.voice || settings.quiet || typeof speechSynthesis === "undefined" || document.hidden) return;
  const speech = new SpeechSynthesisUtterance(words);
  speech.pitch = 0.8 + (seat % 5) * 0.12;
  speechSynthesis.speak(speech);
}

interface Listening {
  lang: string;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null;
  onend: (() => void) | null;
  start(): void;
}

/** What hears speech, where the browser has something for it. */
export function listener(): (new () => Listening) | undefined {
  const all = globalThis as unknown as Record<string, new () => Listening>;
  return all.SpeechRecognition ?? all.webkitSpeechRecognition;
}
