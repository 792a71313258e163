/** Divides a move into animation steps: one thing moves at a time, and a long move is shortened. */
import type { GameEvent, Animations } from "../board";
import { MOVE } from "../kit/tempo";

export const GAP_MS = 80; // between two steps
export const MAX_MOVE_MS = 1_200;

/** Events that are shown together, and for how long. */
export interface AnimationStep {
  events: GameEvent[];
  ms: number;
}

/** How long steps take one after the other. */
export const durationMs = (steps: AnimationStep[]): number =>
  steps.reduce((sum, step) => sum + step.ms, 0) + GAP_MS * Math.max(0, steps.length - 1);

/** The animation steps of a move; what would take too long happens together at its end. */
export function animationSteps(events: GameEvent[], animations?: Animations): AnimationStep[] {
  const steps: AnimationStep[] = [];
  for (const event of events) {
    const time = animations ? (animations.times[event.name] ?? 0) : MOVE;
    const ms = typeof time === "number" ? time : time(event.facts, events);
    const last = steps.at(-1);
    const along = animations?.along?.[event.name];
    if (last && (!ms || !last.ms || last.events.some((one) => one.name === along))) {
      last.events.push(event);
      last.ms = Math.max(last.ms, ms);
    } else steps.push({ events: [event], ms });
  }
  while (steps.length > 1 && durationMs(steps) > MAX_MOVE_MS - (animations?.settles ?? 0)) {
    const { events, ms } = steps.pop()!;
    const last = steps.at(-1)!;
    last.events.push(...events);
    last.ms = Math.max(last.ms, ms);
  }
  return steps.filter((step) => step.ms > 0);
}
