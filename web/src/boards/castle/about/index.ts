import type { About } from "../../about";
import { compare } from "./compare";
import { gallery } from "./gallery";

export default {
  emblem: "m-castle",
  ground: "--castle",
  seats: 3,
  gallery,
  compare,
} satisfies About;
