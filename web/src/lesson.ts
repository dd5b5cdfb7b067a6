/** The first two minutes: a hand that is played step by step, with what to do and why. The cards are drawn, nobody is dealt in. */

export interface Step {
  /** What is told first. */
  words: string;
  /** What lies on the pile, and what one holds. */
  pile: string;
  hand: string[];
  /** The cards that may be tapped now; any other tap is answered with `no`. */
  right?: string[];
  no?: string;
  /** What somebody else says, and who. */
  said?: string;
  /** Buttons to choose from; the first is the one that goes on. */
  buttons?: string[];
  /** What is told when it was done. */
  done: string;
}

export const STEPS: Step[] = [
  { words: "Get rid of your cards. A card goes on the pile if it has the same suit or the same rank. Tap one that fits.", pile: "8S", hand: ["5H", "8D", "KC", "QS"], right: ["8D", "QS"], no: "That one has another suit and another rank. Try another.", done: "It fits. That is most of the game." },
  { words: "Nothing fits now. Then you draw.", pile: "3D", hand: ["5H", "KC"], buttons: ["Draw"], done: "One card more. It happens to everybody." },
  { words: "Tables make rules. At this one, whoever plays a 7 says “Good day”. Play your 7, and forget it.", pile: "7C", hand: ["7H", "5H"], right: ["7H"], no: "The 7 is the one with the rule. Play it.", done: "You played it, and said nothing. The table keeps quiet. Others may not." },
  { words: "Ben noticed. Had nobody noticed, nothing would have happened.", pile: "7H", hand: ["5H"], said: "Catch! No “Good day”!", buttons: ["Take a card", "Blush"], done: "A card for you. Next time it is you who shouts “Catch!”" },
  { words: "You are out: you won. The winner makes the next rule. Which one?", pile: "5H", hand: [], buttons: ["Kings skip the next player", "A Queen turns play round", "Twos cost a card"], done: "It is in the book from now on. That is the whole idea: the rules grow as you play." },
];
