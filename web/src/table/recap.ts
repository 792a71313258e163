/** What the others have done since one's own last move, and what of it happened to oneself. It knows no game. */
import type { BoardModule, GameEvent, SheetLine } from "../board";
import type { Narrator } from "../words/narrator";
import { outcome } from "./outcome";
import type { Turn } from "./state.svelte";

/** The facts of an event that name a seat to which it happens. */
const CONCERNED = ["seat", "to", "from"];

/** One move of somebody else. */
export interface RecapEntry {
  /** The number of the move, counted from 1. */
  at: number;
  seat: number;
  /** What they did. */
  did: string;
  /** What that did to the reader, in whole sentences: harm first. */
  toMe: { text: string; isHarm: boolean }[];
  /** What else followed, in short. */
  else: SheetLine[];
}

/** The moves of others since the last one of a seat, with their numbers, counted from 1. */
export function movesSince(turns: readonly Turn[], me: number): { at: number; turn: Turn }[] {
  const own = turns.findLastIndex(({ seat }) => seat === me);
  return turns
    .map((turn, at) => ({ at: at + 1, turn }))
    .slice(own + 1)
    .filter(({ turn }) => turn.events.length > 0);
}

/** Whether something happened to a seat that another one has caused. */
const concerns = ({ facts }: GameEvent, me: number): boolean =>
  CONCERNED.some((fact) => facts[fact] === me);

export function recap(
  turns: readonly Turn[],
  me: number,
  module: BoardModule | undefined,
  narrator: Narrator,
): RecapEntry[] {
  if (me < 0) return [];
  return movesSince(turns, me).map(({ at, turn }) => {
    const { seat, events } = turn;
    const [first, ...rest] = events;
    const isHarm = (event: GameEvent) => !!module?.harms?.(event, me);
    const mine = rest.filter((event) => isHarm(event) || concerns(event, me));
    const others = rest.filter((event) => !mine.includes(event));
    const toMe = mine.map((event) => ({ text: narrator.tell(event), isHarm: isHarm(event) }));
    toMe.sort((a, b) => Number(b.isHarm) - Number(a.isHarm));
    return {
      at,
      seat,
      did: narrator.tell(first!),
      toMe,
      else: outcome([first!, ...others], module, narrator, me),
    };
  });
}
