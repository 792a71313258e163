import { readdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCES = resolve(import.meta.dirname, "src");
const COMPONENTS = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svelte"))
  .sort();

/**
 * The class that scopes a component's styles: its number, since it stands in every rule and element.
 * No class of ours begins with an underscore; `sr`, for one, hides what only screen readers read.
 */
function cssHash({ filename, hash, css }) {
  const at = COMPONENTS.indexOf(relative(SOURCES, filename));
  return `_${at < 0 ? hash(css) : at.toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
