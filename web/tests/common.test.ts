import { execFileSync } from "node:child_process";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

import type { Position } from "../src/board";
import type { Table } from "../src/wire/kingme";
import { commonView } from "../src/table/common";

type Views = { seats: Position[]; spectator: Position };

const regalia = process.env["REGALIA"] ?? resolve(import.meta.dirname, "../../.venv/bin/regalia");
const games = JSON.parse(
  execFileSync(resolve(dirname(regalia), "python"), [resolve(import.meta.dirname, "views.py")], {
    maxBuffer: 1 << 28,
    encoding: "utf8",
  }),
) as Record<string, Views[][]>;

/** All that a view says, each with where it says so, the order of lists aside. */
function* facts(view: unknown, path = ""): Generator<string> {
  if (view === null) return;
  if (typeof view !== "object") yield `${path}: ${String(view)}`;
  else
    for (const [key, part] of Object.entries(view))
      yield* facts(part, Array.isArray(view) && typeof part !== "object" ? path : `${path}.${key}`);
}

/** What the first list has and the second has not, as often as it has it more. */
function missing(all: string[], from: string[]): string[] {
  const rest = [...from];
  return all.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

test.each(["majesty", "kingme"])(
  "what all seats of %s see alike is what a spectator sees",
  (game) => {
    const positions = games[game]!.flat();
    expect(positions.length).toBeGreaterThan(9);
    for (const { seats, spectator } of positions) expect(commonView(seats)).toEqual(spectator);
  },
);

test("what all seats of Castle see alike is nothing that a spectator does not see", () => {
  const positions = games["castle"]!.flat();
  expect(positions.length).toBeGreaterThan(9);
  let secrets = 0;
  for (const { seats, spectator } of positions) {
    const known = [...facts(spectator)];
    expect(missing([...facts(commonView(seats))], known)).toEqual([]);
    secrets += missing([...facts(seats[0])], known).length;
  }
  expect(secrets).toBeGreaterThan(0);
});

test("any two seats of King Me! are enough to hide the goals and the sealed votes of both", () => {
  let sealed = 0;
  for (const { seats, spectator } of games["kingme"]!.flat()) {
    for (const [at, one] of seats.entries()) {
      for (const other of seats.slice(at + 1)) expect(commonView([one, other])).toEqual(spectator);
      sealed += Number((one.table as Table).votes[at] !== null);
    }
  }
  expect(sealed).toBeGreaterThan(0);
});
