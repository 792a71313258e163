import type { About } from "../../about";
import Art from "./Art.svelte";

export default { Art, emblem: "throne", ground: "--kingme", seats: 4 } satisfies About;
