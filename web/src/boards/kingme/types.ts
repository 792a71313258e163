/** The types of King Me! on the wire, as its board uses them. */
import type * as Board from "../../board";
import type * as Wire from "../../wire/kingme";

export interface KingMe {
  table: Wire.Table;
  memory: Wire.Memory;
  derived: Wire.Derived;
  event: Wire.Event;
}

export type BoardProps = Board.BoardProps<KingMe>;
export type GameEvent = Wire.Event;
export type Courtier = Wire.KingMeTable["out"][number];
export type KingMeTable = Wire.KingMeTable;
