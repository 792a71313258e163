/** What a card explains: where it goes, how many places it has now, and the rule of its power. */

import type { BoardProps, SheetLine, Topic } from "../../board";
import { ruleOf, zoneOf, zoneWord } from "./cards";

/** The topic `card-king`. */
export function topic(asked: string, { offers, say }: BoardProps): Topic | undefined {
  const card = asked.replace(/^card-/, "");
  const rule = ruleOf(card);
  if (!rule) return undefined;
  const places = offers.filter(
    ({ touches }) => touches.includes(`hand:${card}`) && touches.some((one) => one.startsWith("place:")),
  ).length;
  const now: SheetLine[] = places ? [{ text: say("help-places", { places }) }] : [];
  const zone = zoneOf(card);
  return {
    emblem: `c-${card}`,
    field: `f-${zone}`,
    title: say(`card-${card}`),
    text: say(zoneWord(zone)),
    now,
    rules: [rule],
  };
}
