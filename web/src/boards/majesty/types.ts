/** The types of Majesty on the wire, as its board uses them. */
import type * as Board from "../../board";
import type * as Wire from "../../wire/majesty";

export interface Majesty {
  table: Wire.Table;
  memory: Wire.Memory;
  derived: Wire.Derived;
  event: Wire.Event;
}

export type BoardProps = Board.BoardProps<Majesty>;
export type GameEvent = Wire.Event;
export type Card = Wire.Slot["card"];
export type Realm = Wire.Realm;
export type TurnWorth = Wire.TurnWorth;
export type Building = keyof Wire.Buildings;
