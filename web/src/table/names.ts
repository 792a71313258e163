/** What seats are called: people by their names, bots by their level in the reader's language. */
import type { SeatHere } from "../feed/messages";
import type { Seat } from "../board";
import type { Words } from "../words/words";
import { spokenNames } from "../words/narrator";

export function seatName(name: string | null, kind: string, words: Words): string {
  if (name === null) return words.say("open-seat");
  return kind === "bot" && words.has(`bot-${name}`) ? words.say(`bot-${name}`) : name;
}

const LONGEST = 14;

/** A name as short as lists and sheets have room for; the log has all of it. */
export function brief(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}

/** The seats of a table as boards and sentences call them; equal bots are told apart by number. */
export function seatsNamed(seats: SeatHere[], words: Words): Seat[] {
  const called = seats.map((seat) => seatName(seat.name, seat.kind, words));
  const names = spokenNames(
    called.map((name, at) =>
      seats[at]!.kind === "bot" && called.indexOf(name) !== called.lastIndexOf(name)
        ? words.say("bot-number", { number: at + 1 })
        : name,
    ),
  );
  return seats.map((seat, at) => ({ name: names[at]!, kind: seat.kind, here: seat.here }));
}
