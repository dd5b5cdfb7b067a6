/** Words for the acts a person can do. An act without an entry is called by its own name. */
import { ACTS, type Act } from "./wire";

const ACTS_BY_WAY = Object.fromEntries(Object.entries(ACTS).filter(([, form]) => form.way).map(([type, form]) => [form.way, type]));

const LABELS: Partial<Record<Act["type"], string>> = {
  Accuse: "Accuse", AddRule: "Add a rule", Allow: "Let it stand", Arrange: "Put back in order", Ask: "Ask what a rank does",
  AskHow: "Ask how things stand", Buy: "Buy", Call: "Call out", Choose: "Answer a choice", Close: "Close the round",
  Consent: "Show somebody your hand", Contest: "Contest a penalty", Declare: "Settle it", Donate: "Give a token away", Draw: "Draw", Flip: "Turn a pile over", Gesture: "Make a gesture",
  Give: "Give cards", GiveOrder: "Give an order", HandOn: "Hand on", Handle: "Take up your cards", Introduce: "Introduce a secret rule",
  Join: "Come into the game", Keep: "Keep the hand", Lay: "Set face down",
  LayTaken: "Lay what you took", Leave: "Leave the table", Look: "Look at an area", Move: "Put to the vote", MoveAside: "Move a token aside",
  Object: "Object to a rule", Pass: "Pass",
  Pay: "Take a card you owe", Peek: "Look at the stock", PeekAt: "Peek at somebody’s hand", Play: "Play", Point: "Point at somebody", Prepare: "Do it",
  Propose: "Propose a change", PutAway: "Put cards away", Reclaim: "Take a wrong card back", Reorder: "Exchange two cards of a pile", Return: "Put back on the stock", ReturnTurn: "End the turn", Say: "Say", SeeHand: "Look at a hand", ShowCards: "Show cards", Spend: "Pay what a rule asks", SlipAway: "Slip a card away", Sort: "Sort your hand", Spring: "Spring",
  Swap: "Swap cards", Take: "Take from a pile", TakeBack: "Take back", TakeTurn: "Take the turn", Tidy: "Tidy a pile",
  TradeCard: "Swap a card", TradeHands: "Swap hands", TurnUp: "Turn up a card", Veto: "Send it back", Vote: "Vote",
};

/** What somebody does in a way of acting that is no act of its own. One that is not here is called by its name. */
const WAYS: Record<string, string> = {
  deal: "deal", shuffle: "shuffle", cut: "cut the cards", cutter: "name who cuts", "hand on the deck": "hand the deck on",
  menu: "name the rules that rest", primes: "say which cards are prime", salad: "serve the salad", ready: "say that you are ready",
  start: "begin", "turn-up": "turn up the first card", designate: "name who gives and who gets", death: "say on which pile death lies",
  suit: "name a suit", "pass-hand": "hand all cards on", "butt-in": "butt in", "add-rule": "add a rule",
};

const FIELDS: Record<string, string> = {
  to: "To whom", offender: "Whom", at: "At whom", owner: "Whose", rule: "Which rule", title: "Title", text: "The rule, in your words",
  words: "Words", gesture: "Gesture, in a word", cards: "Your cards, in this order", card: "Which card", wanted: "For which cards",
  pile: "Which pile", area: "Area", called: "Called as", count: "How many", choice: "What is asked", step: "Step", kind: "About",
  aye: "Aye?", rank: "Which rank", side: "At what", about: "About whom, if anybody", subject: "What about", token: "What",
  matter: "What is settled", besides: "And with them", what: "What", place: "Which card from the bottom", call: "The words with which a breach is called, if the rule does not give them",
  beside: "To whose left, if not in your own place", salt: "A word of your own for the seal, if you like",
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const actLabel = (type: Act["type"]): string => LABELS[type] ?? type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
/** A way of acting as what somebody does: "name a suit". */
export const wayLabel = (way: string): string => WAYS[way] ?? (way in ACTS_BY_WAY ? actLabel(ACTS_BY_WAY[way] as Act["type"]).toLowerCase() : way.replaceAll("-", " "));
/** What a vote is about; one in a Point of Order is on a motion. */
const VOTES: Record<string, string> = { "point of order": "motion", ballot: "Was this call right", judge: "You know the rule. Was this call right" };
export const motionLabel = (kind: string): string => VOTES[kind] ?? kind;
/** What an act is called whose way of acting may be set already. */
export function titleOf(type: Act["type"], preset: Record<string, unknown>): string {
  const way = String(preset.choice ?? preset.matter ?? "");
  return way ? capital(wayLabel(way)) : actLabel(type);
}
export const fieldLabel = (name: string): string => FIELDS[name] ?? name;
