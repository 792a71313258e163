import { defineConfig, mergeConfig } from "vitest/config";

import { LongestFirst } from "./tests/sequencer.ts";
import pages from "./vite.config.ts";

// Apart from the build, so that building the pages needs no tools of the tests.
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      // three on two cores, since browser tests often wait for what moves and for each other's pages
      maxWorkers: 3,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } }, // on a busy machine
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: { name: "units", include: ["tests/*.test.ts", "tests/boards/*.test.ts"] },
        },
        {
          extends: true,
          // the files that a worker runs one after the other share their browser
          test: { name: "browsers", include: ["tests/browser/*.test.ts"], isolate: false },
        },
      ],
    },
  }),
);
