/** What followed from a move, in short, as the log has it. */

import type { BoardModule, GameEvent, SheetLine } from "../../board";
import { consequence, signed } from "./consequence";
import { cardName } from "./sheet";

type Told = Parameters<NonNullable<BoardModule["sums"]>>[1];

/** What the building gave, who else was paid, who was struck or held out; words for the rest. */
export function sums(events: readonly GameEvent[], told: Told): SheetLine[] {
  const { me, name, say } = told;
  const doer = Number(events[0]?.facts.seat);
  const own = brought(events, doer, say);
  const others = events.flatMap(({ name: event, facts }): SheetLine[] => {
    const seat = Number(facts.seat);
    const card = facts.card ? cardName(facts.card, say) : "";
    if (event === "earned" && seat !== doer) return [{ text: `${name(seat)} ${signed(Number(facts.coins))}` }];
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

/** What the seat whose move it was has got out of it, beyond what the card itself cost. */
function brought(events: readonly GameEvent[], doer: number, say: Told["say"]): SheetLine[] {
  const placed = events.find((event) => event.name === "placed");
  if (!placed) return [];
  const after = consequence(events.filter((event) => !["took", "dismissed"].includes(event.name)));
  const coins = consequence(events).coins.get(doer) ?? 0;
  const workers = after.workers.get(doer) ?? 0;
  const sign = (amount: number, words: string) => (amount < 0 ? `−${words}` : `+${words}`);
  const gains = [
    ...(coins ? [sign(coins, say("coins", { coins: Math.abs(coins) }))] : []),
    ...(workers ? [sign(workers, say("workers", { workers: Math.abs(workers) }))] : []),
  ].join(", ");
  const building = say(`building-${placed.facts.building}`);
  return [{ text: gains ? `${building}: ${gains}` : building }];
}
