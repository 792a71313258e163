import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

// @ts-expect-error -- the configuration is plain JavaScript
import config from "../svelte.config.js";

const SOURCES = resolve(import.meta.dirname, "../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => join(SOURCES, name));

test("the class that scopes a component is no class of a stylesheet", () => {
  const styles = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const classes = new Set([...styles.matchAll(/\.([A-Za-z_][\w-]*)/g)].map((found) => found[1]!));
  expect(classes).toContain("sr");
  const components = files.filter((file) => file.endsWith(".svelte"));
  const scopes: string[] = components.map((filename) =>
    config.compilerOptions.cssHash({ filename, hash: () => "", css: "" }),
  );
  expect(scopes.filter((scope) => classes.has(scope))).toEqual([]);
});
