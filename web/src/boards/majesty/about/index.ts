import type { About } from "../../about";
import { compare } from "./compare";
import { gallery } from "./gallery";
import Sides from "./Sides.svelte";

export default {
  emblem: "c-king",
  ground: "--majesty",
  seats: 3,
  fields: { sides: Sides },
  gallery,
  compare,
  defaults: (language) => ({ edition: language }),
  fits: { tiebreak: ({ edition }) => edition === "de" },
} satisfies About;
