/** Keys for whoever plays without a pointer, and what is told on asking. */
import { count, t } from "./i18n";
import type { LogLine, View } from "./wire";
import { alike, dutyText, waitingFor } from "./words";

export interface Key {
  /** The card of the hand that is meant, from 0 on. */
  card?: number;
  does?: "draw" | "play" | "catch" | "say" | "back" | "agree" | "decline";
  says?: "turn" | "owed" | "happened";
}

const KEYS: Record<string, Key> = { d: { does: "draw" }, p: { does: "play" }, c: { does: "catch" }, s: { does: "say" }, u: { does: "back" }, y: { does: "agree" }, j: { does: "agree" }, n: { does: "decline" }, w: { says: "turn" }, o: { says: "owed" }, "?": { says: "owed" }, l: { says: "happened" } };

/** What a key means; nothing while somebody writes, or with a second key. */
export function keyOf(event: KeyboardEvent): Key | null {
  const at = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || at?.closest?.("input, textarea, select, dialog")) return null;
  if (/^[1-9]$/.test(event.key)) return { card: Number(event.key) - 1 };
  return KEYS[event.key.toLowerCase()] ?? null;
}

/** What is said when somebody asks whose turn it is, what they owe, or what happened. */
export function heard(what: "turn" | "owed" | "happened", view: View, log: readonly LogLine[]): string {
  if (what === "turn") return waitingFor(view) || t("Nobody’s turn is known.");
  if (what === "happened") return log.slice(-3).map((line) => line.words).join(". ");
  const duties = view.duties.filter((duty) => duty.bearer === view.seat);
  const owed = view.debts.filter((debt) => debt.bearer === view.seat).reduce((sum, debt) => sum + debt.left, 0);
  const told = [...alike(duties).map((each) => dutyText(view, each)), ...(owed ? [count(owed, "You owe a card.", "You owe {n} cards.").slice(0, -1)] : [])];
  return told.length ? told.join(". ") : t("You owe nothing that is shown.");
}
