import type { About } from "../../about";
import Art from "./Art.svelte";
import { compare } from "./compare";
import { gallery } from "./gallery";

export default {
  Art,
  emblem: "throne",
  ground: "--kingme",
  seats: 4,
  gallery,
  compare,
  fits: { moonshot: ({ rounds }) => rounds === 1 },
} satisfies About;
