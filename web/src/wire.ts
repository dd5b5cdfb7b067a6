// Made by tools/wire.py from the types of the server; do not edit.

export interface Answer {
  type: "Answer";
  id: string;
  answer: string;
  reasons: Reason[];
  wait: number;
}

export interface BookInfo {
  title: string;
  base: string;
  form: string;
  preface: string[];
  problem: string;
  rules: BookRuleInfo[];
}

export interface BookRuleInfo {
  id: string;
  title: string;
  part: string;
  by: string;
  since: string;
  day: string;
  state: string;
  sentences: SentenceInfo[];
  rulings: string[];
  history: string[];
  shelf: string;
  named_alike: string;
  broken: number;
  caught: number;
  struck: number;
  gloss: string;
}

export interface CardFlight {
  card: string;
  source: string;
  target: string;
}

export interface Change {
  type: "Change";
  number: number;
  view: Partial<View>;
  log: LogLine[];
  moves: CardFlight[];
  takes?: PileTakes[];
  mark: string;
}

export interface ChangeBook {
  what: string;
  rule: string;
  text?: string;
  by?: string;
  vote?: string;
}

export interface Charge {
  by: number;
  against: number;
  rule: string;
  title: string;
  plays: number;
  step: number;
}

export interface Do {
  type: "Do";
  id: string;
  act: Act;
  seen: number;
}

export interface DrawnExample {
  under: string;
  card: string;
  seat: number;
  said: string;
  words: string;
  good: string;
}

export interface GameInfo {
  name: string;
  title: string;
  fewest: number;
  most: number;
  rules: number;
  options: OptionInfo[];
  added: RuleInfo[];
  blurb: string;
  minutes: number;
  age: number;
  dial: string;
}

export interface Hello {
  type: "Hello";
  token?: string;
  last?: number;
  mark?: string;
  version?: number;
  language?: string;
}

export interface HouseChange {
  number: number;
  day: string;
  what: string;
  by: string;
  table: string;
}

export interface HouseInfo {
  link: string;
  text: string;
  book: BookInfo;
  changes: HouseChange[];
}

export interface LobbyWish {
  name?: string;
  add_bot?: boolean;
  remove?: number;
  swap?: [number, number];
  host?: number;
  locked?: boolean;
  seats?: number;
  dial?: string;
  options?: Record<string, string>;
  without?: string[];
}

export interface LogLine {
  number: number;
  words: string;
  by: number;
  kind: string;
  rule: string;
  drawn?: string[];
  joins?: boolean;
}

export interface MadeHouse {
  link: string;
  keeper: string;
}

export interface NewHouse {
  title?: string;
  base?: string;
  text?: string;
  by?: string;
}

export interface NewTable {
  game: string;
  seats?: number;
  bots?: number;
  dial?: string;
  name?: string;
  options?: Record<string, string>;
  without?: string[];
  book?: string;
  house?: string;
}

export interface Notice {
  type: "Notice";
  words: string;
}

export interface OptionInfo {
  name: string;
  rule: string;
  label: string;
  help: string;
  kind: string;
  usual: string;
  unit: string;
  values: string[];
  words: string[];
  says: string;
  about: string;
}

export interface PastedBook {
  text: string;
  base?: string;
}

export interface PileTakes {
  pile: number;
  cards: string[];
  draws: number;
}

export interface Place {
  kind: string;
  name: string;
  here: boolean;
  minded: boolean;
  writing: boolean;
  asked: number[];
}

export interface Problem {
  type: "Problem";
  detail: string;
}

export interface Reason {
  rule: string;
  reason: string;
}

export interface Room {
  type: "Room";
  code: string;
  game: string;
  dial: string;
  link: string;
  places: Place[];
  started: boolean;
  onlookers: number;
  you: number;
  options: Record<string, string>;
  without: string[];
  settings: string[];
  name: string;
  host: number;
  locked: boolean;
  resting: string[];
  enough: number;
  waits: number;
}

export interface RoundReplay {
  told: RoundTold;
  whole: Whole;
  changes: Change[];
}

export interface RoundTold {
  round: number;
  steps: number;
  winners: number[];
  left: number[];
  drawn: number[];
  plays: number;
  closed: boolean;
  slips: Slip[];
  catches: Charge[];
  wrong: Charge[];
  scores: number[];
}

export interface RuleIdea {
  title: string;
  text: string;
  sentence: string;
  gloss: string;
}

