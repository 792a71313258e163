/** How a place answers once when it pays: sails turn, smoke puffs, flags dip, a sign swings, a bell rings. */
import { glide } from "../../kit/travel";
import type { Column } from "./buildings";

const ANSWER = 700; // milliseconds, while the coins count

const around = (x: number, y: number, ...degrees: number[]): Keyframe[] =>
  degrees.map((by) => ({
    transform: `translate(${x}px, ${y}px) rotate(${by}deg) translate(${-x}px, ${-y}px)`,
  }));
const puff: Keyframe[] = [
  { transform: "none", opacity: 1 },
  { transform: "translate(6px, -18px)", opacity: 0, offset: 0.6 },
  { transform: "translate(-2px, 8px)", opacity: 0, offset: 0.61 },
  { transform: "none", opacity: 1 },
];
const dip: Keyframe[] = [0, 9, 0, 6, 0].map((by) => ({ transform: `translateY(${by}px)` }));

const ANSWERS: Record<Column, Keyframe[]> = {
  mill: around(60, 46, 0, 90),
  brewery: puff,
  cottage: puff,
  guardhouse: dip,
  barracks: dip,
  inn: around(100, 58, 0, 16, -12, 7, 0),
  castle: dip,
  infirmary: around(60, 31, 0, 22, -18, 10, 0),
};

/** A place of a realm answers, if it stands in a landscape. */
export function answer(realm: Element | null | undefined, place: Column): void {
  const part = realm?.querySelector(`[data-site="${place}"] .moves`);
  if (part) glide(part, ANSWERS[place], ANSWER);
}
