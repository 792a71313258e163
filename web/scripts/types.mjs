/** Writes the types of every game's wire form, `src/wire/<game>.ts`, out of the schemas. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";

const SIMPLE = {
    integer: "number",
    number: "number",
    string: "string",
    boolean: "boolean",
    null: "null",
};

function written(shape) {
    if (shape.$ref) return shape.$ref.slice(shape.$ref.lastIndexOf("/") + 1);
    if (shape.enum) return shape.enum.map((one) => JSON.stringify(one)).join(" | ") || "never";
    if (shape.anyOf) return shape.anyOf.map(written).join(" | ");
    if (shape.type === "array") return `(${shape.items ? written(shape.items) : "unknown"})[]`;
    if (shape.type === "object") {
        const of = shape.additionalProperties;
        return typeof of === "object" ? `Record<string, ${written(of)}>` : fields(shape);
    }
    return SIMPLE[shape.type] ?? "unknown";
}

function fields(shape) {
    const needed = new Set(shape.required);
    const lines = Object.entries(shape.properties ?? {}).map(([name, one]) => {
        const says = one.description ? `  /** ${one.description} */\n` : "";
        return `${says}  ${name}${needed.has(name) ? "" : "?"}: ${written(one)};\n`;
    });
    return lines.length ? `{\n${lines.join("")}}` : "Record<string, never>";
}

const schemas = resolve(import.meta.dirname, "../../docs/schema");
const out = resolve(import.meta.dirname, "../src/wire");
mkdirSync(out, { recursive: true });
for (const file of readdirSync(schemas).filter((name) => name.endsWith(".json"))) {
    const schema = JSON.parse(readFileSync(resolve(schemas, file), "utf8"));
    if (!schema.$defs) continue; // the description of the requests has the same types once more
    const named = new Map(
        Object.entries(schema.properties ?? {}).map(([name, shape]) => [
            name[0].toUpperCase() + name.slice(1),
            shape,
        ]),
    );
    for (const [name, shape] of Object.entries(schema.$defs)) named.set(name, shape);
    const types = [...named].map(([name, shape]) => `export type ${name} = ${written(shape)};`);
    const text = [`// Written by scripts/types.mjs: ${schema.title}.\n`, ...types, ""].join("\n");
    writeFileSync(resolve(out, `${basename(file, ".json")}.ts`), text);
}