export interface RuleInfo {
  id: string;
  title: string;
  words: string;
  by: string;
  since: string;
}

export interface RuleRead {
  status: string;
  reading: string;
  trigger: string;
  rest: string;
  proposals: string[];
  problem: string;
  example: string;
  kind: string;
  warnings: string[];
  examples: DrawnExample[];
  gloss: string;
  glosses: string[];
}

export interface RuleTried {
  warnings: string[];
}

export interface Seated {
  code: string;
  place: number;
  token: string;
}

export interface SentenceInfo {
  text: string;
  by: string;
  why: string;
  choices: string[];
}

export interface ShownArea {
  area: string;
  owner: number;
  cards: string[];
}

export interface ShownChoice {
  way: string;
  names: string;
  words: string[];
}

export interface ShownDebt {
  bearer: number;
  left: number;
  rule: string;
  expires: number;
}

export interface ShownDuty {
  bearer: number;
  kind: string;
  what: string;
  rule: string;
  until: string;
  about: number[];
  blocking: boolean;
  expires: number;
}

export interface ShownFigure {
  name: string;
  owner: number;
  number: number;
}

export interface ShownMotion {
  number: number;
  kind: string;
  by: number;
  about: number;
  subject: string;
  electorate: number[];
  threshold: string;
  ayes: number[];
  noes: number[];
  expires: number;
  words: string;
  charge: boolean;
  typed: string;
}

export interface ShownPile {
  number: number;
  cards: string[];
}

export interface ShownResult {
  outcome: string;
  shares: string[];
  scores: number[];
}

export interface ShownRule {
  id: string;
  title: string;
  sentence: string;
  by: string;
  since: string;
  dial: string;
  seal: string;
  call: string;
  nonce: string;
  further: string;
  unusual: string[];
  usual: string[];
  rulings: string[];
}

export interface ShownToken {
  token: string;
  at: number;
  pile: number;
}

export interface ShownWay {
  way: string;
  label: string;
  does: string;
}

export interface ShownWindow {
  ways: string[];
  seats: number[];
  piles: number[];
  expires: number;
  about: number;
  words: string;
}

export interface Slip {
  seat: number;
  rule: string;
  title: string;
  sentence: string;
  owed: string;
  undone: string;
  step: number;
}

export interface TakeSeat {
  name: string;
}

export interface TurnShown {
  phase: string;
  round: number;
  yours: boolean;
  waits: string[];
}

export interface View {
  seat: number;
  names: string[];
  hand: string[];
  hand_sizes: number[];
  areas: ShownArea[];
  piles: ShownPile[];
  stock: number;
  turn: number;
  direction: number;
  phase: string;
  dealer: number;
  round: number;
  tokens: ShownToken[];
  duties: ShownDuty[];
  debts: ShownDebt[];
  motions: ShownMotion[];
  pauses: string[];
  winners: number[];
  pending: number;
  contributor: number;
  clock: number;
  dial: string;
  ways: string[];
  rules: ShownRule[];
  known: string[];
  open_cards: string[][];
  figures: ShownFigure[];
  result: ShownResult;
  steps: string[];
  choices: ShownChoice[];
  gestures: string[];
  windows: ShownWindow[];
  circle: number[];
  calls: string[];
  next_step: string;
  phrases: string[];
  turns: number[];
  new_piles: boolean;
  labels: ShownWay[];
  standstill: string;
}

export interface Whole {
  type: "Whole";
  number: number;
  view: View;
  log: LogLine[];
  takes: PileTakes[];
  mark: string;
}

export interface AccuseAct {
  type: "Accuse";
  seat: number;
  offender: number;
  rule: string;
}

export interface AddRuleAct {
  type: "AddRule";
  seat: number;
  title: string;
  text: string;
  day: string;
}

export interface AllowAct {
  type: "Allow";
  seat: number;
}

export interface ArrangeAct {
  type: "Arrange";
  seat: number;
  cards: string[];
}

export interface AskAct {
  type: "Ask";
  seat: number;
  rank: number;
}

export interface AskBackAct {
  type: "AskBack";
  seat: number;
}

export interface AskHowAct {
  type: "AskHow";
  seat: number;
}

export interface BuyAct {
  type: "Buy";
  seat: number;
  card: string;
  cards: string[];
}

export interface CallAct {
  type: "Call";
  seat: number;
  offender: number;
  words: string;
}

