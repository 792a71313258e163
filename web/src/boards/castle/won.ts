import type { BoardProps } from "../../board";

/** Who has no card left (C13), or the fewest where the game was stuck (C14). */
export function won({ position, say }: BoardProps): string {
  const seats: { hand: unknown[] }[] = position.table.seats;
  if (position.table.ending !== "blocked") return say("won-empty");
  const hands = seats.map((seat) => seat.hand.length);
  const level = hands.filter((cards) => cards === Math.min(...hands)).length;
  return say(
    level === 1 ? "won-blocked" : position.winners.length < level ? "won-decks" : "won-shared",
  );
}
