/** What events of the wire change at the table, in numbers that can be drawn beside it. */

import type { GameEvent } from "./types";

export interface Change {
  seat: number;
  column: string;
  by: number;
  /** The card that comes or goes. */
  card: string;
}

export interface Consequence {
  coins: Map<number, number>;
  workers: Map<number, number>;
  changes: Change[];
}

/** The sum of what a turn brings; the final scoring, which may follow the last one, is left out. */
export function consequence(events: readonly GameEvent[]): Consequence {
  const found: Consequence = { coins: new Map(), workers: new Map(), changes: [] };
  const add = (sums: Map<number, number>, seat: number, amount: number) =>
    sums.set(seat, (sums.get(seat) ?? 0) + amount);
  const change = (seat: number, column: string, by: number, card: string) =>
    found.changes.push({ seat, column, by, card });
  for (const { name, facts } of events) {
    switch (name) {
      case "took":
        add(found.workers, facts.seat, facts.gained - facts.paid);
        break;
      case "placed":
        change(facts.seat, facts.building, 1, facts.card);
        break;
      case "earned":
        add(found.coins, facts.seat, facts.coins);
        break;
      case "recruited":
        add(found.workers, facts.seat, facts.workers);
        break;
      case "bought":
        add(found.workers, facts.seat, facts.workers);
        add(found.coins, facts.seat, -facts.workers);
        break;
      case "sold":
      case "dismissed":
        add(found.workers, facts.seat, -facts.workers);
        add(found.coins, facts.seat, facts.workers);
        break;
      case "healed":
        change(facts.seat, "infirmary", -1, facts.card);
        change(facts.seat, facts.building, 1, facts.card);
        break;
      case "wounded":
        change(facts.seat, facts.building, -1, facts.card);
        change(facts.seat, "infirmary", 1, facts.card);
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

/** The cards that come to a column of a seat. */
export function arrivals(found: Consequence, seat: number, column: string): string[] {
  return found.changes
    .filter((one) => one.seat === seat && one.column === column && one.by > 0)
    .map(({ card }) => card);
}

/** A number with its sign; the minus is a true one. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
