import { defineConfig, mergeConfig } from "vitest/config";

import { LongestFirst } from "./tests/sequencer.ts";
import pages from "./vite.config.ts";

// Apart from the build, so that building the pages needs no tools of the tests.
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      include: ["tests/**/*.test.ts"],
      maxWorkers: 2,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } }, // on a busy machine
      sequence: { sequencer: LongestFirst },
    },
  }),
);
