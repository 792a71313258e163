/** What the parts of a table need that speak of its game. */
import type { BoardModule, BoardProps } from "../board";
import type { Narrator } from "../words/narrator";
import type { LiveTable } from "./live.svelte";

export interface PartProps {
  live: LiveTable;
  module: BoardModule | undefined;
  boardProps: BoardProps;
  narrator: Narrator;
}
