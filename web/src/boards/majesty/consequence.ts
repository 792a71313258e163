/** What events of the wire change at the table, in numbers that can be drawn beside it. */

import type { GameEvent } from "../../board";

export interface Change {
  seat: number;
  column: string;
  by: number;
}

export interface Consequence {
  coins: Map<number, number>;
  workers: Map<number, number>;
  changes: Change[];
}

type Facts = Record<string, any>;

/** The sum of what a turn brings; the final scoring, which may follow the last one, is left out. */
export function consequence(events: readonly GameEvent[]): Consequence {
  const found: Consequence = { coins: new Map(), workers: new Map(), changes: [] };
  const add = (sums: Map<number, number>, seat: number, amount: number) =>
    sums.set(seat, (sums.get(seat) ?? 0) + amount);
  const change = (seat: number, column: string, by: number) =>
    found.changes.push({ seat, column, by });
  for (const { name, facts } of events as { name: string; facts: Facts }[]) {
    const seat: number = facts.seat;
    if (name === "took") add(found.workers, seat, facts.gained - facts.paid);
    else if (name === "placed") change(seat, facts.building, 1);
    else if (name === "earned") add(found.coins, seat, facts.coins);
    else if (name === "recruited") add(found.workers, seat, facts.workers);
    else if (name === "bought") {
      add(found.workers, seat, facts.workers);
      add(found.coins, seat, -facts.workers);
    } else if (name === "sold" || name === "dismissed") {
      add(found.workers, seat, -facts.workers);
      add(found.coins, seat, facts.workers);
    } else if (name === "healed") {
      change(seat, "infirmary", -1);
      change(seat, facts.building, 1);
    } else if (name === "wounded") {
      change(seat, facts.building, -1);
      change(seat, "infirmary", 1);
    }
  }
  return found;
}

/** How a column of a seat changes. */
export function changeOf(found: Consequence, seat: number, column: string): number {
  return found.changes
    .filter((one) => one.seat === seat && one.column === column)
    .reduce((sum, one) => sum + one.by, 0);
}

/** A number with its sign; the minus is a true one. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
