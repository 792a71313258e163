/** The cards in play. */
import type { BoardProps, Placed, Stacks } from "./types";

/** All stacks, of the castle and of the outside. */
export const stacksOf = ({ position }: BoardProps): Stacks => ({
  ...position.table.board,
  ...position.table.outside,
});

/** The card at a place and level, `c3` being the top one and `c3.1` the lowest. */
export function cardAt(stacks: Stacks, at: string): Placed | undefined {
  const [place, level] = at.split(".") as [string, string | undefined];
  const stack = stacks[place] ?? [];
  return level === undefined ? stack.at(-1) : stack[Number(level) - 1];
}
