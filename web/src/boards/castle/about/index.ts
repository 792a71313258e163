import type { About } from "../../about";
import Art from "./Art.svelte";
import { compare } from "./compare";
import { gallery } from "./gallery";

export default {
  Art,
  emblem: "c-king",
  ground: "--castle",
  seats: 3,
  gallery,
  compare,
} satisfies About;
