import type { About } from "../../about";
import { compare } from "./compare";
import { gallery } from "./gallery";

export default {
  emblem: "c-king",
  ground: "--castle",
  seats: 3,
  gallery,
  compare,
} satisfies About;