export interface ChooseAct {
  type: "Choose";
  seat: number;
  choice: string;
  picks: number[];
}

export interface CloseAct {
  type: "Close";
  seat: number;
}

export interface ConsentAct {
  type: "Consent";
  seat: number;
  to: number;
}

export interface ContestAct {
  type: "Contest";
  seat: number;
}

export interface DeclareAct {
  type: "Declare";
  seat: number;
  matter: string;
  words: string;
}

export interface DonateAct {
  type: "Donate";
  seat: number;
  what: string;
  to: number;
}

export interface DrawAct {
  type: "Draw";
  seat: number;
}

export interface FlipAct {
  type: "Flip";
  seat: number;
  pile: number;
}

export interface GestureAct {
  type: "Gesture";
  seat: number;
  gesture: string;
  at: number;
}

export interface GiveAct {
  type: "Give";
  seat: number;
  cards: string[];
  to: number;
  besides: string[];
}

export interface GiveOrderAct {
  type: "GiveOrder";
  seat: number;
  to: number;
  words: string;
}

export interface HandOnAct {
  type: "HandOn";
  seat: number;
  token: string;
  to: number;
}

export interface HandleAct {
  type: "Handle";
  seat: number;
}

export interface IntroduceAct {
  type: "Introduce";
  seat: number;
  text: string;
  call: string;
  salt: string;
}

export interface JoinAct {
  type: "Join";
  seat: number;
  beside: number;
}

export interface KeepAct {
  type: "Keep";
  seat: number;
}

export interface LayAct {
  type: "Lay";
  seat: number;
  card: string;
  area: string;
}

export interface LayTakenAct {
  type: "LayTaken";
  seat: number;
  card: string;
  area: string;
}

export interface LeaveAct {
  type: "Leave";
  seat: number;
}

export interface LookAct {
  type: "Look";
  seat: number;
  area: string;
  owner: number;
}

export interface MoveAct {
  type: "Move";
  seat: number;
  subject: string;
  about: number;
}

export interface MoveAsideAct {
  type: "MoveAside";
  seat: number;
  token: string;
}

export interface ObjectAct {
  type: "Object";
  seat: number;
  rule: string;
}

export interface PassAct {
  type: "Pass";
  seat: number;
}

export interface PayAct {
  type: "Pay";
  seat: number;
}

export interface PeekAct {
  type: "Peek";
  seat: number;
  count: number;
}

export interface PeekAtAct {
  type: "PeekAt";
  seat: number;
  owner: number;
}

export interface PlayAct {
  type: "Play";
  seat: number;
  cards: string[];
  pile: number;
}

export interface PointAct {
  type: "Point";
  seat: number;
  at: number;
  side: number;
}

export interface PrepareAct {
  type: "Prepare";
  seat: number;
  step: string;
  words: string;
}

export interface ProposeAct {
  type: "Propose";
  seat: number;
  words: string;
}

export interface PutAwayAct {
  type: "PutAway";
  seat: number;
  cards: string[];
}

export interface ReclaimAct {
  type: "Reclaim";
  seat: number;
  card: string;
}

export interface ReorderAct {
  type: "Reorder";
  seat: number;
  pile: number;
  place: number;
}

export interface ReturnAct {
  type: "Return";
  seat: number;
  card: string;
}

export interface ReturnTurnAct {
  type: "ReturnTurn";
  seat: number;
}

export interface SayAct {
  type: "Say";
  seat: number;
  words: string;
}

export interface SeeHandAct {
  type: "SeeHand";
  seat: number;
  owner: number;
}

export interface ShowCardsAct {
  type: "ShowCards";
  seat: number;
  cards: string[];
}

export interface SlipAwayAct {
  type: "SlipAway";
  seat: number;
  card: string;
}

export interface SortAct {
  type: "Sort";
  seat: number;
}

export interface SpendAct {
  type: "Spend";
  seat: number;
}

export interface SpringAct {
  type: "Spring";
  seat: number;
  area: string;
  pile: number;
  called: number;
}

export interface SwapAct {
  type: "Swap";
  seat: number;
  area: string;
  cards: string[];
  wanted: string[];
}

export interface TakeAct {
  type: "Take";
  seat: number;
  pile: number;
  count: number;
}

export interface TakeBackAct {
  type: "TakeBack";
  seat: number;
}

export interface TakeTurnAct {
  type: "TakeTurn";
  seat: number;
}

