/** What acts, ways of acting and fields are called: the words come with the view, and with the table of acts. */
import { t } from "./i18n";
import { ACTS, FIELDS, type Act, type View } from "./wire";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const known = (view: View, way: string) => view.labels.find((each) => each.way === way);
/** A game without its edition. */
export const shortTitle = (title: string): string => title.split(/,| in /)[0] ?? title;
export const editionOf = (title: string): string => t(title.slice(shortTitle(title).length).replace(/^, /, "").trim());
/** A game with its edition, as this language has it. */
export const gameTitle = (title: string): string => (title.endsWith(editionOf(title)) ? title : `${shortTitle(title)}, ${editionOf(title)}`);
/** What is on the button for an act. */
export const actLabel = (view: View, type: Act["type"]): string => t(known(view, ACTS[type].way)?.label ?? ACTS[type].label);
/** What is on the button for a way of acting. */
export const buttonLabel = (view: View, way: string): string => t(known(view, way)?.label ?? capital(way.replaceAll("-", " ")));
/** A way of acting as what somebody does: "name a suit". */
export const wayLabel = (view: View, way: string): string => t(known(view, way)?.does ?? way.replaceAll("-", " "));
/** What an act is called whose way of acting may be set already. */
export function titleOf(view: View, type: Act["type"], preset: Record<string, unknown>): string {
  const way = String(preset.choice ?? preset.matter ?? "");
  return way ? buttonLabel(view, way) : actLabel(view, type);
}
export const fieldLabel = (name: string): string => t(FIELDS[name] ?? capital(name.replaceAll("_", " ")));
/** What is counted or marked on the felt. */
const FIGURES = ["drawn", "draws left", "hand up", "look", "veto", "score", "left the table", "common loss", "to pick up", "right side", "left side", "everybody has two turns", "every other place is skipped", "turns until play turns back", "places skipped after the next turn", "Spades are named", "Hearts are named", "Diamonds are named", "Clubs are named", "places that hands move on", "play goes clockwise", "play goes anticlockwise", "all use the left hand", "all use the right hand"];
export function figureLabel(name: string): string {
  const [, pile, what = name] = /^pile (\d+): (.*)$/.exec(name) ?? [];
  const [, rank] = /^price (\S+)$/.exec(what) ?? [], [, at] = /^at pile (\d+)$/.exec(what) ?? [];
  const told = rank ? t("price {rank}", { rank }) : at ? t("at pile {n}", { n: at }) : t(what);
  return capital(pile ? t("pile {n}: {what}", { n: pile, what: told }) : told);
}
/** Who watches over the rules. */
const DIALS: Record<string, string> = { referee: "a referee watches", table: "the table watches", honour: "on your honour" };
export const dialLabel = (dial: string): string => t(DIALS[dial] ?? dial);
/** Who watches over a sentence of a book. */
const WATCHED: Record<string, string> = { words: "The table watches it.", shelf: "The table knows this rule.", people: "People watch it, and settle it with a vote." };
export const watchedBy = (by: string): string => t(WATCHED[by] ?? "");
/** The words that are the page's own among these, for whoever translates them. */
export const LABELLED: string[] = [...[DIALS, WATCHED].flatMap((each) => Object.values(each)), ...FIGURES];
