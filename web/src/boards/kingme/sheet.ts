/** What a choice would bring: where a courtier goes, both outcomes of a vote. */

import type { Choice, SheetLine } from "../../board";
import type { BoardProps, Courtier } from "./types";
import { courtierOf, favouritesOf, FLOORS, floorOf, THRONE, worthIf, worthNow } from "./palace";
import { ballots, nominee, outcomes } from "./votes";

function chosenOf({ chosen }: BoardProps, sort: string): string | undefined {
  return chosen.find((one) => one.startsWith(`${sort}:`))?.slice(sort.length + 1);
}

/** Where the chosen courtier would stand. */
function goalOf(props: BoardProps, courtier: Courtier): number | null {
  const { table } = props.position;
  if (table.phase === "ascent") return floorOf(table, courtier) + 1;
  const floor = chosenOf(props, "floor");
  return floor === undefined ? null : Number(floor);
}

export function title(props: BoardProps): string {
  const { say } = props;
  const who = courtierOf(chosenOf(props, "courtier")) ?? nominee(props);
  const courtier = say(`courtier-${who}`);
  if (props.position.table.phase === "vote") return say("sheet-for-king", { courtier });
  const goal = who ? goalOf(props, who) : null;
  if (goal === THRONE) return say("sheet-nominates", { courtier });
  return goal === null
    ? courtier
    : say("sheet-to", { courtier, floor: say(`floor-${FLOORS[goal]}`) });
}

/** What it gives me: the sum of the round before and after, or both outcomes of a vote. */
export function sheet(props: BoardProps): SheetLine[] {
  const { position, say } = props;
  const { table } = position;
  const who = courtierOf(chosenOf(props, "courtier"));
  if (!who) {
    const sealed = ballots(props).filter((vote) => vote === "sealed").length;
    const others = { text: say("sheet-sealed-of", { sealed, seats: table.seats.length }) };
    return [...outcomes(props, nominee(props)), others];
  }
  const goal = goalOf(props, who);
  if (goal === THRONE) return outcomes(props, who);
  if (goal === null) return [{ text: say("sheet-floor") }];
  if (!favouritesOf(position, props.me).includes(who)) return [{ text: say("sheet-not-yours") }];
  const before = worthNow(position, props.me);
  const after = worthIf(position, props.me, who, goal);
  return [{ emblem: "crown", text: say("sheet-round", { before, after }) }];
}

export function act(props: BoardProps): string {
  const { position, say } = props;
  const who = courtierOf(chosenOf(props, "courtier"));
  if (!who) return say("act-seal");
  if (position.table.phase === "placing") return say("act-place");
  return say(goalOf(props, who) === THRONE ? "act-nominate" : "act-up");
}

/** The ballots: Yes, which comes back, and No, which can be seen even where none is left. */
export function choices({ selectable, chosen, position, me, say }: BoardProps): Choice[][] {
  if (![...selectable, ...chosen].some((one) => one.startsWith("vote:"))) return [];
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

export function idle({ position, me, say }: BoardProps): string {
  return say(position.prompt[String(me)]?.asks === "place" ? "board-idle-place" : "board-idle-up");
}
