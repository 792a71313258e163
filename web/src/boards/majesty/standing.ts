/** Arithmetic on an open table: who leads where, and the totals if the game ended now. */

import { BUILDINGS, type Building, face, isB } from "./buildings";

export interface Realm {
  coins: number;
  workers: number;
  buildings: Record<string, string[]>;
  infirmary: string[];
  final?: { wounded: number; variety: number; majorities: Record<string, number> };
}

export interface FinalScore {
  wounded: number;
  variety: number;
  majorities: Record<Building, number>;
  total: number;
}

/** How many cards lie under a building. */
export function count(realm: Realm, building: string): number {
  return (building === "infirmary" ? realm.infirmary : (realm.buildings[building] ?? [])).length;
}

/** The seats with most cards at a building; none where nobody has one. */
export function leaders(realms: Realm[], building: Building): number[] {
  const most = Math.max(...realms.map((realm) => count(realm, building)));
  return most === 0
    ? []
    : realms.flatMap((realm, seat) => (count(realm, building) === most ? [seat] : []));
}

/** What each seat would be given at the end, and its total (M41). */
export function ifItEndedNow(realms: Realm[], sides: string): FinalScore[] {
  const most = Math.max(...realms.map((realm) => realm.infirmary.length));
  return realms.map((realm, seat) => {
    const hurt = realm.infirmary.length;
    const wounded = isB(sides, "infirmary")
      ? -2 * hurt - (hurt > 0 && hurt === most ? 10 : 0)
      : -hurt;
    const variety = BUILDINGS.filter((building) => count(realm, building) > 0).length ** 2;
    const majorities = Object.fromEntries(
      BUILDINGS.map((building) => [
        building,
        leaders(realms, building).includes(seat) ? face(sides, building).worth : 0,
      ]),
    ) as Record<Building, number>;
    const led = Object.values(majorities).reduce((sum, worth) => sum + worth, 0);
    return {
      wounded: wounded || 0,
      variety,
      majorities,
      total: realm.coins + wounded + variety + led,
    };
  });
}
