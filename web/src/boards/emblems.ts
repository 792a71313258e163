/** The emblems of a game: `boards/<game>/emblems.svg`. Those that the hall shows are in the kit. */
import { layEmblems } from "../kit/sprite";

const found = import.meta.glob<string>("./*/emblems.svg", { query: "?raw", import: "default" });
const loading = new Map<string, Promise<void>>();

/** Lays the emblems of a game into the page, once. */
export function loadEmblems(game: string): Promise<void> {
  const load = found[`./${game}/emblems.svg`];
  if (!load) return Promise.resolve();
  const known = loading.get(game) ?? load().then(layEmblems);
  loading.set(game, known);
  known.catch(() => loading.delete(game));
  return known;
}
