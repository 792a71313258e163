import { describe, expect, test } from "vitest";

import { ARROWS, type Arrow, nearest, nextThing } from "../src/table/spatial_navigation";

/** A castle of 3 × 3 places, what answers in it in capitals, and two cards of a hand beside it. */
const PLAN = ["a b C", "d E f", "G h i"];
const SIZE = 40;

const thing = (name: string, part: string, x: number, y: number, answers: boolean) => ({
  name,
  part,
  answers,
  box: { x: x * SIZE, y: y * SIZE, width: SIZE, height: SIZE },
});
const castle = (plan: string[]) =>
  plan.flatMap((row, y) =>
    row
      .split(" ")
      .map((name, x) => thing(name.toLowerCase(), "castle", x, y, name !== name.toLowerCase())),
  );
const hand = (answers: boolean) => [
  thing("king", "hand", 4, 0, answers),
  thing("queen", "hand", 5, 0, answers),
];

/** The name of what a row of arrows leads to; where one leads nowhere it stays. */
function follow(things: ReturnType<typeof castle>, from: string, ...arrows: Arrow[]): string {
  let at = things.find((one) => one.name === from)!;
  for (const arrow of arrows) at = nextThing(at, things, arrow) ?? at;
  return at.name;
}

describe("an arrow", () => {
  test("leads to the next place where nothing answers to a touch", () => {
    const things = castle(PLAN.map((row) => row.toLowerCase()));
    expect(ARROWS.map((arrow) => follow(things, "e", arrow))).toEqual(["d", "b", "f", "h"]);
    expect(follow(things, "a", "ArrowLeft")).toBe("a");
  });

  test("leads from one thing that answers to the next, askew if it must", () => {
    const things = castle(PLAN);
    expect(follow(things, "e", "ArrowUp")).toBe("c");
    expect(follow(things, "e", "ArrowLeft")).toBe("g");
    expect(follow(things, "a", "ArrowDown")).toBe("g");
  });

  test("leaves a part of the table at its edge, straight on and for what answers first", () => {
    const things = [...castle(PLAN), ...hand(true)];
    expect(follow(things, "c", "ArrowRight")).toBe("king");
    expect(follow(things, "king", "ArrowRight")).toBe("queen");
    expect(follow(things, "king", "ArrowLeft")).toBe("c");
    expect(
      follow(
        [...castle(["a b c"]), ...hand(true), thing("draw", "sheet", 0, 6, true)],
        "king",
        "ArrowLeft",
      ),
    ).toBe("c");
  });

  test("reaches everything that answers from everything that does", () => {
    const things = [
      ...castle(["a B c D", "e f g h", "I j K l", "m N o p"]),
      ...hand(true),
      thing("draw", "sheet", 1, 5, true),
    ];
    const goals = things.filter((one) => one.answers).map((one) => one.name);
    for (const start of goals) {
      const reached = new Set([start]);
      for (const name of reached)
        for (const arrow of ARROWS) reached.add(follow(things, name, arrow));
      expect([...reached]).toEqual(expect.arrayContaining(goals));
    }
  });
});

test("the nearest thing is near in every direction", () => {
  const things = castle(PLAN).filter((one) => one.answers);
  expect(nearest({ x: 0, y: 90, width: 10, height: 10 }, things)?.name).toBe("g");
  expect(nearest({ x: 0, y: 0, width: 0, height: 0 }, [])).toBeNull();
});
