import type { About } from "../../about";
import Art from "./Art.svelte";
import { compare } from "./compare";
import { gallery } from "./gallery";
import Sides from "./Sides.svelte";

export default {
  Art,
  emblem: "m-castle",
  ground: "--majesty",
  seats: 3,
  fields: { sides: Sides },
  gallery,
  compare,
  fits: { tiebreak: ({ edition }) => edition === "de" },
} satisfies About;
