import type { Comparison } from "../../about";
import { COLUMNS } from "../buildings";

const late = "compare-row-late";
const early = "compare-row-early";

export const compare: Comparison[] = [
  {
    option: "edition",
    columns: ["choice-edition-ru", "choice-edition-en", "choice-edition-pl", "choice-edition-de"],
    rows: [
      { word: "compare-row", rules: ["M13"], cells: [late, late, early, early] },
      {
        word: "compare-turn",
        rules: ["M13"],
        cells: ["compare-turn-one", "compare-turn-one", "compare-turn-two", "compare-turn-two"],
      },
      {
        word: "compare-tie",
        rules: ["M42"],
        cells: [
          "compare-tie-shared",
          "compare-tie-shared",
          "compare-tie-workers",
          "compare-tie-agreed",
        ],
      },
    ],
    chosen: (value) => ["ru", "en", "pl", "de"].indexOf(String(value)),
  },
  {
    option: "sides",
    columns: ["compare-side-a", "compare-side-b"],
    rows: COLUMNS.map((building, at) => ({
      word: `building-${building}`,
      rules: [`M${20 + at}A`, `M${20 + at}B`],
      cells: [`help-${building}-a`, `help-${building}-b`],
    })),
    chosen: (value, row) => (String(value)[row] === "B" ? 1 : 0),
  },
];
