/** What a choice would bring: where a courtier goes, both outcomes of a vote. */

import type { BoardProps, Choice, SheetLine } from "../../board";
import { favourites } from "./goals";
import { FLOORS, floorOf, type KingMeTable, THRONE, worthIf, worthNow } from "./palace";

type Shown = BoardProps<KingMeTable>;

function chosenOf({ chosen }: Shown, sort: string): string | undefined {
  return chosen.find((one) => one.startsWith(`${sort}:`))?.slice(sort.length + 1);
}

/** The nominee, while everyone votes. */
function nominee({ position }: Shown): string | undefined {
  return position.table.floors[THRONE]![0];
}

/** Where the chosen courtier would stand. */
function goalOf(shown: Shown, courtier: string): number | null {
  const { table } = shown.position;
  if (table.phase === "ascent") return floorOf(table, courtier) + 1;
  const floor = chosenOf(shown, "floor");
  return floor === undefined ? null : Number(floor);
}

export function title(shown: Shown): string {
  const { say } = shown;
  const vote = chosenOf(shown, "vote");
  const who = chosenOf(shown, "courtier") ?? nominee(shown) ?? "";
  const courtier = say(`courtier-${who}`);
  if (vote) return say("sheet-for-king", { courtier });
  const goal = goalOf(shown, who);
  if (goal === THRONE) return say("sheet-nominates", { courtier });
  return goal === null ? courtier : say("sheet-to", { courtier, floor: say(`floor-${FLOORS[goal]}`) });
}

/** What it gives me: the sum of the round before and after, or both outcomes of a vote. */
export function sheet(shown: Shown): SheetLine[] {
  const { position, say } = shown;
  const { table } = position;
  const who = chosenOf(shown, "courtier");
  if (!who) return outcomes(shown, nominee(shown));
  const goal = goalOf(shown, who);
  if (goal === THRONE) return outcomes(shown, who);
  if (goal === null) return [{ text: say("sheet-floor") }];
  const mine = table.seats[shown.me]?.goal ?? null;
  if (!favourites(mine).includes(who)) return [{ text: say("sheet-not-yours") }];
  const before = worthNow(table, mine, shown.options);
  const after = worthIf(table, mine, shown.options, who, goal);
  return [{ emblem: "crown", text: say("sheet-round", { before, after }) }];
}

function outcomes({ position, options, me, say }: Shown, courtier: string | undefined): SheetLine[] {
  if (!courtier) return [];
  const mine = position.table.seats[me]?.goal ?? null;
  const crowned = worthIf(position.table, mine, options, courtier, THRONE);
  const refused = worthIf(position.table, mine, options, courtier, -1);
  const own = favourites(mine).includes(courtier);
  return [
    { emblem: "vote-yes", text: say("sheet-crowned", { points: crowned }) },
    { emblem: "vote-no", text: say("sheet-refused", { points: refused }) },
    { text: say(own ? "sheet-yours" : "sheet-not-yours") },
  ];
}

export function act(shown: Shown): string {
  const { position, say } = shown;
  const who = chosenOf(shown, "courtier");
  if (!who) return say("act-seal");
  if (position.table.phase === "placing") return say("act-place");
  return say(goalOf(shown, who) === THRONE ? "act-nominate" : "act-up");
}

/** Yes and No, the latter while a card is left; floors, where one is asked. */
export function choices({ lit, chosen, position, me, say }: Shown): Choice[][] {
  const open = [...lit, ...chosen];
  if (!open.some((one) => one.startsWith("vote:"))) return [];
  const noes = position.table.seats[me]?.noes ?? 0;
  const found: Choice[] = [{ touch: "vote:yes", emblem: "vote-yes", text: say("vote-yes") }];
  if (noes > 0) found.push({ touch: "vote:no", emblem: "vote-no", text: say("act-no", { no: say("vote-no"), noes }) });
  return [found];
}

export function idle(shown: Shown): string {
  const { position, me, say } = shown;
  const asks = position.prompt[String(me)]?.asks;
  if (asks !== "vote") return say(asks === "place" ? "board-idle-place" : "board-idle-up");
  const [yes, no] = outcomes(shown, nominee(shown));
  const courtier = say(`courtier-${nominee(shown)}`);
  return `${say("sheet-for-king", { courtier })} ${yes?.text ?? ""}, ${no?.text ?? ""}`;
}
