import type { Exhibit, Part } from "../../about";
import { figureOf } from "../figures";

const FLOORS = ["servants", "craftsmen", "merchants", "guards", "dignitaries", "nobles"];

const courtiers: Exhibit[] = [..."ABVGDJIKLMNOP"].map((letter) => ({
  word: `courtier-${letter}`,
  emblem: `k-${letter}`,
  figure: (language) => figureOf(letter, language),
  field: `c-${letter}`,
  round: true,
  rules: [],
}));
const worth = (points: number) => ({ word: "gallery-worth", args: { points } });
const floors: Exhibit[] = FLOORS.map((floor, points) => ({
  word: `floor-${floor}`,
  emblem: `f-${floor}`,
  field: "f-noble",
  says: worth(points),
  rules: [],
}));
const throne: Exhibit = {
  word: "floor-throne",
  emblem: "throne",
  field: "f-noble",
  says: worth(10),
  rules: ["K9", "K11"],
};

export const gallery: Part[] = [
  { word: "gallery-courtiers", exhibits: courtiers },
  { word: "gallery-floors", exhibits: [throne, ...floors.reverse()] },
];
