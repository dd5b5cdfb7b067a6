/** Where seats stand round an oval: equal steps along its rim, because equal angles crowd the sides. */

/** The angles, in degrees, of so many seats round a table of this size: from one's own left over the top to the right; all round, if nobody looks on from below. */
export function angles(count: number, width: number, height: number, whole = false): number[] {
  const [a, b] = [Math.max(1, width / 2 - 66), Math.max(1, height / 2 - 58)];
  const from = whole ? 90 : count > 5 ? 168 : 180;
  const arc = whole ? 360 : 2 * (270 - from);
  const rim = [0];
  for (let at = 1; at <= arc; at++) {
    const angle = ((from + at - 0.5) * Math.PI) / 180;
    rim.push((rim[at - 1] ?? 0) + Math.hypot(a * Math.sin(angle), b * Math.cos(angle)));
  }
  const total = rim[arc] ?? 1;
  return Array.from({ length: count }, (_, seat) => {
    const wanted = (total * (seat + 0.5)) / count;
    const at = Math.max(1, rim.findIndex((length) => length >= wanted));
    const [before, after] = [rim[at - 1] ?? 0, rim[at] ?? 1];
    return from + at - (after - wanted) / (after - before || 1);
  });
}
