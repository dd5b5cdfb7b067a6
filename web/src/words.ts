/** Small texts about a view. They name what is there; they know no rule. */
import { t } from "./i18n";
import { wayLabel } from "./labels";
import type { LogLine, Reason, ShownDuty, ShownMotion, View } from "./wire";

export function nameOf(view: View, seat: number): string {
  if (seat === view.seat && seat >= 0) return t("You");
  return view.names[seat] ?? t("nobody");
}

export function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "") : t("{first} and {last}", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

/** Reasons as whole sentences, each once. */
export function sentences(reasons: readonly string[]): string {
  const told = [...new Set(reasons.filter(Boolean))];
  return told.map((each) => `${each.charAt(0).toUpperCase()}${each.slice(1)}${/[.!?…”]$/.test(each) ? "" : "."}`).join(" ");
}

/** Why something was refused. Where a rule is known by the call for breaking it, what it says stands beside that. */
export function whyNot(view: View | null, { rule, reason }: Reason): string {
  const sentence = view?.calls.some((call) => call.toLowerCase() === reason.toLowerCase()) ? view.rules.find((each) => each.id === rule)?.sentence : "";
  return sentence ? `${reason}: ${sentence}` : reason;
}

/** All that speaks against an act, as sentences. Once the round is over, that is reason enough: nobody is in turn any more. */
export function refusal(view: View | null, reasons: readonly Reason[]): string {
  return sentences((view?.phase === "over" ? reasons.slice(0, 1) : reasons).map((each) => whyNot(view, each)));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).replaceAll("-", " ");
}

/** What this seat is to do before all else: its duties, its debts, and votes that wait for it. */
export function ownBusiness(view: View): boolean {
  const me = view.seat;
  const asked = view.motions.some((motion) => motion.electorate.includes(me) && ![...motion.ayes, ...motion.noes].includes(me));
  return me >= 0 && (asked || view.duties.some((duty) => duty.bearer === me) || view.debts.some((debt) => debt.bearer === me));
}

/** The vote on taking back the latest act. */
export const GOING_BACK = "going back";

/** Whether this seat has done something since the turn came to it, as far as the log tells. */
export function hasActed(view: View, log: readonly LogLine[]): boolean {
  const came = log.findLastIndex((line) => line.kind === "token"); // with a token the turn was taken
  return came >= 0 && log.slice(came + 1).some((line) => line.by === view.seat && (line.kind === "play" || line.kind === "draw"));
}

/** How a newcomer moves, as things stand; nothing, if something else comes first or it is for others to move. */
export function howToMove(view: View, yours: boolean): string {
  if (view.phase !== "play" || view.pauses.length || ownBusiness(view) || !view.ways.includes("play")) return "";
  if (view.ways.includes("take-turn") && view.turn !== view.seat) return yours ? t("Tap “Take the turn”.") : "";
  if (yours) return t("Tap a card, then the pile; or draw.");
  return view.turn < 0 && view.pending < 0 ? t("Nobody says whose turn it is. Tap a card, then the pile; or draw.") : "";
}

/** How a round can end without a winner. */
const ENDS: Record<string, string> = {
  "all-lose": "Everybody loses the round",
  "no-result": "The round ends without a result",
  "by-vote": "The round ends by vote, without a winner",
  "no-winner": "Nobody wins the round",
};

/** The seats that the table waits for. */
export function awaited(view: View): number[] {
  if (view.phase === "over") return view.contributor >= 0 ? [view.contributor] : [];
  if (view.phase !== "play") return [nextToAct(view), ...view.duties.map((duty) => duty.bearer)];
  const voting = view.motions.flatMap((motion) => motion.electorate.filter((seat) => ![...motion.ayes, ...motion.noes].includes(seat)));
  const owing = view.duties.filter((duty) => duty.blocking).map((duty) => duty.bearer);
  return [...inTurn(view), ...owing, ...voting];
}

/** Everybody else, clockwise from one's own place; for an onlooker all of them. */
export function othersOf(view: View): number[] {
  const circle = view.circle.length ? view.circle : view.names.map((_, seat) => seat);
  const own = circle.indexOf(view.seat);
  return [...circle.slice(own + 1), ...circle.slice(0, Math.max(own, 0))];
}

/** Whether this seat deals, at a table where cards are dealt. */
export function deals(view: View, seat: number): boolean {
  return view.dealer === seat && (view.ways.includes("deal") || view.ways.includes("play"));
}

/** Whether a mark says who deals; where there is a token for it, that one does. */
export function markedAsDealer(view: View, seat: number): boolean {
  return deals(view, seat) && !view.tokens.some((token) => token.token === "dealer");
}

/** The one seat that the table waits for; -1 if there is none. Where nobody is named, before play it is whoever deals. */
export function nextToAct(view: View): number {
  if (view.pending >= 0 || view.phase === "over") return view.phase === "over" ? -1 : view.pending;
  return view.phase === "play" ? view.turn : view.dealer;
}

/** All seats that play waits for: where several piles have turns of their own, more than one. */
export function inTurn(view: View): number[] {
  return view.phase === "play" && view.turns.length ? view.turns : [nextToAct(view)];
}

