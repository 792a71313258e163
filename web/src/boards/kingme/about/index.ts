import type { About } from "../../about";
import { compare } from "./compare";
import { gallery } from "./gallery";

export default {
  emblem: "throne",
  ground: "--kingme",
  seats: 4,
  gallery,
  compare,
  fits: { moonshot: ({ rounds }) => rounds === 1 },
} satisfies About;
