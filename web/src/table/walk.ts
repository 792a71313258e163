/** Arrow keys lead from one thing to the next as they lie on the table. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const ARROWS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"] as const;
export type Arrow = (typeof ARROWS)[number];

/** What lies beside the straight way counts more than what lies far. */
const BESIDE = 3;
const ASKEW = 1.5;
const FAR = 1e6;

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

interface Lies {
  along: number;
  /** The gap to the straight way, and how far its middle is off it. */
  beside: number;
  askew: number;
}

/** How a thing lies from another along an arrow; nothing where it does not lie that way. */
function lies(from: Box, to: Box, arrow: Arrow): Lies | null {
  const level = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const forth = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  const wide = {
    from: from.x + from.width / 2,
    to: to.x + to.width / 2,
    sizes: [from.width, to.width] as const,
  };
  const high = {
    from: from.y + from.height / 2,
    to: to.y + to.height / 2,
    sizes: [from.height, to.height] as const,
  };
  const [way, across] = level ? [wide, high] : [high, wide];
  const along = forth * (way.to - way.from);
  if (along < Math.min(...way.sizes) / 2) return null;
  const askew = Math.abs(across.to - across.from);
  return { along, askew, beside: Math.max(0, askew - (across.sizes[0] + across.sizes[1]) / 2) };
}

/** The thing that an arrow leads to: the nearest one straight on, else the nearest one askew. */
function ahead<Here extends { box: Box }>(
  from: Box,
  things: readonly Here[],
  arrow: Arrow,
  straight = false,
): Here | null {
  let best: Here | null = null;
  let least = Infinity;
  for (const thing of things) {
    const found = lies(from, thing.box, arrow);
    if (!found) continue;
    const off = found.beside > found.along;
    if (off && straight) continue;
    const far = found.along + BESIDE * found.beside + ASKEW * found.askew + (off ? FAR : 0);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

/** The nearest thing, whatever the direction. */
export function nearest<Here extends { box: Box }>(
  from: Box,
  things: readonly Here[],
): Here | null {
  const far = ({ box }: Here) =>
    Math.hypot(
      box.x + box.width / 2 - from.x - from.width / 2,
      box.y + box.height / 2 - from.y - from.height / 2,
    );
  return things.reduce<Here | null>(
    (best, one) => (best && far(best) <= far(one) ? best : one),
    null,
  );
}

/** A thing on the table, the part of the table that it belongs to, and whether it answers to a touch now. */
export interface Thing<Part> {
  box: Box;
  part: Part;
  answers: boolean;
}

/**
 * Where an arrow leads: within a part to what answers there, or to anything if nothing does; from
 * its edge straight on to another part, where what answers goes before what does not.
 */
export function step<Part, One extends Thing<Part>>(
  from: One,
  things: readonly One[],
  arrow: Arrow,
): One | null {
  const here = things.filter((one) => one.part === from.part && one !== from);
  const answering = here.filter((one) => one.answers);
  const inside = ahead(from.box, answering.length ? answering : here, arrow);
  if (inside) return inside;
  const others = things.filter((one) => one.part !== from.part);
  const lit = others.filter((one) => one.answers);
  return (
    ahead(from.box, lit, arrow, true) ??
    ahead(from.box, others, arrow, true) ??
    ahead(from.box, lit, arrow) ??
    ahead(from.box, others, arrow)
  );
}
