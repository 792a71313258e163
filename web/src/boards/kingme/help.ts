/** What a courtier, a floor or a seat explains. */

import type { BoardProps, Topic } from "../../board";
import { COURTIERS, favourites } from "./goals";
import { FLOORS, floorOf, type KingMeTable, type Memory, THRONE, worth } from "./palace";

/** The topics `courtier-K`, `floor-nobles` and `seat-2`. */
export function topic(
  asked: string,
  { position, me, seats, say }: BoardProps<KingMeTable, Memory>,
): Topic | undefined {
  const [sort, name] = asked.split("-") as [string, string];
  if (sort === "floor") {
    const floor = (FLOORS as readonly string[]).indexOf(name);
    if (floor < 0) return undefined;
    return {
      emblem: floor === THRONE ? "throne" : `f-${name}`,
      field: "c-D",
      title: say(asked),
      text: say(floor === THRONE ? "help-throne" : "help-floor", { points: worth(floor) }),
      rules: floor === THRONE ? ["K9", "K14"] : ["K5", "K14"],
    };
  }
  if (sort === "seat") {
    const { noes, scores } = position.table.seats[Number(name)]!;
    const rounds = position.memory.goals.map(({ round, goals }) => {
      const shown = favourites(goals[Number(name)]).map((one) => say(`courtier-${one}`));
      return `${say("board-round", { round })}: +${scores[round - 1]} (${shown.join(", ")}).`;
    });
    return {
      emblem: "crown",
      field: "c-D",
      title: seats[Number(name)]!.name,
      text: [`${say("board-noes", { noes })}.`, ...rounds].join(" "),
      rules: ["K12", "K14"],
    };
  }
  if (!COURTIERS.includes(name)) return undefined;
  const { table } = position;
  const floor = floorOf(table, name);
  const mine = favourites(table.seats[me]?.goal).includes(name);
  const stands = table.out.includes(name)
    ? say("board-out")
    : floor < 0
      ? say("board-waits")
      : say(`floor-${FLOORS[floor]}`);
  return {
    emblem: `k-${name}`,
    field: `c-${name}`,
    title: say(asked),
    text: stands,
    now:
      me < 0
        ? []
        : [{ text: say(mine ? "help-yours" : "help-not-yours", { points: worth(floor) }) }],
    rules: ["K7", "K14"],
  };
}
