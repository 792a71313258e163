import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { breakpoints } from "./scripts/breakpoints.ts";
import { facts } from "./scripts/facts.ts";
import { finish } from "./scripts/finish.ts";
import { firstTheme } from "./scripts/first_theme.ts";

// The pages are built into the package, where the server finds them.
export default defineConfig({
  plugins: [facts(), svelte(), firstTheme(), finish()],
  css: { postcss: { plugins: [breakpoints()] } },
  build: {
    outDir: "../src/regalia/server/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the server lets nothing in that is written into a page
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
