/** The drawings of a game: `boards/<game>/*.svg`. Emblems that the hall shows are in the kit. */
import { loadSprite } from "../kit/sprite";

const found = import.meta.glob<string>("./*/{emblems,figures,scenery,places}.svg", {
  query: "?raw",
  import: "default",
});

/** Lays the drawings of a game into the page, once. */
export async function loadEmblems(game: string): Promise<void> {
  const loads = ["emblems", "figures", "scenery", "places"].map(
    (name) => found[`./${game}/${name}.svg`],
  );
  await Promise.all(loads.map((load) => load && loadSprite(load)));
}
