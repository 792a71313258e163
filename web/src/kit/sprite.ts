/** Every emblem stands once in the page, so that it takes its colours from where it is used. */
import emblems from "./emblems.svg?raw";

export function layEmblems(): void {
  const kept = document.createElement("div");
  kept.className = "sprite";
  kept.setAttribute("aria-hidden", "true");
  kept.innerHTML = emblems;
  document.body.prepend(kept);
}
