/** In which steps a move is told: one thing moves at a time, and a long move is cut short. */
import type { GameEvent, Telling } from "../board";
import { MOVE } from "../kit/tempo";

export const GAP = 80; // milliseconds between two beats
export const WHOLE = 1_200; // and for a whole move

/** Events that are shown together, and for how many milliseconds. */
export interface Beat {
  events: GameEvent[];
  ms: number;
}

/** How long beats take one after the other. */
export const lasts = (all: Beat[]): number =>
  all.reduce((sum, beat) => sum + beat.ms, 0) + GAP * Math.max(0, all.length - 1);

/** The beats of a move; what would take too long happens together at its end. */
export function beats(events: GameEvent[], telling?: Telling): Beat[] {
  const found: Beat[] = [];
  for (const event of events) {
    const time = telling ? (telling.times[event.name] ?? 0) : MOVE;
    const ms = typeof time === "number" ? time : time(event.facts);
    const beat = found.at(-1);
    const along = telling?.along?.[event.name];
    if (beat && (!ms || !beat.ms || beat.events.some((one) => one.name === along))) {
      beat.events.push(event);
      beat.ms = Math.max(beat.ms, ms);
    } else found.push({ events: [event], ms });
  }
  while (found.length > 1 && lasts(found) > WHOLE - (telling?.settles ?? 0)) {
    const last = found.pop()!;
    const beat = found.at(-1)!;
    beat.events.push(...last.events);
    beat.ms = Math.max(beat.ms, last.ms);
  }
  return found.filter((beat) => beat.ms > 0);
}