/** What the table waits for, in one line. */
export function waitingFor(view: View): string {
  const you = view.seat;
  if (view.phase === "over") {
    const won = view.winners.map((seat) => nameOf(view, seat));
    if (!won.length) return t(ENDS[view.result.outcome] ?? "The round is over");
    if (won.length > 1) return t("{names} share the win", { names: list(won) });
    return view.winners[0] === you && you >= 0 ? t("You win the round") : t("{name} wins the round", { name: list(won) });
  }
  if (view.phase !== "play") {
    const owed = view.duties.find((duty) => duty.bearer === view.pending)?.kind;
    const what = capital(wayLabel(view, view.next_step || owed || view.phase));
    if (view.pending < 0) return view.next_step ? t("Next: {what}", { what: wayLabel(view, view.next_step) }) : t("Before the cards are played");
    return view.pending === you ? t("{what}: it is up to you", { what }) : t("{what}: it is up to {name}", { what, name: nameOf(view, view.pending) });
  }
  if (view.pauses.length) return view.standstill;
  const turn = (seat: number) => (seat === you ? t("Your turn") : t("{name}’s turn", { name: view.names[seat] ?? "" }));
  if (view.turns.length > 1) return [...view.turns].sort((a, b) => Number(b === you) - Number(a === you)).map(turn).join(" · ");
  const seat = view.pending >= 0 ? view.pending : view.turn;
  if (seat < 0) return "";
  if (seat !== view.turn) return seat === you ? t("The table waits for you") : t("The table waits for {name}", { name: view.names[seat] ?? "" });
  return turn(seat);
}

/** Ways of acting that read as what somebody does. The others are called by what they are about. */
const VERBS = new Set(["say", "give", "play", "draw", "pay", "bow", "take", "point", "pass", "swap"]);

/** Whether a vote that is cast now would be about this motion: of several of a kind it is the first that waits for it. */
export function votedOnNext(view: View, motion: ShownMotion): boolean {
  const alike = view.motions.filter((each) => each.kind === motion.kind);
  const mine = alike.filter((each) => each.electorate.includes(view.seat));
  const waiting = mine.find((each) => ![...each.ayes, ...each.noes].includes(view.seat));
  return (waiting ?? mine[0] ?? alike[0]) === motion;
}

export type SameDuty = [ShownDuty, ...ShownDuty[]];

/** Duties of several players that are the same are told together. */
export function alike(duties: readonly ShownDuty[]): SameDuty[] {
  const found: SameDuty[] = [];
  for (const duty of duties) {
    const same = found.find(([first]) => first.kind === duty.kind && first.what === duty.what && first.rule === duty.rule && first.expires === duty.expires);
    if (same) same.push(duty);
    else found.push([duty]);
  }
  return found;
}

export function dutyText(view: View, duties: SameDuty): string {
  const [duty] = duties;
  const names = list(duties.map((each) => nameOf(view, each.bearer)));
  const what = duty.what ? (duty.kind === "point" ? ` ${t(duty.what)}` : ` “${duty.what}”`) : "";
  const doing = `${VERBS.has(duty.kind) ? t(duty.kind) : wayLabel(view, duty.kind)}${what}`;
  const to = duty.kind === "give" ? (view.names[duty.about.at(-1) ?? -1] ?? "") : "";
  if (duties.length === 1 && duty.bearer === view.seat) return to && duty.about.at(-1) !== view.seat ? t("You have to give {name} cards", { name: to }) : t("You have to {what}", { what: doing });
  return duties.length > 1 ? t("{names} have to {what}", { names, what: doing }) : t("{name} has to {what}", { name: names, what: doing });
}

export function titleOf(view: View, rule: string): string {
  return view.rules.find((each) => each.id === rule)?.title ?? rule;
}

/** Seconds until something is due, by the table's clock. */
export function secondsLeft(view: View, expires: number, since: number, now: number): number | null {
  if (!expires) return null;
  return Math.max(0, Math.ceil((expires - view.clock - (now - since)) / 1000));
}

/** Whether something runs out at this table: then its clock runs. */
export function isTimed(view: View): boolean {
  return [...view.motions, ...view.duties, ...view.debts, ...view.windows].some((each) => each.expires > 0);
}

/** The calls in which what was written so far occurs; all of them, if it is none or a whole one. */
export function callsLike(calls: readonly string[], written: string): string[] {
  const part = written.trim().toLowerCase();
  const like = calls.filter((call) => call.toLowerCase().includes(part));
  return like.length && !calls.includes(written) ? like : [...calls];
}

/** Words that were said at this table, the latest first, each once. */
export function wordsUsed(log: readonly LogLine[], most = 6): string[] {
  const found: string[] = [];
  for (const line of [...log].reverse()) {
    const words = line.kind === "say" ? line.words.match(/“(.*)”$|„(.*)“$/s)?.slice(1).find(Boolean) : undefined;
    if (words && words.length <= 40 && !found.includes(words)) found.push(words);
    if (found.length === most) break;
  }
  return found;
}

/** Words that are looked up by what they stand for, for whoever translates them. */
export const TOLD: string[] = [...Object.values(ENDS), ...VERBS];
