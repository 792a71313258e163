import { default as readQr } from "jsqr";
import { expect, test } from "vitest";

import { qrCode } from "../src/kit/qr_code";

const PIXELS_PER_MODULE = 4;

/** Draws the code as a camera would see it, and reads it. */
function scan({ size, path }: { size: number; path: string }): string | undefined {
  const width = size * PIXELS_PER_MODULE;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < PIXELS_PER_MODULE; down++) {
      const start = (Number(y) * PIXELS_PER_MODULE + down) * width + Number(x) * PIXELS_PER_MODULE;
      for (let at = start; at < start + PIXELS_PER_MODULE; at++) pixels.fill(0, 4 * at, 4 * at + 3);
    }
  return readQr(pixels, width, width)?.data;
}

test.each([
  "http://127.0.0.1:8000/t/k3v9",
  "https://regalia.example/t/abcdefgh?seat=2&name=Żaneta",
  `http://a-long-name.example:8000/t/${"k3v9".repeat(100)}`,
])("a reader reads %s from its code", (address) => {
  expect(scan(qrCode(address))).toBe(address);
});
