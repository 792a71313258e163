/** Moves in plain words. */

import type { Offer } from "../../board";
import type { BoardProps } from "./types";
import { courtierOf, FLOORS, floorOf, THRONE } from "./palace";

export function describe({ touches }: Offer, { position, say }: BoardProps): string {
  const of = (sort: string) =>
    touches.find((one) => one.startsWith(`${sort}:`))?.slice(sort.length + 1);
  const vote = of("vote");
  if (vote) return say(`describe-${vote}`);
  const who = courtierOf(of("courtier"));
  const placed = of("floor");
  const number = placed === undefined && who ? floorOf(position.table, who) + 1 : Number(placed);
  const verb = number === THRONE ? "nominate" : placed === undefined ? "ascend" : "place";
  const floor = say(`floor-${FLOORS[number]}`);
  return say(`describe-${verb}`, { courtier: say(`courtier-${who}`), number, floor });
}
