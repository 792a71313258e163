import type { BoardProps, Offer } from "../../board";

/** A move in the words of its game, `describe-<verb>` with its parts; empty where it has none. */
export function describe({ move, touches }: Offer, { seats, say }: BoardProps): string {
  const [verb] = move.split(" ");
  const id = `describe-${verb}`;
  const parts = touches.map((touch): [string, string] => {
    const [kind = "", value = ""] = touch.split(":");
    return [kind, kind === "seat" ? (seats[Number(value)]?.name ?? value) : value];
  });
  const text = say(id, Object.fromEntries(parts));
  const isMissing = text === id || text.includes("{$"); // a message may need more than the parts
  return isMissing ? "" : text;
}
