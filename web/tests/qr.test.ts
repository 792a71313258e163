import { expect, test } from "vitest";

import { qr } from "../src/kit/qr";

const printed = (text: string) =>
  qr(text)!.map((row) => row.map((dark) => (dark ? "#" : " ")).join(""));

test("a code has its three eyes and its timing lines", () => {
  const rows = printed("http://127.0.0.1:8000/t/k3v9");
  expect(rows[0]!.slice(0, 8)).toBe("####### ");
  expect(rows[0]!.slice(-8)).toBe(" #######");
  expect(rows.at(-1)!.slice(0, 8)).toBe("####### ");
  expect(rows[6]!.slice(6, -6)).toMatch(/^(# )+#$/);
});

test("a longer address needs a larger code, and one that is too long has none", () => {
  expect(qr("a")!.length).toBe(21);
  expect(qr("a".repeat(200))!.length).toBeGreaterThan(45);
  expect(qr("a".repeat(400))).toBeNull();
});
