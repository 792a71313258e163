import type { Exhibit } from "../../about";

const FLOORS = ["servants", "craftsmen", "merchants", "guards", "dignitaries", "nobles"];

export const gallery: Exhibit[] = [
  ...[..."ABVGDJIKLMNOP"].map((letter) => ({
    word: `courtier-${letter}`,
    emblem: `k-${letter}`,
    field: `c-${letter}`,
    rules: [],
  })),
  { word: "floor-throne", emblem: "throne", field: "f-noble", count: "10", rules: ["K9", "K11"] },
  ...FLOORS.map((floor, worth) => ({
    word: `floor-${floor}`,
    emblem: `f-${floor}`,
    field: "f-noble",
    count: String(worth),
    rules: [],
  })).reverse(),
];
