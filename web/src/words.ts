/** Small texts about a view. They name what is there; they know no rule. */
import type { Line, ShownDuty, View } from "./wire";

export function nameOf(view: View, seat: number): string {
  if (seat === view.seat && seat >= 0) return "You";
  return view.names[seat] ?? "nobody";
}

export function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll("-", " ");
}

/** How a round can end without a winner. */
const ENDS: Record<string, string> = {
  "all-lose": "Everybody loses the round",
  "no-result": "The round ends without a result",
  "by-vote": "The round ends by vote, without a winner",
  "no-winner": "Nobody wins the round",
};

/** What the table waits for, in one line. */
export function waitingFor(view: View): string {
  const you = view.seat;
  if (view.phase === "over") {
    const won = view.winners.map((seat) => nameOf(view, seat));
    if (!won.length) return ENDS[view.result.outcome] ?? "The round is over";
    if (won.length > 1) return `${list(won)} share the win`;
    return `${list(won)} ${won[0] === "You" ? "win" : "wins"} the round`;
  }
  if (view.phase !== "play") {
    return view.dealer === you ? `You deal: ${view.phase}` : `${nameOf(view, view.dealer)} deals: ${view.phase}`;
  }
  if (view.pauses.length) return `Play stands still: ${view.pauses.join(", ")}`;
  const seat = view.pending >= 0 ? view.pending : view.turn;
  if (seat < 0) return "";
  if (seat !== view.turn) return seat === you ? "The table waits for you" : `The table waits for ${view.names[seat]}`;
  return seat === you ? "Your turn" : `${view.names[seat]}’s turn`;
}

export function dutyText(view: View, duty: ShownDuty): string {
  const who = duty.bearer === view.seat ? "You have" : `${view.names[duty.bearer]} has`;
  const what = duty.what ? ` “${duty.what}”` : "";
  return `${who} to ${duty.kind}${what}`;
}

export function titleOf(view: View, rule: string): string {
  return view.rules.find((each) => each.id === rule)?.title ?? rule;
}

/** Seconds until something is due, by the table's clock. */
export function secondsLeft(view: View, expires: number, since: number, now: number): number | null {
  if (!expires) return null;
  return Math.max(0, Math.ceil((expires - view.clock - (now - since)) / 1000));
}

/** Words that were said at this table, the latest first, each once. */
export function wordsUsed(log: readonly Line[], most = 6): string[] {
  const found: string[] = [];
  for (const line of [...log].reverse()) {
    const words = line.kind === "say" ? line.words.match(/“(.*)”$/s)?.[1] : undefined;
    if (words && words.length <= 40 && !found.includes(words)) found.push(words);
    if (found.length === most) break;
  }
  return found;
}
