/** Marks on the board what was played and what was better, wherever a board draws what they touch. */
import type { Judged } from "../feed/requests";
import { say } from "../words/page_words.svelte";

/** Marks a move that is weighed; what it returns takes the marks away. */
export function mark({ tries, played, loss }: Judged): () => void {
  const touches = (move: string | undefined) =>
    tries.find((one) => one.move === move)?.touches ?? [];
  const better = loss === null ? [] : touches(tries[0]?.move);
  const marked: HTMLElement[] = [];
  for (const thing of document.querySelectorAll<HTMLElement>(".stage [data-touch]")) {
    const touch = thing.dataset.touch!;
    const words = [
      better.includes(touch) && "better",
      touches(played).includes(touch) && "played",
    ].filter((one) => !!one);
    if (!words.length) continue;
    thing.dataset.mark = words.join(" ");
    thing.dataset.says = words.map((one) => say(`review-${one}`)).join(", ");
    marked.push(thing);
  }
  return () => {
    for (const { dataset } of marked) {
      delete dataset.mark;
      delete dataset.says;
    }
  };
}
