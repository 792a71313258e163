import { defineConfig, mergeConfig } from "vitest/config";

import pages from "./vite.config.ts";

// Apart from the build, so that building the pages needs no tools of the tests.
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/**/*.test.ts"], maxWorkers: 2 },
  }),
);
