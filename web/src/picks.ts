/** Cards that a person has taken up: of the hand, or of what lies in sight. */
import { keyed } from "./cards";
import { t } from "./i18n";
import type { View } from "./wire";

export interface Spot {
  key: string;
  name: string;
  /** "hand", "stock", or an area as in area:market:-1. */
  place: string;
}

export interface Spots {
  title: string;
  place: string;
  spots: Spot[];
}

const spots = (title: string, place: string, names: readonly string[]): Spots => ({
  title,
  place,
  spots: keyed(names).map(({ key, name }) => ({ key: `${place}|${key}`, name, place })).filter(({ name }) => name !== "##"),
});

/** All cards that this seat can point at, place by place. */
export function inSight(view: View): Spots[] {
  const areas = view.areas.map((each) => {
    const whose = each.owner < 0 ? "" : each.owner === view.seat ? `${t("your")} ` : `${view.names[each.owner]}: `;
    return spots(`${whose}${each.area}`, `area:${each.area}:${each.owner}`, each.cards);
  });
  return [spots(t("your hand"), "hand", view.hand), spots(t("top of the stock"), "stock", view.known), ...areas].filter((group) => group.spots.length);
}

/** Whether a card is this seat's own: in the hand, or in an area before it. */
export const isOwn = (spot: Spot, seat: number): boolean => spot.place === "hand" || spot.place.endsWith(`:${seat}`);

/** How cards that were taken up are shared out among the fields of an act. */
export function dealOut(fields: Record<string, string>, picked: readonly Spot[], seat: number): Record<string, Spot[]> {
  const own = picked.filter((spot) => isOwn(spot, seat));
  const other = picked.filter((spot) => !isOwn(spot, seat));
  if ("card" in fields && "cards" in fields) return { card: other.slice(0, 1), cards: own };
  if ("wanted" in fields) return { cards: own, wanted: other };
  return "card" in fields ? { card: picked.slice(0, 1) } : "cards" in fields ? { cards: [...picked] } : {};
}
