/** Whether a rule fits its seal, worked out here so that nobody has to take the server's word for it. (The browser's own hash is there on https alone.) */
import type { ShownRule } from "./wire";

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const isPrime = (number: number): boolean => !Array.from({ length: Math.floor(Math.sqrt(number)) - 1 }, (_, at) => at + 2).some((each) => number % each === 0);
const primes = Array.from({ length: 310 }, (_, at) => at + 2).filter(isPrime).slice(0, 64);
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** SHA-256 of a text in UTF-8, as 64 letters. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, bytes.length << 3);
  const hash = [...START];
  for (let block = 0; block < padded.length; block += 64) {
    const words = Array.from({ length: 16 }, (_, at) => data.getInt32(block + 4 * at));
    for (let at = 16; at < 64; at++) {
      const [w15, w2] = [words[at - 15]!, words[at - 2]!];
      const low = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
      const high = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
      words.push((words[at - 16]! + low + words[at - 7]! + high) | 0);
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + words[at]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at]! + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export const fits = (rule: ShownRule): boolean => rule.seal === sha256(`${rule.nonce}\n${rule.call}\n${rule.sentence}`);
