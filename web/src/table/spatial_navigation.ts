/** Spatial navigation: which thing an arrow key leads to, by where things lie on the table. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const ARROWS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"] as const;
export type Arrow = (typeof ARROWS)[number];

/** Distance off the axis of the arrow counts more than distance along it. */
const GAP_WEIGHT = 3;
const ASKEW_WEIGHT = 1.5;
const OFF_AXIS_PENALTY = 1e6;

export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

interface Offset {
  along: number;
  /** The gap to the axis of the arrow, and how far the middle is off it. */
  beside: number;
  askew: number;
}

/** The offset of a thing from another, seen along an arrow; null where it does not lie that way. */
function offsetAlong(from: Box, to: Box, arrow: Arrow): Offset | null {
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
  onlyStraight = false,
): Here | null {
  let best: Here | null = null;
  let bestDistance = Infinity;
  for (const thing of things) {
    const offset = offsetAlong(from, thing.box, arrow);
    if (!offset) continue;
    const off = offset.beside > offset.along;
    if (off && onlyStraight) continue;
    const distance =
      offset.along +
      GAP_WEIGHT * offset.beside +
      ASKEW_WEIGHT * offset.askew +
      (off ? OFF_AXIS_PENALTY : 0);
    if (distance < bestDistance) [best, bestDistance] = [thing, distance];
  }
  return best;
}

/** The nearest thing, whatever the direction. */
export function nearest<Here extends { box: Box }>(
  from: Box,
  things: readonly Here[],
): Here | null {
  const distance = ({ box }: Here) =>
    Math.hypot(
      box.x + box.width / 2 - from.x - from.width / 2,
      box.y + box.height / 2 - from.y - from.height / 2,
    );
  return things.reduce<Here | null>(
    (best, one) => (best && distance(best) <= distance(one) ? best : one),
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
export function nextThing<Part, One extends Thing<Part>>(
  from: One,
  things: readonly One[],
  arrow: Arrow,
): One | null {
  const here = things.filter((one) => one.part === from.part && one !== from);
  const answering = here.filter((one) => one.answers);
  const inside = ahead(from.box, answering.length ? answering : here, arrow);
  if (inside) return inside;
  const elsewhere = things.filter((one) => one.part !== from.part);
  const answeringElsewhere = elsewhere.filter((one) => one.answers);
  return (
    ahead(from.box, answeringElsewhere, arrow, true) ??
    ahead(from.box, elsewhere, arrow, true) ??
    ahead(from.box, answeringElsewhere, arrow) ??
    ahead(from.box, elsewhere, arrow)
  );
}
