/** How a hand is laid out: cards overlap, and go on in further rows before they are too narrow to be touched. */

export interface Fan {
  rows: number;
  perRow: number;
  /** From the left edge of one card to that of the next, in pixels. */
  step: number;
}

export function fan(count: number, width: number, card: number, narrowest: number): Fan {
  if (count <= 1 || width <= card) return { rows: Math.max(1, width <= card ? count : 1), perRow: 1, step: 0 };
  const most = Math.max(1, Math.floor((width - card) / narrowest) + 1);
  const rows = Math.ceil(count / most);
  const perRow = Math.ceil(count / rows);
  const step = perRow > 1 ? Math.min(card + 6, (width - card) / (perRow - 1)) : 0;
  return { rows, perRow, step };
}
