import type { Comparison } from "../../about";

export const compare: Comparison[] = [
  {
    option: "rounds",
    columns: ["choice-rounds-3", "choice-rounds-1"],
    rows: [
      {
        word: "compare-goals",
        rules: ["variant-rounds"],
        cells: ["compare-goals-new", "compare-goals-one"],
      },
      {
        word: "compare-nothing",
        rules: ["K15", "variant-rounds"],
        cells: ["compare-nothing-last", "compare-nothing-agreed"],
      },
    ],
    chosen: (value) => (value === 1 ? 1 : 0),
  },
  {
    option: "placement",
    columns: ["choice-placement-players", "choice-placement-random"],
    rows: [
      {
        word: "compare-start",
        rules: ["K4", "variant-placement"],
        cells: ["compare-start-players", "compare-start-random"],
      },
      {
        word: "compare-floors",
        rules: ["variant-placement"],
        cells: ["compare-floors-players", "compare-floors-random"],
      },
    ],
    chosen: (value) => (value === "random" ? 1 : 0),
  },
];
