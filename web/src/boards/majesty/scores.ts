/** The lines of the final scores: coins in play, wounded, variety, and every building's majority. */
import type { ScoreLine } from "../../board";
import { BUILDINGS, fieldOf } from "./buildings";
import type { BoardProps } from "./types";

type SeatScore = BoardProps["position"]["derived"]["seats"][number];

export const led = ({ majorities }: SeatScore): number =>
  Object.values(majorities).reduce((sum, worth) => sum + worth, 0);

export const inPlay = (score: SeatScore): number =>
  score.total - score.wounded - score.variety - led(score);

export function scores({ position, say }: BoardProps): ScoreLine[] {
  const { seats } = position.derived;
  return [
    { label: say("label-played"), emblem: "coin", field: "f-noble", values: seats.map(inPlay) },
    {
      label: say("label-wounded"),
      emblem: "m-infirmary",
      field: "f-wounded",
      values: seats.map(({ wounded }) => wounded),
    },
    {
      label: say("label-variety"),
      emblem: "kinds",
      field: "f-guard",
      values: seats.map(({ variety }) => variety),
    },
    ...BUILDINGS.map((building) => ({
      label: say(`building-${building}`),
      emblem: `m-${building}`,
      field: `f-${fieldOf(building)}`,
      values: seats.map(({ majorities }) => majorities[building]),
    })),
  ];
}
