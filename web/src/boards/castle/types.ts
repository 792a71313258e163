/** The types of Castle on the wire, as its board uses them. */
import type * as Board from "../../board";
import type * as Wire from "../../wire/castle";

export interface Castle {
  table: Wire.Table;
  memory: Wire.Memory;
  derived: Wire.Derived;
  event: Wire.Event;
}

export type BoardProps = Board.BoardProps<Castle>;
export type GameEvent = Wire.Event;
export type Card = Wire.Placed["card"];
/** A card in play with its token. */
export type Placed = Wire.Placed;
/** The cards on each place, from the bottom. */
export type Stacks = Wire.CastleTable["board"];