export interface TidyAct {
  type: "Tidy";
  seat: number;
  pile: number;
}

export interface TradeCardAct {
  type: "TradeCard";
  seat: number;
  card: string;
  to: number;
}

export interface TradeHandsAct {
  type: "TradeHands";
  seat: number;
  to: number;
}

export interface TurnUpAct {
  type: "TurnUp";
  seat: number;
  pile: number;
}

export interface VetoAct {
  type: "Veto";
  seat: number;
}

export interface VoteAct {
  type: "Vote";
  seat: number;
  aye: boolean;
  kind: string;
}

export type Act = AccuseAct | AddRuleAct | AllowAct | ArrangeAct | AskAct | AskBackAct | AskHowAct | BuyAct | CallAct | ChooseAct | CloseAct | ConsentAct | ContestAct | DeclareAct | DonateAct | DrawAct | FlipAct | GestureAct | GiveAct | GiveOrderAct | HandOnAct | HandleAct | IntroduceAct | JoinAct | KeepAct | LayAct | LayTakenAct | LeaveAct | LookAct | MoveAct | MoveAsideAct | ObjectAct | PassAct | PayAct | PeekAct | PeekAtAct | PlayAct | PointAct | PrepareAct | ProposeAct | PutAwayAct | ReclaimAct | ReorderAct | ReturnAct | ReturnTurnAct | SayAct | SeeHandAct | ShowCardsAct | SlipAwayAct | SortAct | SpendAct | SpringAct | SwapAct | TakeAct | TakeBackAct | TakeTurnAct | TidyAct | TradeCardAct | TradeHandsAct | TurnUpAct | VetoAct | VoteAct;

export type FromServer = Answer | Whole | Change | Room | Problem | Notice;

export const WIRE_VERSION = 1;

export const SUBJECTS: readonly string[] = ["Cards and dealing", "Turns, drawing and piles", "Words", "Winning and the end", "Mistakes, penalties and calls", "Single cards and rules", "Time", "Coming and going", "Rules, motions and votes"];

export const OTHERS = "Single cards and rules";

export interface ActForm {
  way: string;
  label: string;
  fields: Record<string, string>;
}

