/** Titles for whoever gives none, in the language of the page: the table reads English. */
import { CARDS, EFFECTS, sentence, titleFrom, wantsWords, type Chips, type Choice } from "../chips";
import { language, t } from "../i18n";
import { capital } from "../words";

const labelOf = (choices: readonly Choice[], words: string): string => t(choices.find((each) => each.words === words)?.label ?? "");
/** A card without its article, "a red card" as its colour: "eine 7" is "7", "eine rote Karte" is "Rot". */
const named = (card: string): string => card.replace(/^eine?n? /, "").replace(/^(rot|schwarz)e Karte$/, (_, colour: string) => capital(colour));

/** A title for a rule as it is written, and as the chips say it. */
export function titleOfRule(text: string, chips: Chips): string {
  if (language === "en" || !sentence(chips) || wantsWords(chips.effect)) return titleFrom(text);
  return t("{card}: {effect}", { card: named(labelOf(CARDS, chips.card)), effect: labelOf(EFFECTS, chips.effect) });
}
