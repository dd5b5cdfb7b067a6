// A table of early Bartok's size on boardgame.io: four hands that nobody else sees, play a card that fits or draw one.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SUITS = ["S", "H", "D", "C"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const pack = () => SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const fits = (card, top) => card.slice(-1) === top.slice(-1) || card.slice(0, -1) === top.slice(0, -1);

const deal = (random, seats) => {
  const stock = random.Shuffle(pack());
  const players = {};
  for (let seat = 0; seat < seats; seat++) players[seat] = { hand: stock.splice(0, 5) };
  return { secret: { stock }, players, pile: [stock.pop()], sizes: Array(seats).fill(5), round: 0 };
};

const eights = {
  name: "eights",
  setup: ({ ctx, random }) => deal(random, ctx.numPlayers),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, playerID, random }, card) => {
        const hand = G.players[playerID].hand;
        if (!hand.includes(card) || !fits(card, G.pile[G.pile.length - 1])) return INVALID_MOVE;
        hand.splice(hand.indexOf(card), 1);
        G.pile.push(card);
        G.sizes[playerID] = hand.length;
        if (!hand.length) Object.assign(G, deal(random, ctx.numPlayers), { round: G.round + 1 });
      },
    },
    draw: {
      client: false,
      move: ({ G, playerID, random }) => {
        if (!G.secret.stock.length) G.secret.stock = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
        if (G.secret.stock.length) G.players[playerID].hand.push(G.secret.stock.pop());
        G.sizes[playerID] = G.players[playerID].hand.length;
      },
    },
  },
};

Server({ games: [eights], origins: [Origins.LOCALHOST] }).run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
