/** Marks on the board what a lesson speaks of, wherever and whenever a board draws it. */

const sheet = new CSSStyleSheet();
const ATTRIBUTES = ["data-touch", "data-topic", "data-pick"];
// boards have outlines and rings of their own: for the last move, and for all that can be chosen
const TOUCH_RING = `
  outline: 5px solid var(--gold) !important;
  outline-offset: 1px !important;
  box-shadow: 0 0 0 8px var(--edge) !important;
  z-index: var(--z-marked);
`;
// a button of the sheet, which cuts off whatever is around it
const PICK_RING = `
  outline: 4px solid var(--gold) !important;
  outline-offset: -4px !important;
  box-shadow: inset 0 0 0 6px var(--edge) !important;
`;
// mostly inside the edges of its thing, which may be cut, but not under what lies in it
const POINT_RING = `
  outline: 4px solid var(--gold) !important;
  outline-offset: -1px !important;
`;

const pick = (point: string) => `.stage [data-pick=${JSON.stringify(point)}]`;

const selector = (point: string) =>
  ATTRIBUTES.map((name) => `.stage [${name}=${JSON.stringify(point)}]`).join(", ");

// thinner: it stays while the reader thinks, and may cover no number
const THING_RING = `
  outline: 3px solid var(--gold) !important;
  outline-offset: -1px !important;
`;

/** Marks things that a coach speaks of, and scrolls to none; what it returns takes the marks away. */
export function markThings(things: string[]): () => void {
  return show(things.map((thing) => `${selector(thing)} { ${THING_RING} }`));
}

/** Marks the first of the touches that a board draws now, and other things; what it returns takes the marks away. */
export function markPoints(touches: string[], points: string[]): () => void {
  const next = touches.find((touch) => document.querySelector(selector(touch))) ?? touches[0];
  const first = next ?? points[0];
  if (first) document.querySelector(selector(first))?.scrollIntoView({ block: "nearest" });
  return show([
    ...points.map((point) => `${selector(point)} { ${POINT_RING} }`),
    ...(next === undefined
      ? []
      : [`${selector(next)} { ${TOUCH_RING} }`, `${pick(next)} { ${PICK_RING} }`]),
  ]);
}

function show(rules: string[]): () => void {
  sheet.replaceSync(rules.join("\n"));
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => sheet.replaceSync("");
}
