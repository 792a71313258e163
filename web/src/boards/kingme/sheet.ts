/** What a choice would bring: where a courtier goes, both outcomes of a vote. */

import type { BoardProps, Choice, SheetLine } from "../../board";
import { favourites } from "./goals";
import { FLOORS, floorOf, type KingMeTable, THRONE, worthIf, worthNow } from "./palace";
import { ballots, nominee, outcomes } from "./votes";

type Shown = BoardProps<KingMeTable>;

function chosenOf({ chosen }: Shown, sort: string): string | undefined {
  return chosen.find((one) => one.startsWith(`${sort}:`))?.slice(sort.length + 1);
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
  const who = chosenOf(shown, "courtier") ?? nominee(shown) ?? "";
  const courtier = say(`courtier-${who}`);
  if (shown.position.table.phase === "vote") return say("sheet-for-king", { courtier });
  const goal = goalOf(shown, who);
  if (goal === THRONE) return say("sheet-nominates", { courtier });
  return goal === null
    ? courtier
    : say("sheet-to", { courtier, floor: say(`floor-${FLOORS[goal]}`) });
}

/** What it gives me: the sum of the round before and after, or both outcomes of a vote. */
export function sheet(shown: Shown): SheetLine[] {
  const { position, say } = shown;
  const { table } = position;
  const who = chosenOf(shown, "courtier");
  if (!who) {
    const sealed = ballots(shown).filter((vote) => vote === "sealed").length;
    const others = { text: say("sheet-sealed-of", { sealed, seats: table.seats.length }) };
    return [...outcomes(shown, nominee(shown)), others];
  }
  const goal = goalOf(shown, who);
  if (goal === THRONE) return outcomes(shown, who);
  if (goal === null) return [{ text: say("sheet-floor") }];
  const mine = table.seats[shown.me]?.goal ?? null;
  if (!favourites(mine).includes(who)) return [{ text: say("sheet-not-yours") }];
  const before = worthNow(table, mine, shown.options);
  const after = worthIf(table, mine, shown.options, who, goal);
  return [{ emblem: "crown", text: say("sheet-round", { before, after }) }];
}

export function act(shown: Shown): string {
  const { position, say } = shown;
  const who = chosenOf(shown, "courtier");
  if (!who) return say("act-seal");
  if (position.table.phase === "placing") return say("act-place");
  return say(goalOf(shown, who) === THRONE ? "act-nominate" : "act-up");
}

/** The ballots: Yes, which comes back, and No, which can be seen even where none is left. */
export function choices({ lit, chosen, position, me, say }: Shown): Choice[][] {
  if (![...lit, ...chosen].some((one) => one.startsWith("vote:"))) return [];
  const noes = position.table.seats[me]?.noes ?? 0;
  return [
    [
      {
        touch: "vote:yes",
        emblem: "vote-yes",
        text: say("vote-yes"),
        note: say("ballot-yes"),
        tone: "good",
      },
      {
        touch: "vote:no",
        emblem: "vote-no",
        text: say("vote-no"),
        note: say("ballot-no", { noes }),
        tone: "bad",
        off: noes === 0,
      },
    ],
  ];
}

export function idle({ position, me, say }: Shown): string {
  return say(position.prompt[String(me)]?.asks === "place" ? "board-idle-place" : "board-idle-up");
}
