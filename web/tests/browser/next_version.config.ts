/** Builds the same pages as another version: every file has a name of its own, as after any change. */
import { mergeConfig } from "vite";

import config from "../../vite.config.ts";

export default mergeConfig(config, {
  build: {
    rollupOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash]-next.js",
        chunkFileNames: "assets/[name]-[hash]-next.js",
        assetFileNames: "assets/[name]-[hash]-next[extname]",
      },
    },
  },
});
