import { expect, test, vi } from "vitest";

import type { BoardProps } from "../src/board";
import { games } from "./random_games";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
const { resultOf } = await import("../src/table/share_picture");

const seats = ["Anna", "Boris", "Cilli", "Dora", "Emil", "Fine"].map((name) => ({ name }));
const say = (id: string, args: object = {}) => [id, ...Object.values(args)].join(" ");

test.each(Object.entries(games))("a picture of %s tells of finished games alone", (_, steps) => {
  for (const { position } of steps.flat()) {
    const result = resultOf({ position, seats, say } as unknown as BoardProps, undefined);
    expect(result !== null).toBe(position.over);
    if (!result) continue;
    expect(position.winners).toContain(result.winner);
    expect(result.scores.split(" · ")).toHaveLength(position.scores.length);
    expect(result.title).toContain(seats[position.winners[0]!]!.name);
  }
});
