/** What a courtier, a floor or a seat explains. */

import type { Topic } from "../../board";
import type { BoardProps } from "./types";
import { figureOf } from "./figures";
import { courtierOf, favouritesOf, FLOORS, floorOf, THRONE, worth } from "./palace";

/** The topics `courtier-K`, `floor-nobles` and `seat-2`. */
export function topic(asked: string, { position, me, seats, say }: BoardProps): Topic | undefined {
  const [sort, name] = asked.split("-") as [string, string];
  if (sort === "floor") {
    const floor = (FLOORS as readonly string[]).indexOf(name);
    if (floor < 0) return undefined;
    return {
      emblem: floor === THRONE ? "throne" : `f-${name}`,
      field: "c-D",
      title: say(asked),
      text: say(floor === THRONE ? "help-throne" : "help-floor", {
        points: worth(position, floor),
      }),
      rules: floor === THRONE ? ["K9", "K14"] : ["K5", "K14"],
    };
  }
  if (sort === "seat") {
    const { noes, scores } = position.table.seats[Number(name)]!;
    const rounds = position.derived.favourites.map((goals, at) => {
      const names = goals[Number(name)]!.map((one) => say(`courtier-${one}`));
      return `${say("board-round", { round: at + 1 })}: +${scores[at]} (${names.join(", ")}).`;
    });
    return {
      emblem: "crown",
      field: "c-D",
      title: seats[Number(name)]!.name,
      text: [`${say("board-noes", { noes })}.`, ...rounds].join(" "),
      rules: ["K12", "K14"],
    };
  }
  const courtier = courtierOf(name);
  if (!courtier) return undefined;
  const { table } = position;
  const floor = floorOf(table, courtier);
  const mine = favouritesOf(position, me).includes(courtier);
  const whereabouts = table.out.includes(courtier)
    ? say("board-out")
    : floor < 0
      ? say("board-waits")
      : say(`floor-${FLOORS[floor]}`);
  return {
    emblem: `k-${name}`,
    figure: (language) => figureOf(name, language),
    field: `c-${name}`,
    title: say(asked),
    text: whereabouts,
    now:
      me < 0
        ? []
        : [
            {
              text: say(mine ? "help-yours" : "help-not-yours", { points: worth(position, floor) }),
            },
          ],
    rules: ["K7", "K14"],
  };
}
