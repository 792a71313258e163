import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
const { beats, lasts, WHOLE } = await import("../src/table/beats");

const told = (...names: string[]) => names.map((name) => ({ name, facts: {} }));
const telling = {
  times: { took: 260, placed: 260, wounded: 320, agreed: 420, objected: 420 },
  along: { objected: "agreed" },
};
const names = (...all: string[]) =>
  beats(told(...all), telling).map((beat) => beat.events.map((event) => event.name).join("+"));

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
  const long = beats(told("took", "placed", ...Array(9).fill("wounded")), telling);
  expect(long.map((beat) => beat.events.length)).toEqual([1, 1, 9]);
  for (let count = 1; count < 20; count++) {
    expect(lasts(beats(told(...Array(count).fill("wounded")), telling))).toBeLessThanOrEqual(WHOLE);
    expect(
      lasts(beats(told(...Array(count).fill("took")), { ...telling, settles: 200 })),
    ).toBeLessThanOrEqual(WHOLE - 200);
  }
});

test("without a board every event has its beat", () => {
  expect(beats(told("one", "two"))).toHaveLength(2);
});

test("how long something takes may depend on what else happens", () => {
  const both = {
    times: {
      took: (_: object, move: { name: string }[]) => (move.length > 1 ? 0 : 260),
      placed: 260,
    },
  };
  expect(beats(told("took", "placed"), both)).toHaveLength(1);
  expect(beats(told("took"), both)[0]!.ms).toBe(260);
});
