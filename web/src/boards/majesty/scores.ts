/** The lines of the final scores: coins in play, wounded, variety, and every building's majority. */
import type { BoardProps, ScoreLine } from "../../board";
import { BUILDINGS, fieldOf } from "./buildings";
import type { Realm } from "./standing";

export const led = (realm: Realm): number =>
  Object.values(realm.final?.majorities ?? {}).reduce((sum, worth) => sum + worth, 0);

export const inPlay = (realm: Realm): number =>
  realm.coins - (realm.final?.wounded ?? 0) - (realm.final?.variety ?? 0) - led(realm);

export function scores({ position, say }: BoardProps): ScoreLine[] {
  const realms: Realm[] = position.table.seats;
  return [
    { label: say("label-played"), emblem: "coin", field: "f-noble", values: realms.map(inPlay) },
    {
      label: say("label-wounded"),
      emblem: "m-infirmary",
      field: "f-wounded",
      values: realms.map((realm) => realm.final?.wounded ?? 0),
    },
    {
      label: say("label-variety"),
      emblem: "m-castle",
      field: "f-guard",
      values: realms.map((realm) => realm.final?.variety ?? 0),
    },
    ...BUILDINGS.map((building) => ({
      label: say(`building-${building}`),
      emblem: `m-${building}`,
      field: `f-${fieldOf(building)}`,
      values: realms.map((realm) => realm.final?.majorities[building] ?? 0),
    })),
  ];
}
