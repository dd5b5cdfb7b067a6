/** Words for the acts a person can do. An act without an entry is called by its own name. */
import type { Act } from "./wire";

const LABELS: Partial<Record<Act["type"], string>> = {
  Accuse: "Accuse", AddRule: "Add a rule", Allow: "Let it stand", Arrange: "Put back in order", Ask: "Ask what a rank does",
  AskHow: "Ask how things stand", Buy: "Buy", Call: "Call out", Choose: "Answer a choice", Close: "Close the round",
  Contest: "Contest a penalty", Declare: "Settle it", Draw: "Draw", Flip: "Turn a pile over", Gesture: "Make a gesture",
  Give: "Give cards", GiveOrder: "Give an order", HandOn: "Hand on", Keep: "Keep the hand", Lay: "Set face down",
  LayTaken: "Lay what you took", Leave: "Leave the table", Look: "Look at an area", Move: "Put to the vote", Pass: "Pass",
  Pay: "Take a card you owe", Peek: "Look at the stock", Play: "Play", Point: "Point at somebody", Prepare: "Do it",
  Propose: "Propose a change", Return: "Put back on the stock", ReturnTurn: "Give the turn back", Say: "Say", Spring: "Spring",
  Swap: "Swap cards", Take: "Take from a pile", TakeBack: "Take back", TakeTurn: "Take the turn", Tidy: "Tidy a pile",
  TurnUp: "Turn up a card", Veto: "Send the play back", Vote: "Vote",
};

const FIELDS: Record<string, string> = {
  to: "To whom", offender: "Whom", at: "At whom", owner: "Whose", rule: "Which rule", title: "Title", text: "The rule, in your words",
  words: "Words", gesture: "Gesture, in a word", cards: "Your cards, in this order", card: "Which card", wanted: "For which cards",
  pile: "Which pile", area: "Area", called: "Called as", count: "How many", choice: "What is asked", step: "Step", kind: "About",
  aye: "Aye?", rank: "Which rank", side: "At what", about: "About whom, if anybody", subject: "What about", token: "What",
  matter: "What is settled", besides: "And with them",
};

export const actLabel = (type: Act["type"]): string => LABELS[type] ?? type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
export const fieldLabel = (name: string): string => FIELDS[name] ?? name;
