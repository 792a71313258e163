/** The 26 goals: six favourites each, named by their letters. */
const GOALS =
  "AVGIMP ABJINO VGJKOP ABDKNP BVGDJL AVKLMN GDJIMN AGIKLO ADJMOP BJIKLP BVDKMO VDILNP BGLMNO " +
  "DJKLNO GDKLMP ABDILM VJILMO IKMNOP BGDIOP ABVLOP BVJMNP BVGIKN AVGDNO AGJLNP ABGJKM AVDJIK";

export const COURTIERS = [..."ABVGDJIKLMNOP"];

/** The favourites of a goal, counted from 1. */
export function favourites(goal: number | null | undefined): string[] {
  return goal ? [...(GOALS.split(" ")[goal - 1] ?? "")] : [];
}
