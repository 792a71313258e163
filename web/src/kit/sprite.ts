/** Emblems, figures and scenes stand once in the page, so that they take their colours from where they are used. */

/** Adds a sprite, an SVG file of named drawings, to those that the page can use. */
export function laySprite(svg: string): void {
  const sprite = document.createElement("div");
  sprite.className = "sprite";
  sprite.setAttribute("aria-hidden", "true");
  sprite.innerHTML = svg;
  document.body.prepend(sprite);
}

type Load = () => Promise<string>;
const loading = new Map<Load, Promise<void>>();

/** Fetches a sprite and lays it into the page, once; after a failure it is tried again when asked for. */
export function loadSprite(load: Load): Promise<void> {
  const known = loading.get(load) ?? load().then(laySprite);
  loading.set(load, known);
  known.catch(() => loading.delete(load));
  return known;
}

const found = import.meta.glob<string>(["./faces.svg", "./key_art.svg", "../table/end.svg"], {
  query: "?raw",
  import: "default",
});

/** The faces of the ladder of opponents. */
export const loadFaces = (): Promise<void> => loadSprite(found["./faces.svg"]!);
/** A scene for each game, which the hall shows. */
export const loadKeyArt = (): Promise<void> => loadSprite(found["./key_art.svg"]!);
/** The coronation and the farewell. */
export const loadEnd = (): Promise<void> => loadSprite(found["../table/end.svg"]!);
