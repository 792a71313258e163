/** A share of the whole in figures. */
import { settings } from "../device.svelte";

export const points = (share: number) => Math.round(share * 100);

/** As the reader's language writes it: 66% or 66 %. */
export const percent = (share: number) =>
  new Intl.NumberFormat(settings.language, { style: "percent" }).format(share);
