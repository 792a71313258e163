import type { About } from "../../about";
import Art from "./Art.svelte";
import { gallery } from "./gallery";

export default { Art, emblem: "throne", ground: "--kingme", seats: 4, gallery } satisfies About;
