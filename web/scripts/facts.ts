/** Small parts of larger files, taken when pages are built: kinds of facts, and names of games. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FACTS = /\.json\?facts$/;
const NAME = /\.ftl\?name$/;

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

/** The message of a game's name alone, of all in its catalogue. */
const nameOf = (catalogue: string): string => /^game = .*$/m.exec(catalogue)?.[0] ?? "";

/** Answers imports of `<game>.json?facts`, its kinds of facts, and of `<language>.ftl?name`. */
export function facts(): Plugin {
  return {
    name: "facts",
    enforce: "pre",
    load(id) {
      const [file] = id.split("?");
      const read = () => readFileSync(file!, "utf8");
      const made = FACTS.test(id)
        ? kinds(JSON.parse(read()))
        : NAME.test(id)
          ? nameOf(read())
          : undefined;
      if (made === undefined) return undefined;
      return { code: `export default ${JSON.stringify(made)}`, moduleType: "js" };
    },
  };
}
