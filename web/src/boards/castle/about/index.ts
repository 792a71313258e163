import type { About } from "../../about";
import Art from "./Art.svelte";
import { gallery } from "./gallery";

export default { Art, emblem: "c-king", ground: "--castle", seats: 3, gallery } satisfies About;
