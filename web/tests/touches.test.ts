import { describe, expect, test } from "vitest";

import { Touches } from "../src/table/touches";

const offer = (...touches: string[]) => ({ move: touches.join(" "), touches });
const row = new Touches([
  offer("row:1"),
  offer("row:2", "half:guard"),
  offer("row:2", "half:witch", "heal:brewer"),
  offer("row:2", "half:witch", "heal:miller"),
]);

describe("moves narrowed by touches", () => {
  test("nothing is ready before the first touch, and only first touches are selectable", () => {
    expect(row.ready([])).toBeNull();
    expect([...row.selectable([])].sort()).toEqual(["row:1", "row:2"]);
  });

  test("a move is ready when all of it is touched", () => {
    expect(row.ready(["row:1"])?.move).toBe("row:1");
    expect(row.ready(["row:2"])).toBeNull();
    expect([...row.selectable(["row:2"])].sort()).toEqual(["half:guard", "half:witch"]);
  });

  test("what cannot be otherwise need not be touched", () => {
    expect(row.ready(["half:guard"])?.move).toBe("row:2 half:guard");
    expect(row.ready(["heal:miller"])?.move).toBe("row:2 half:witch heal:miller");
  });

  test("touches come in any order", () => {
    expect(row.touched(["half:witch"], "row:2")).toEqual(["half:witch", "row:2"]);
    expect(row.ready(["heal:brewer", "row:2"])?.move).toBe("row:2 half:witch heal:brewer");
  });

  test("another thing of the same sort replaces what was chosen", () => {
    expect(row.touched(["row:2", "half:guard"], "half:witch")).toEqual(["row:2", "half:witch"]);
    expect(row.touched(["row:2", "half:guard"], "row:1")).toEqual(["row:1"]);
  });

  test("a chosen thing touched again is taken back, and what followed from it", () => {
    expect(row.touched(["row:2", "half:witch"], "half:witch")).toEqual(["row:2"]);
    expect(row.touched(["row:2", "half:witch", "heal:miller"], "row:2")).toEqual([]);
  });

  test("a thing that is in no move changes nothing", () => {
    expect(row.touched(["row:2"], "place:c3")).toEqual(["row:2"]);
  });
});

test("where only the order tells two moves apart, the order counts", () => {
  const both = new Touches([offer("place:a1", "place:b2"), offer("place:b2", "place:a1")]);
  expect(both.ready(["place:b2", "place:a1"])?.move).toBe("place:b2 place:a1");
  expect(both.ready(["place:a1", "place:b2"])?.move).toBe("place:a1 place:b2");
});

test("a move that begins another one waits for a confirming touch, and the longer one stays open", () => {
  const nested = new Touches([
    offer("hand:spy"),
    offer("hand:spy", "seat:1"),
    offer("hand:spy", "seat:2"),
  ]);
  expect(nested.ready(["hand:spy"])?.move).toBe("hand:spy");
  expect([...nested.selectable(["hand:spy"])].sort()).toEqual(["seat:1", "seat:2"]);
  expect(nested.ready(["hand:spy", "seat:2"])?.move).toBe("hand:spy seat:2");
});

describe("a thing that is let fall on another one", () => {
  const castle = new Touches([
    offer("draw"),
    offer("hand:king", "place:c3"),
    offer("hand:thief", "place:c3"),
    offer("hand:thief", "place:d4"),
    offer("swap", "hand:king", "reserve:spy"),
  ]);

  test("is accepted where both can be touched", () => {
    expect(castle.accepts(["hand:thief"], "hand:thief", "place:d4")).toBe(true);
    expect(castle.accepts(["hand:king"], "hand:king", "place:d4")).toBe(false);
    expect(castle.accepts(["hand:king"], "hand:king", "reserve:spy")).toBe(true);
  });

  test("takes its place from another one, and is itself replaced by none", () => {
    expect(castle.accepts(["hand:thief", "place:c3"], "hand:thief", "place:d4")).toBe(true);
    expect(castle.accepts(["hand:thief"], "hand:thief", "hand:king")).toBe(false);
    expect(castle.accepts(["hand:thief"], "hand:thief", "draw")).toBe(false);
  });
});
