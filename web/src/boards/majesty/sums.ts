/** What followed from a move, in short, as the log has it. */

import type { BoardModule, SheetLine } from "../../board";
import { signed } from "./consequence";
import { cardName } from "./sheet";
import type { GameEvent, Majesty } from "./types";

type Context = Parameters<NonNullable<BoardModule<Majesty>["sums"]>>[1];

/** What the building gave, what was traded, who else was paid, who was struck or held out; words for the rest. */
export function sums(events: readonly GameEvent[], context: Context): SheetLine[] {
  const first = events[0]?.facts;
  const mover = first && "seat" in first ? first.seat : -1;
  return [
    ...gainsOfBuilding(events, mover, context.say),
    ...events.flatMap((event) => sumOfEvent(event, mover, context)),
  ];
}

/** One event beside the building's own gains; most have no line. */
function sumOfEvent(
  { name, facts }: GameEvent,
  mover: number,
  { me, name: nameOf, say }: Context,
): SheetLine[] {
  switch (name) {
    case "earned":
      return facts.seat === mover ? [] : [{ text: `${nameOf(facts.seat)} ${signed(facts.coins)}` }];
    case "bought":
      return [{ text: say("describe-buys", { workers: facts.workers }) }];
    case "sold":
      return [{ text: say("describe-sells", { workers: facts.workers }) }];
    case "dismissed":
      return [{ text: say("sheet-spare", { workers: facts.workers }) }];
    case "healed":
      return [{ text: say("sheet-heals", { card: cardName(facts.card, say) }) }];
    case "withstood":
      return [{ text: say("sheet-holds", { seat: nameOf(facts.seat) }) }];
    case "wounded": {
      const card = cardName(facts.card, say);
      const text = say("sheet-wounds", { seat: nameOf(facts.seat), card });
      return [facts.seat === me ? { text, tone: "bad" } : { text }];
    }
    case "finished":
      return [{ text: say("over") }];
    default:
      return [];
  }
}

/** What the building itself has given to the seat whose move it was. */
function gainsOfBuilding(
  events: readonly GameEvent[],
  mover: number,
  say: Context["say"],
): SheetLine[] {
  const placed = events.find((event) => event.name === "placed");
  if (!placed) return [];
  const coins = events
    .filter((event) => event.name === "earned")
    .reduce((sum, { facts }) => sum + (facts.seat === mover ? facts.coins : 0), 0);
  const workers = events
    .filter((event) => event.name === "recruited")
    .reduce((sum, { facts }) => sum + (facts.seat === mover ? facts.workers : 0), 0);
  const gains = [
    ...(coins ? [`+${say("coins", { coins })}`] : []),
    ...(workers ? [`+${say("workers", { workers })}`] : []),
  ].join(", ");
  const building = say(`building-${placed.facts.building}`);
  return [{ text: gains ? `${building}: ${gains}` : building }];
}
