/** Which kind each fact of an event has, taken from the schemas of the wire when pages are built. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ASKED = ".json?facts";

interface Shape {
  title?: string;
  $ref?: string;
  enum?: string[];
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
}

/** The kind of every fact of every event of a game: `{ took: { card: "card" } }`. */
export function kinds(schema: { $defs: Record<string, Shape>; properties?: { event?: Shape } }) {
  const found: Record<string, Record<string, string>> = {};
  const looked = (shape: Shape): Shape => {
    const at = shape.$ref;
    return at ? schema.$defs[at.slice(at.lastIndexOf("/") + 1)]! : shape;
  };
  const events = schema.properties?.event;
  for (const one of events?.anyOf ?? (events ? [events] : [])) {
    const { name, facts } = looked(one).properties!;
    const kinds: Record<string, string> = {};
    for (const [fact, shape] of Object.entries(looked(facts!).properties ?? {})) {
      kinds[fact] = kind(shape);
    }
    found[name!.enum![0]!] = kinds;
  }
  return found;
}

function kind(shape: Shape): string {
  const inner = shape.items ?? shape.anyOf?.find((one) => one.title ?? one.items);
  return shape.title ?? (inner ? kind(inner) : "number");
}

/** Answers an import of `docs/schema/<game>.json?facts` with its kinds of facts alone. */
export function facts(): Plugin {
  return {
    name: "facts",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(ASKED)) return undefined;
      const schema = JSON.parse(readFileSync(id.slice(0, -"?facts".length), "utf8"));
      return { code: `export default ${JSON.stringify(kinds(schema))}`, moduleType: "js" };
    },
  };
}
