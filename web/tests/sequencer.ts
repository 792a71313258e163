import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files, the longest first, so that none of them is begun when all others are done. */
const LONGEST_FIRST = [
  "other_browsers",
  "hands",
  "pages",
  "layout",
  "games",
  "cuts",
  "lessons",
  "boards",
  "review",
  "deploy",
  "keys",
  "animations",
];

/** Begins with the longest browser tests, then takes the other browser tests, and those without a browser at last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      if (!moduleId.includes("/browser/")) return LONGEST_FIRST.length + 1;
      const at = LONGEST_FIRST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST_FIRST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
