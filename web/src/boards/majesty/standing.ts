/** Who has how many cards where, and who leads. */
import type { Building, BoardProps, Realm } from "./types";
import type { Column } from "./buildings";

/** How many cards lie under a building, or in the infirmary. */
export function count(realm: Realm, column: Column): number {
  return (column === "infirmary" ? realm.infirmary : realm.buildings[column]).length;
}

/** The seats that a building would pay if the game ended now. */
export function leaders({ derived }: BoardProps["position"], building: Building): number[] {
  return derived.seats.flatMap(({ majorities }, seat) => (majorities[building] ? [seat] : []));
}

/** Kinds times kinds, and what that is: 3 × 3 = 9. */
export const square = ({ buildings, variety }: { buildings: number; variety: number }): string =>
  `${buildings} × ${buildings} = ${variety}`;
