/** Remembers on this device the games in which it holds a seat. */
import { rememberTable } from "../device.svelte";
import type { TableTold } from "../feed/messages";
import type { HeldSeat } from "../feed/requests";

export function saveGame(id: string, held: HeldSeat[], info: TableTold): void {
  const { game, names, state } = info;
  const lesson = info.lesson ? { lesson: true } : {};
  const over = state === "over";
  if (held.length) rememberTable(id, { game, names, seats: held, over, left: false, ...lesson });
}