export const ACTS: Record<Act["type"], ActForm> = {
  Accuse: { way: "accuse", label: "Accuse", fields: { offender: "player", rule: "rule" } },
  AddRule: { way: "add-rule", label: "Add a rule", fields: { title: "words", text: "text", day: "day" } },
  Allow: { way: "allow", label: "Let it stand", fields: {} },
  Arrange: { way: "order", label: "Put back in order", fields: { cards: "cards" } },
  Ask: { way: "", label: "Ask what a rank does", fields: { rank: "rank" } },
  AskBack: { way: "ask-back", label: "Take back", fields: {} },
  AskHow: { way: "ask", label: "Ask how things stand", fields: {} },
  Buy: { way: "buy", label: "Buy", fields: { card: "card", cards: "cards" } },
  Call: { way: "", label: "Call out", fields: { offender: "player", words: "words" } },
  Choose: { way: "", label: "Answer a choice", fields: { choice: "way", picks: "numbers" } },
  Close: { way: "close", label: "Close the round", fields: {} },
  Consent: { way: "consent", label: "Show somebody your hand", fields: { to: "player" } },
  Contest: { way: "contest", label: "Contest a penalty", fields: {} },
  Declare: { way: "", label: "Settle it", fields: { matter: "way", words: "words" } },
  Donate: { way: "donate", label: "Give a token away", fields: { what: "words", to: "player" } },
  Draw: { way: "draw", label: "Draw", fields: {} },
  Flip: { way: "flip", label: "Turn a pile over", fields: { pile: "pile" } },
  Gesture: { way: "", label: "Make a gesture", fields: { gesture: "gesture", at: "player" } },
  Give: { way: "give", label: "Give cards", fields: { cards: "cards", to: "player", besides: "texts" } },
  GiveOrder: { way: "", label: "Give an order", fields: { to: "player", words: "words" } },
  HandOn: { way: "hand on the ", label: "Hand on", fields: { token: "token", to: "player" } },
  Handle: { way: "touch", label: "Take up your cards", fields: {} },
  Introduce: { way: "introduce", label: "Introduce a secret rule", fields: { text: "text", call: "words", salt: "words" } },
  Join: { way: "join", label: "Come into the game", fields: { beside: "player" } },
  Keep: { way: "keep", label: "Keep the hand", fields: {} },
  Lay: { way: "set", label: "Set face down", fields: { card: "card", area: "area" } },
  LayTaken: { way: "lay", label: "Lay what you took", fields: { card: "card", area: "area" } },
  Leave: { way: "leave", label: "Leave the table", fields: {} },
  Look: { way: "", label: "Look at an area", fields: { area: "area", owner: "player" } },
  Move: { way: "move", label: "Put to the vote", fields: { subject: "words", about: "player" } },
  MoveAside: { way: "move aside", label: "Move a token aside", fields: { token: "token" } },
  Object: { way: "object", label: "Object to a rule", fields: { rule: "rule" } },
  Pass: { way: "pass", label: "Pass", fields: {} },
  Pay: { way: "pay", label: "Take a card you owe", fields: {} },
  Peek: { way: "look", label: "Look at the stock", fields: { count: "number" } },
  PeekAt: { way: "peek", label: "Peek at somebody’s hand", fields: { owner: "player" } },
  Play: { way: "play", label: "Play", fields: { cards: "cards", pile: "pile" } },
  Point: { way: "point", label: "Point at somebody", fields: { at: "player", side: "side" } },
  Prepare: { way: "", label: "Do it", fields: { step: "way", words: "words" } },
  Propose: { way: "motion", label: "Propose a change", fields: { words: "words" } },
  PutAway: { way: "put cards away", label: "Put cards away", fields: { cards: "cards" } },
  Reclaim: { way: "take-back", label: "Take a wrong card back", fields: { card: "card" } },
  Reorder: { way: "reorder-pile", label: "Exchange two cards of a pile", fields: { pile: "pile", place: "number" } },
  Return: { way: "return", label: "Put back on the stock", fields: { card: "card" } },
  ReturnTurn: { way: "return-turn", label: "End the turn", fields: {} },
  Say: { way: "", label: "Say", fields: { words: "words" } },
  SeeHand: { way: "look at a hand", label: "Look at a hand", fields: { owner: "player" } },
  ShowCards: { way: "show", label: "Show cards", fields: { cards: "cards" } },
  SlipAway: { way: "discard", label: "Slip a card away", fields: { card: "card" } },
  Sort: { way: "sort", label: "Sort your hand", fields: {} },
  Spend: { way: "spend", label: "Pay what a rule asks", fields: {} },
  Spring: { way: "spring", label: "Spring", fields: { area: "area", pile: "pile", called: "rank" } },
  Swap: { way: "swap", label: "Swap cards", fields: { area: "area", cards: "cards", wanted: "cards" } },
  Take: { way: "take", label: "Take from a pile", fields: { pile: "pile", count: "number" } },
  TakeBack: { way: "", label: "Take back", fields: {} },
  TakeTurn: { way: "take-turn", label: "Take the turn", fields: {} },
  Tidy: { way: "tidy", label: "Tidy a pile", fields: { pile: "pile" } },
  TradeCard: { way: "swap a card", label: "Swap a card", fields: { card: "card", to: "player" } },
  TradeHands: { way: "swap hands", label: "Swap hands", fields: { to: "player" } },
  TurnUp: { way: "turnup", label: "Turn up a card", fields: { pile: "pile" } },
  Veto: { way: "veto", label: "Send it back", fields: {} },
  Vote: { way: "vote", label: "Vote", fields: { aye: "yes", kind: "motion" } },
};

export const FIELDS: Record<string, string> = {
  about: "About whom, if anybody",
  area: "Area",
  at: "At whom",
  aye: "Aye?",
  beside: "To whose left, if not in your own place",
  besides: "And with them",
  call: "The words with which a breach is called, if the rule does not give them",
  called: "Called as",
  card: "Which card",
  cards: "Your cards, in this order",
  choice: "What is asked",
  count: "How many",
  gesture: "Gesture, in a word",
  kind: "About",
  matter: "What is settled",
  offender: "Whom",
  owner: "Whose",
  pile: "Which pile",
  place: "Which card from the bottom",
  rank: "Which rank",
  rule: "Which rule",
  salt: "A word of your own for the seal, if you like",
  side: "At what",
  step: "Step",
  subject: "What about",
  text: "The rule, in your words",
  title: "Title",
  to: "To whom",
  token: "What",
  wanted: "For which cards",
  what: "What",
  words: "Words",
};
