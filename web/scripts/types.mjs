/** Copies the types of the wire, which `make schema` generates, into `src/wire`. */
import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { resolve } from "node:path";

const generated = resolve(import.meta.dirname, "../../docs/schema");
const wire = resolve(import.meta.dirname, "../src/wire");
mkdirSync(wire, { recursive: true });
for (const file of readdirSync(generated).filter((name) => name.endsWith(".ts")))
    copyFileSync(resolve(generated, file), resolve(wire, file));
