// Players at many tables, each of which acts again as soon as its four have heard: port, tables, seconds.
const { io } = require("socket.io-client");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const fits = (card, top) => card.slice(-1) === top.slice(-1) || card.slice(0, -1) === top.slice(0, -1);
let acts = 0;
let until = Infinity;
const waits = [];

const table = (number) =>
  new Promise((ready) => {
    const seats = [];
    let seated = 0;
    let sent = 0;
    let ended = () => {};
    const over = new Promise((done) => (ended = done));
    const act = () => {
      if (Date.now() > until) return ended();
      const state = seats[0].state;
      const seat = seats[Number(state.ctx.currentPlayer)];
      const top = seat.state.G.pile[seat.state.G.pile.length - 1];
      const card = seat.state.G.players[seat.id].hand.find((each) => fits(each, top));
      const payload = { type: card ? "play" : "draw", args: card ? [card] : [], playerID: seat.id };
      sent = performance.now();
      seat.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, `t${number}`, seat.id);
    };
    for (let id = 0; id < SEATS; id++) {
      const socket = io(`http://localhost:${port}/eights`, { transports: ["websocket"], forceNew: true });
      const seat = { id: String(id), socket, state: null };
      seats.push(seat);
      socket.on("connect", () => socket.emit("sync", `t${number}`, seat.id, undefined, SEATS));
      socket.on("sync", (_, info) => {
        seat.state = info.state;
        if (++seated === SEATS) ready({ act, over });
      });
      socket.on("update", (_, state) => {
        seat.state = state;
        if (seats.every((each) => each.state._stateID === state._stateID)) {
          acts += 1;
          waits.push(performance.now() - sent);
          act();
        }
      });
    }
  });

(async () => {
  const made = [];
  for (let number = 0; number < tables; number++) made.push(await table(number));
  process.stdout.write("ready\n");
  await new Promise((go) => process.stdin.once("data", go));
  until = Date.now() + seconds * 1000;
  for (const each of made) each.act();
  await Promise.all(made.map((each) => each.over));
  waits.sort((one, other) => one - other);
  process.stdout.write(`${JSON.stringify({ acts, p50: waits[waits.length >> 1], p99: waits[Math.floor(waits.length * 0.99)] })}\n`);
  process.exit(0);
})();
