/** The ladder of opponents: who sits at a table of bots, and who comes next. */
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);

const { botsAtTable, nextOpponent } = await import("../src/opponents");
const LADDER = ["tilda", "hugo", "ruth", "ulric"];

describe("the ladder of opponents", () => {
  it("seats the chosen one beside weaker ones", () => {
    expect(botsAtTable(LADDER, "ulric", 3)).toEqual(["ulric", "ruth", "hugo"]);
  });

  it("seats the gentlest more than once where nobody is weaker", () => {
    expect(botsAtTable(LADDER, "hugo", 3)).toEqual(["hugo", "tilda", "tilda"]);
  });

  it("seats a level at every seat", () => {
    expect(botsAtTable(LADDER, "hard", 2)).toEqual(["hard", "hard"]);
  });

  it("goes on after the strongest that was beaten, up to the last", () => {
    expect(nextOpponent(LADDER, ["hugo", "tilda"])).toBe("ruth");
    expect(nextOpponent(LADDER, ["ulric", "ruth"])).toBeUndefined();
    expect(nextOpponent(LADDER, ["hard"])).toBeUndefined();
  });
});
