/** Words for the acts a person can do. An act without an entry is called by its own name. */
import type { Act } from "./wire";

const LABELS: Partial<Record<Act["type"], string>> = {
  Accuse: "Accuse", AddRule: "Add a rule", Arrange: "Put in order", Buy: "Buy", Call: "Call out", Choose: "Answer a choice",
  Draw: "Draw", Gesture: "Make a gesture", Give: "Give cards", Keep: "Keep", Lay: "Set face down", Leave: "Leave the table",
  Look: "Look at an area", Pass: "Pass", Pay: "Take a card you owe", Peek: "Look at the stock", Play: "Play",
  Prepare: "Prepare the round", Say: "Say", Spring: "Spring", TakeBack: "Take back", Vote: "Vote",
};

const FIELDS: Record<string, string> = {
  to: "To whom", offender: "Whom", at: "At whom", owner: "Whose", rule: "Which rule", title: "Title", text: "The rule, in your words",
  words: "Words", gesture: "Gesture: bow, knock, raise a hand", cards: "Cards, in this order", card: "Card", pile: "On which pile",
  area: "Area", called: "Called as", count: "How many", choice: "What is asked", step: "Step", kind: "About", aye: "Aye?",
};

export const actLabel = (type: Act["type"]): string => LABELS[type] ?? type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
export const fieldLabel = (name: string): string => FIELDS[name] ?? name;
