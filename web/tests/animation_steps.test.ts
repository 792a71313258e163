import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
const { animationSteps, durationMs, MAX_MOVE_MS } = await import("../src/table/animation_steps");

const eventsNamed = (...names: string[]) => names.map((name) => ({ name, facts: {} }));
const animations = {
  times: { took: 260, placed: 260, wounded: 320, agreed: 420, objected: 420 },
  along: { objected: "agreed" },
};
const names = (...all: string[]) =>
  animationSteps(eventsNamed(...all), animations).map((step) =>
    step.events.map((event) => event.name).join("+"),
  );

test("one thing moves at a time, and what is silent happens with the one before", () => {
  expect(names("took", "placed", "earned", "earned")).toEqual(["took", "placed+earned+earned"]);
  expect(names("turned-up", "took")).toEqual(["turned-up+took"]);
  expect(names("earned")).toEqual([]);
});

test("yes and no turn over together, and each alone where all agree", () => {
  expect(names("voted", "agreed", "objected", "rejected")).toEqual([
    "voted+agreed+objected+rejected",
  ]);
  expect(names("took", "objected")).toEqual(["took", "objected"]);
});

test("a long move is never longer than its time: its end happens together", () => {
  const long = animationSteps(
    eventsNamed("took", "placed", ...Array(9).fill("wounded")),
    animations,
  );
  expect(long.map((step) => step.events.length)).toEqual([1, 1, 9]);
  for (let count = 1; count < 20; count++) {
    expect(
      durationMs(animationSteps(eventsNamed(...Array(count).fill("wounded")), animations)),
    ).toBeLessThanOrEqual(MAX_MOVE_MS);
    expect(
      durationMs(
        animationSteps(eventsNamed(...Array(count).fill("took")), { ...animations, settles: 200 }),
      ),
    ).toBeLessThanOrEqual(MAX_MOVE_MS - 200);
  }
});

test("without a board every event is a step of its own", () => {
  expect(animationSteps(eventsNamed("one", "two"))).toHaveLength(2);
});

test("how long something takes may depend on what else happens", () => {
  const both = {
    times: {
      took: (_: object, move: { name: string }[]) => (move.length > 1 ? 0 : 260),
      placed: 260,
    },
  };
  expect(animationSteps(eventsNamed("took", "placed"), both)).toHaveLength(1);
  expect(animationSteps(eventsNamed("took"), both)[0]!.ms).toBe(260);
});
