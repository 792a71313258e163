/** How long what moves takes, and what is moving now. */
import { settings } from "../device.svelte";

export const MOVE = 260; // milliseconds: a hop, a card to its place, coins
export const ARC = 320; // what returns, is wounded or healed
export const CLOSE = 200; // a row closes up

/** How much of its time a motion takes: all, half or none, as the reader and the device want it. */
export function tempo(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { normal: 1, quick: 0.5, none: 0 }[settings.speed];
}

const running = new Set<() => void>();

/** Remembers how something that moves is finished; gives what forgets it again. */
export function moving(finish: () => void): () => void {
  running.add(finish);
  return () => running.delete(finish);
}

/** What finishes all that moves by now, and nothing that begins later. */
export function landing(): () => void {
  const now = [...running];
  return () => now.forEach((finish) => finish());
}

/** Finishes all that moves. */
export const finishAll = (): void => landing()();
