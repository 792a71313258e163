/** Remembers on this device the games in which it holds a seat. */
import { keep } from "../device.svelte";
import type { TableTold } from "../feed/messages";
import type { HeldSeat } from "../feed/requests";

export function saveGame(id: string, held: HeldSeat[], info: TableTold): void {
  const { game, names, state } = info;
  if (held.length) keep(id, { game, names, seats: held, over: state === "over", left: false });
}
