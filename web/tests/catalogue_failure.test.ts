import { expect, test, vi } from "vitest";

let failures = 1;
vi.mock("../src/words/pl.ftl?raw", () => {
  if (failures-- > 0) throw new Error("the network is gone");
  return { default: "hall = Sala\n" };
});

test("a catalogue that could not be loaded is asked for again, and one that could is kept", async () => {
  const { wordsOf } = await import("../src/words/words");
  await expect(wordsOf("pl")).rejects.toThrow();
  const words = await wordsOf("pl");
  expect(words.say("hall")).toBe("Sala");
  expect(await wordsOf("pl")).toBe(words);
});
