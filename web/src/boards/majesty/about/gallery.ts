import type { Exhibit, Part } from "../../about";

// Cards that show the character, alone and beside another one: 33 green and 27 red in all (M3).
const CHARACTERS: [name: string, building: string, alone: number, double: number][] = [
  ["miller", "mill", 9, 5],
  ["brewer", "brewery", 6, 7],
  ["witch", "cottage", 5, 8],
  ["guard", "guardhouse", 5, 7],
  ["knight", "barracks", 3, 8],
  ["innkeeper", "inn", 4, 7],
  ["noble", "castle", 5, 4],
];

const people: Exhibit[] = CHARACTERS.map(([name, , alone, double]) => ({
  word: `card-${name}`,
  emblem: `m-${name}`,
  field: `f-${name}`,
  count: alone + double,
  says: { word: "gallery-character", args: { alone, double } },
  rules: [],
}));
const buildings: Exhibit[] = CHARACTERS.map(([name, building], at) => ({
  word: `building-${building}`,
  emblem: `m-${building}`,
  field: `f-${name}`,
  rules: [`M${20 + at}A`, `M${20 + at}B`],
}));

const infirmary: Exhibit = {
  word: "building-infirmary",
  emblem: "m-infirmary",
  field: "f-wounded",
  rules: ["M27A", "M27B"],
};

export const gallery: Part[] = [
  { word: "gallery-people", exhibits: people },
  { word: "gallery-buildings", exhibits: [...buildings, infirmary] },
];
