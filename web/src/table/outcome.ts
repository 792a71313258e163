/** What followed from a move, or would: in short where the board can sum it up, else sentence by sentence. */
import type { BoardModule, GameEvent, SheetLine } from "../board";
import type { Narrator } from "../words/narrator";

export function outcome(
  events: readonly GameEvent[],
  module: BoardModule | undefined,
  narrator: Narrator,
  me: number,
): SheetLine[] {
  const tell = (event: GameEvent) => narrator.tell(event);
  const summed = module?.sums?.(events, {
    me,
    name: (seat) => narrator.seat(seat),
    say: narrator.say,
    tell,
  });
  return (
    summed ??
    events.slice(1).map((event): SheetLine => ({
      text: tell(event),
      ...(module?.harms?.(event, me) ? { tone: "bad" } : {}),
    }))
  );
}

/** The same in one line; the reader's own harm comes first. */
export function inLine(lines: readonly SheetLine[]): string {
  const harm = lines.filter(({ tone }) => tone === "bad");
  const texts = [...harm, ...lines.filter((line) => !harm.includes(line))].map(({ text }) => text);
  return texts
    .map((text, at) => (text.endsWith(".") || at === texts.length - 1 ? text : `${text} ·`))
    .join(" ");
}
