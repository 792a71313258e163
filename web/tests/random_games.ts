/** Random games step by step as a spectator sees them, and facts of the rules, printed by Python. */
import { execFileSync } from "node:child_process";
import { dirname, resolve } from "node:path";

import type { GameTypes, Position } from "../src/board";
import type { Castle } from "../src/boards/castle/types";
import type { KingMe } from "../src/boards/kingme/types";
import type { Majesty } from "../src/boards/majesty/types";

export type Step<Game extends GameTypes> = { events: Game["event"][]; position: Position<Game> };

const regalia = process.env["REGALIA"] ?? resolve(import.meta.dirname, "../../.venv/bin/regalia");
export const { games, values, cards } = JSON.parse(
  execFileSync(resolve(dirname(regalia), "python"), [resolve(import.meta.dirname, "steps.py")], {
    maxBuffer: 1 << 28,
    encoding: "utf8",
  }),
) as {
  games: { majesty: Step<Majesty>[][]; kingme: Step<KingMe>[][]; castle: Step<Castle>[][] };
  values: Record<string, [number, number]>;
  cards: Record<string, { zone: string; rule: string }>;
};
