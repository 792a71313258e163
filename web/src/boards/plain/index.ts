/** The board of games that have none: those of other packages. */
import type { BoardModule } from "../../board";
import Board from "./Board.svelte";
import { describe } from "./describe";

const board: BoardModule = {
  Board,
  describe,
  sheet: () => [],
  title: ({ offers, chosen, ...props }) => {
    const offer = offers.find(({ touches }) => touches.every((one) => chosen.includes(one)));
    return offer ? describe(offer, { offers, chosen, ...props }) || offer.move : "";
  },
  emblem: "crown",
  ground: "--chrome",
};

export default board;
