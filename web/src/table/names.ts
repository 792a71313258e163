/** What seats are called: people by their names, bots by their level in the reader's language. */
import type { SeatHere } from "../feed/messages";
import type { Seat } from "../board";
import type { Words } from "../words/words";
import { spokenNames } from "../words/narrator";

export function seatName(name: string | null, kind: string, words: Words): string {
  if (name === null) return words.say("open-seat");
  if (kind !== "bot") return name;
  return words.has(`character-${name}`)
    ? words.say(`character-${name}`)
    : words.has(`bot-${name}`)
      ? words.say(`bot-${name}`)
      : name;
}

/** The opponents of the ladder, each of which has a face. */
const CHARACTERS = ["tilda", "hugo", "ruth", "ulric", "freya", "sigmund"];

export const isCharacter = (bot: string): boolean => CHARACTERS.includes(bot);

/** Whether a name in a record is that of a bot of ours. */
export const isBotName = (name: string, words: Words): boolean =>
  words.has(`character-${name}`) || words.has(`bot-${name}`);

const LONGEST = 14;

/** A name as short as lists and sheets have room for; the log has all of it. */
export function brief(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}

/** The seats of a table as boards and sentences call them; equal bots are told apart by number. */
export function seatsNamed(seats: SeatHere[], words: Words): Seat[] {
  const called = seats.map((seat) => seatName(seat.name, seat.kind, words));
  const isRepeated = (name: string) => called.indexOf(name) !== called.lastIndexOf(name);
  const names = spokenNames(
    called.map((name, at) =>
      seats[at]!.kind === "bot" && isRepeated(name)
        ? words.has(`character-${seats[at]!.name}`)
          ? `${name} ${called.slice(0, at + 1).filter((one) => one === name).length}`
          : words.say("bot-number", { number: at + 1 })
        : name,
    ),
  );
  return seats.map(({ name, kind, here }, at) => ({
    name: names[at]!,
    kind,
    here,
    ...(kind === "bot" && name !== null && isCharacter(name) ? { face: name } : {}),
  }));
}
