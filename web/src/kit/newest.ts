/** Shows the end of a list, where the newest stands; in a dialog that opens too, once it is open. */
import { tick } from "svelte";

export async function showNewest(list: HTMLElement): Promise<void> {
  await tick();
  list.scrollTop = list.scrollHeight;
}
