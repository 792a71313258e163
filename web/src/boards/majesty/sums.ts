/** What followed from a move, in short, as the log has it. */

import type { BoardModule, GameEvent, SheetLine } from "../../board";
import { signed } from "./consequence";
import { cardName } from "./sheet";

type Told = Parameters<NonNullable<BoardModule["sums"]>>[1];

/** What the building gave, what was traded, who else was paid, who was struck or held out; words for the rest. */
export function sums(events: readonly GameEvent[], told: Told): SheetLine[] {
  const { me, name, say } = told;
  const doer = Number(events[0]?.facts.seat);
  const own = brought(events, doer, say);
  const others = events.flatMap(({ name: event, facts }): SheetLine[] => {
    const seat = Number(facts.seat);
    const card = facts.card ? cardName(facts.card, say) : "";
    const { workers } = facts;
    if (event === "earned" && seat !== doer)
      return [{ text: `${name(seat)} ${signed(Number(facts.coins))}` }];
    if (event === "bought") return [{ text: say("describe-buys", { workers }) }];
    if (event === "sold") return [{ text: say("describe-sells", { workers }) }];
    if (event === "dismissed") return [{ text: say("sheet-spare", { workers }) }];
    if (event === "healed") return [{ text: say("sheet-heals", { card }) }];
    if (event === "withstood") return [{ text: say("sheet-holds", { seat: name(seat) }) }];
    if (event === "wounded") {
      const text = say("sheet-wounds", { seat: name(seat), card });
      return [seat === me ? { text, tone: "bad" } : { text }];
    }
    return event === "finished" ? [{ text: say("over") }] : [];
  });
  return [...own, ...others];
}

/** What the building itself has given to the seat whose move it was. */
function brought(events: readonly GameEvent[], doer: number, say: Told["say"]): SheetLine[] {
  const placed = events.find((event) => event.name === "placed");
  if (!placed) return [];
  const sum = (name: string, fact: string) =>
    events.reduce(
      (all, event) =>
        all + (event.name === name && event.facts.seat === doer ? Number(event.facts[fact]) : 0),
      0,
    );
  const coins = sum("earned", "coins");
  const workers = sum("recruited", "workers");
  const gains = [
    ...(coins ? [`+${say("coins", { coins })}`] : []),
    ...(workers ? [`+${say("workers", { workers })}`] : []),
  ].join(", ");
  const building = say(`building-${placed.facts.building}`);
  return [{ text: gains ? `${building}: ${gains}` : building }];
}
