/** Every emblem stands once in the page, so that it takes its colours from where it is used. */

/** Adds emblems, the symbols of an SVG file, to those that the page can use. */
export function layEmblems(emblems: string): void {
  const sprite = document.createElement("div");
  sprite.className = "sprite";
  sprite.setAttribute("aria-hidden", "true");
  sprite.innerHTML = emblems;
  document.body.prepend(sprite);
}
