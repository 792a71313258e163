import type { About } from "../../about";
import Art from "./Art.svelte";

export default { Art, emblem: "c-king", ground: "--castle", seats: 3 } satisfies About;
