import type { Comparison } from "../../about";

export const compare: Comparison[] = [
  {
    option: "merchant_finish",
    columns: ["choice-merchant_finish-true", "choice-merchant_finish-false"],
    rows: [
      {
        word: "compare-merchant",
        rules: ["C36", "variant-merchant-finish"],
        cells: ["compare-merchant-last", "compare-merchant-not"],
      },
    ],
    chosen: (value) => (value === false ? 1 : 0),
  },
  {
    option: "hand_limit",
    columns: ["choice-hand_limit-false", "choice-hand_limit-true"],
    rows: [
      {
        word: "compare-draw",
        rules: ["C3", "variant-hand-limit"],
        cells: ["compare-draw-any", "compare-draw-limit"],
      },
    ],
    chosen: (value) => (value === true ? 1 : 0),
  },
];
