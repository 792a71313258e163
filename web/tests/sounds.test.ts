import { beforeEach, expect, test, vi } from "vitest";

class Dial {
  constructor(public value: number) {}
  setValueAtTime = () => undefined;
  linearRampToValueAtTime = () => undefined;
  exponentialRampToValueAtTime = () => undefined;
}

/** Something of a loudspeaker: how loud it is, and whether it is still connected. */
class Part {
  gain = new Dial(1);
  frequency = new Dial(0);
  type = "";
  buffer: unknown;
  connected = true;
  connect = (to: Part) => to;
  disconnect = () => (this.connected = false);
  start = () => undefined;
  stop = () => undefined;
}

let now = 0;
let outs: Part[] = []; // what leads to the loudspeaker, one for each sound

class Speaker {
  destination = new Part();
  sampleRate = 8_000;
  get currentTime() {
    return now;
  }
  createGain = () => {
    const made = new Part();
    made.connect = (to) => {
      if (to === this.destination) outs.push(made);
      return to;
    };
    return made;
  };
  createOscillator = () => new Part();
  createBufferSource = () => new Part();
  createBiquadFilter = () => new Part();
  createConvolver = () => new Part();
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("AudioContext", Speaker);
const { settings } = await import("../src/device.svelte");
const { CUES, listen, loudest, play } = await import("../src/table/sounds");

const heard = () => outs.filter((one) => one.connected).length;

beforeEach(() => {
  now += 60;
  outs = [];
  Object.assign(settings, { sound: true, volume: 0.5 });
});

test("nothing is heard before the first touch", () => {
  play("turn");
  expect(outs).toEqual([]);
  listen();
  play("turn");
  expect(heard()).toBe(1);
});

test("never are two heard at once: a greater one cuts off a lesser, a lesser one waits for nobody", () => {
  play("heal");
  play("crown");
  expect(outs.map((one) => one.connected)).toEqual([false, true]);
  play("take");
  expect(outs).toHaveLength(2);
  now += 1;
  play("take");
  expect(outs).toHaveLength(3);
});

test("all are as loud as one volume says, and silence is silent", () => {
  for (const cue of CUES) {
    play(cue);
    now += 2;
  }
  expect(outs.map((one) => one.gain.value)).toEqual(CUES.map(() => 0.5));
  outs = [];
  settings.volume = 0;
  play("end");
  Object.assign(settings, { sound: false, volume: 1 });
  play("end");
  expect(outs).toEqual([]);
});

test("of what happens together the most telling is heard", () => {
  expect(loudest(["coins", "wound", "take"])).toBe("wound");
  expect(loudest([])).toBeUndefined();
});
