/** Adds the script that sets the theme to the page's head, as a file: the server's policy forbids inline scripts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export function firstTheme(): Plugin {
  return {
    name: "first-theme",
    apply: "build",
    buildStart() {
      const source = readFileSync(join(import.meta.dirname, "first_theme.js"), "utf8");
      this.emitFile({ type: "asset", name: "first_theme.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const src = `/${Object.keys(bundle ?? {}).find((name) => name.includes("first_theme-"))}`;
        return [{ tag: "script", attrs: { src }, injectTo: "head-prepend" }];
      },
    },
  };
}
