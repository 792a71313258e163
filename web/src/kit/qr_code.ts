/** A QR code as an SVG path, with the quiet zone of four modules that readers need. */
import { encode } from "uqr";

const QUIET_ZONE_MODULES = 4;

export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_ZONE_MODULES });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: dark.join("") };
}
