import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { CUES } from "../../src/table/synth";
import { browserPath } from "./house";

const RATE = 22_050;
const TWO_SECONDS = 2 * RATE;
/** What nobody hears: sixty decibels below the loudest sample. */
const UNHEARD = 0.001;

/** The samples of every sound, as a browser performs it. */
async function performAll(browser: Browser): Promise<Record<string, number[]>> {
  const source = readFileSync(resolve(import.meta.dirname, "../../src/table/synth.ts"), "utf8");
  const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ESNext };
  const code = transpileModule(source, { compilerOptions }).outputText;
  const page = await browser.newPage();
  const content = `${code}; Object.assign(window, { synth: { CUES, makeRoom, perform } })`;
  await page.addScriptTag({ type: "module", content });
  const samplesByCue = await page.evaluate(
    async ([rate, length]) => {
      const { synth } = window as any;
      const samples: Record<string, number[]> = {};
      for (const cue of synth.CUES) {
        const audio = new OfflineAudioContext(1, length, rate);
        const out = audio.createGain();
        out.connect(audio.destination);
        out.connect(synth.makeRoom(audio));
        synth.perform(audio, cue, 0, out);
        samples[cue] = [...(await audio.startRendering()).getChannelData(0)];
      }
      return samples;
    },
    [RATE, TWO_SECONDS] as const,
  );
  await page.close();
  return samplesByCue;
}

const peak = (samples: number[]) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** How loud each fiftieth of a second is, and its pitch in units of four octaves, by how often it crosses zero. */
function profile(samples: number[]): number[] {
  const span = RATE / 50;
  const parts = Array.from({ length: 50 }, (_, at) => samples.slice(at * span, (at + 1) * span));
  const loud = parts.map((part) => Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / span));
  const most = Math.max(...loud);
  const pitches = parts.map((part, number) => {
    const crossings = part.filter((one, at) => at > 0 && one * part[at - 1]! < 0).length;
    return loud[number]! > UNHEARD ? Math.log2(Math.max(1, crossings)) / 4 : 0;
  });
  return [...loud.map((one) => one / most), ...pitches];
}

const apart = (one: number[], other: number[]) =>
  Math.sqrt(one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0));

describe.skipIf(!browserPath())("the sounds", () => {
  let browser: Browser;
  let sounds: Record<string, number[]>;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserPath()!, args: ["--no-sandbox"] });
    sounds = await performAll(browser);
  }, 60_000);
  afterAll(() => browser.close());

  test.each(CUES)("%s is heard, is not cut at the top, and is over within a second", (cue) => {
    const samples = sounds[cue]!;
    expect(peak(samples)).toBeGreaterThan(0.04);
    expect(peak(samples)).toBeLessThan(1);
    expect(peak(samples.slice(RATE))).toBeLessThan(UNHEARD);
  });

  test("each differs from every other", () => {
    const profiles = CUES.map((cue) => [cue, profile(sounds[cue]!)] as const);
    const alike = profiles.flatMap(([one, its], at) =>
      profiles
        .slice(at + 1)
        .map(([other, others]) => [`${one} ${other}`, apart(its, others)] as const),
    );
    expect(alike.filter(([, distance]) => distance < 1)).toEqual([]);
  });
});
