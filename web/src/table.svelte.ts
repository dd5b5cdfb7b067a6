/** A table as this browser follows it: connects, resumes, sends acts. */
import { fly } from "./flights.svelte";
import { isHeldUp, lying, mayBeMine, Outbox, Reader } from "./protocol";
import { language, t } from "./i18n";
import { heldSeat, letGo } from "./seats";
import { shows } from "./shows.svelte";
import { WIRE_VERSION } from "./wire";
import type { Act, Answer, Do, FromServer, LogLine, PileTakes, Room, View } from "./wire";
import { isTimed, refusal, sentences } from "./words";

export interface Notice {
  id: number;
  text: string;
}

const GONE = [4401, 4404, 4406, 4409, 4426];
const HALF_A_SECOND = 500;

interface Keeping {
  message: Do;
  /** What lay on the piles when the act was meant. */
  piles: string;
  timer: ReturnType<typeof setTimeout>;
}

export class TableState {
  room = $state.raw<Room | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  takes = $state.raw<PileTakes[]>([]);
  connected = $state(false);
  lost = $state("");
  notices = $state.raw<Notice[]>([]);
  /** An act that waits until others have had their moment; then it is done, unless it is taken back or the piles have changed. */
  kept = $state.raw<Act | null>(null);
  /** When the view's clock was read, by the browser's. */
  heardAt = $state(0);
  readonly code: string;
  #reader = new Reader();
  #outbox = new Outbox();
  #socket: WebSocket | null = null;
  #closed = false;
  /** Whether it only looks on, even if this browser holds a seat. */
  #onlooks = false;
  #wait = 250;
  #token = "";
  #notices = 0;
  #keeping: Keeping | null = null;
  #asking = new Map<string, { resolve: (reason: string) => void; quietly: boolean }>();

  constructor(code: string, onlooks = false) {
    this.code = code;
    this.#onlooks = onlooks;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  /** Connect anew, as somebody else: after sitting down or standing up. */
  reconnect(): void {
    this.#reader = new Reader();
    this.lost = "";
    if (this.#socket) this.#socket.close();
    else this.#connect();
  }

  /** Send an act. What comes of it: nothing if it was done or waits for its moment, else the reason why not. */
  do(act: Act, quietly = false): Promise<string> {
    const message = this.#outbox.add(act, this.#reader.number);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    return new Promise((resolve) => this.#asking.set(message.id, { resolve, quietly }));
  }

  /** Tell the table that a rule is being written here, or no more: bots wait meanwhile. */
  writes(on: boolean): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: "Writing", on }));
  }

  /** Take back an act that waits. */
  cancel(why = ""): void {
    if (this.#keeping) this.#outbox.answered(this.#keeping.message.id);
    this.#keep(null);
    if (why) this.notice(why);
  }

  #keep(keeping: Keeping | null): void {
    if (this.#keeping) clearTimeout(this.#keeping.timer);
    this.#keeping = keeping;
    this.kept = keeping?.message.act ?? null;
  }

  /** The act that waits is done as soon as it can be. */
  #goOn(): void {
    const keeping = this.#keeping, view = this.view;
    if (!keeping || !view) return;
    if (lying(view) !== keeping.piles) this.cancel(t("The piles have changed, so nothing was done for you."));
    else if (isHeldUp(view)) keeping.timer = setTimeout(() => this.#goOn(), HALF_A_SECOND);
    else if (!mayBeMine(view, keeping.message.act)) this.cancel(t("It is not your turn, so nothing was done for you."));
    else {
      this.#keep(null);
      const message = this.#outbox.seenNow(keeping.message.id, this.#reader.number);
      if (message && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }
  }

  notice(words: string): void {
    const id = ++this.#notices;
    const text = sentences([words]);
    this.notices = [{ id, text }]; // what was said before is about what was tried before
    setTimeout(() => (this.notices = this.notices.filter((each) => each.id !== id)), 7000);
  }

  /** A notice was read. */
  dismiss(id: number): void {
    this.notices = this.notices.filter((each) => each.id !== id);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`));
    socket.onopen = () => {
      this.#token = this.#onlooks ? "" : heldSeat(this.code);
      const hello = { type: "Hello", token: this.#token, last: this.#reader.number, mark: this.#reader.mark, version: WIRE_VERSION, language };
      socket.send(JSON.stringify(hello));
      this.#outbox.waiting().forEach((message) => socket.send(JSON.stringify(message)));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#ended(event.code, event.reason);
  }

  #letGo(): void {
    if (heldSeat(this.code) === this.#token) letGo(this.code);
  }

  #ended(code: number, reason: string): void {
    this.connected = false;
    this.#socket = null;
    if (code === 4401) this.#letGo();
    if (GONE.includes(code)) {
      this.lost = reason || t("This table cannot be reached.");
      return;
    }
    if (this.#closed) return;
    setTimeout(() => !this.#socket && !this.#closed && this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, 4000);
  }

  #hear(message: FromServer): void {
    this.connected = true;
    this.#wait = 250;
    switch (message.type) {
      case "Room": {
        const left = (this.room?.you ?? -1) >= 0 && message.you < 0;
        this.room = message;
        if (left && heldSeat(this.code)) { // this seat was given up: go on as somebody who looks on, or with the seat of somebody else here
          this.#letGo();
          this.reconnect();
        }
        break;
      }
      case "Whole":
      case "Change":
        // a table's clock stands still while nothing runs out, and is told when it has gone on
        if (message.type === "Whole" || "clock" in message.view || !this.view || !isTimed(this.view)) this.heardAt = Date.now();
        if (!this.#reader.take(message)) {
          this.reconnect();
          return;
        }
        if (message.type === "Change") {
          fly(message.moves);
          for (const line of message.log) shows.take(line, this.view?.seat ?? -1);
        }
        this.view = this.#reader.view;
        this.log = this.#reader.log;
        this.takes = this.#reader.takes;
        if (this.#keeping && (!this.view || !isHeldUp(this.view) || lying(this.view) !== this.#keeping.piles)) this.#goOn();
        break;
      case "Answer":
        this.#answer(message);
        break;
      case "Notice":
        this.notice(message.words);
        break;
      case "Problem":
        this.notice(message.detail);
    }
  }

  #answer(answer: Answer): void {
    const message = this.#outbox.get(answer.id);
    if (answer.answer === "again" && message) {
      setTimeout(() => this.#socket?.readyState === WebSocket.OPEN && this.#socket.send(JSON.stringify(message)), 1000);
      return;
    }
    if (answer.answer === "soon" && message && this.view) {
      this.#resolve(answer.id, "");
      this.cancel();
      this.#keep({ message, piles: lying(this.view), timer: setTimeout(() => this.#goOn(), answer.wait) });
      return;
    }
    this.#outbox.answered(answer.id);
    const why = answer.answer === "done" ? "" : refusal(this.view, answer.reasons) || t("That cannot be done.");
    const quietly = this.#asking.get(answer.id)?.quietly;
    this.#resolve(answer.id, why);
    if (why && !quietly) this.notice(why);
  }

  #resolve(id: string, reason: string): void {
    this.#asking.get(id)?.resolve(reason);
    this.#asking.delete(id);
  }
}
