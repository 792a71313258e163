import { describe, expect, test } from "vitest";

import { commandOf, latin } from "../src/table/keys";

const press = (key: string, code = "", shiftKey = false) => ({ key, code, shiftKey });

describe("a key of the page", () => {
  test("is a letter, with or without Shift", () => {
    expect(commandOf(press("m"), false)).toBe("moves");
    expect(commandOf(press("M", "KeyM", true), false)).toBe("moves");
    expect(commandOf(press("x"), false)).toBeUndefined();
  });

  test("needs Shift where letters name courtiers", () => {
    expect(commandOf(press("m"), true)).toBeUndefined();
    expect(commandOf(press("M", "KeyM", true), true)).toBe("moves");
    expect(commandOf(press("?", "Slash", true), true)).toBe("help");
  });

  test("is the same place on a Russian keyboard", () => {
    expect(commandOf(press("ь", "KeyM"), false)).toBe("moves");
    expect(commandOf(press("Д", "KeyL", true), true)).toBe("log");
    expect(latin(press("р", "KeyH"))).toBe("h");
  });

  test("is no arrow and no digit", () => {
    expect([latin(press("ArrowUp", "ArrowUp")), latin(press("3", "Digit3"))]).toEqual([
      "ArrowUp",
      "3",
    ]);
  });
});
