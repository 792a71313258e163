/** The sounds of a table, made on the spot: voices with an attack, a body and a tone, in a small room. */

/** The sounds, the most telling one last: it cuts off a lesser one and is cut off by none of them. */
export const CUES = [
  "tick",
  "take",
  "worker",
  "coins",
  "heal",
  "wound",
  "seal",
  "open",
  "refused",
  "turn",
  "crown",
  "end",
] as const;

export type Cue = (typeof CUES)[number];

/** A part of a sound; times in seconds, pitches in hertz. */
interface Voice {
  wave: OscillatorType | "noise";
  pitch: number;
  /** The pitch at its end, where it glides. */
  to?: number;
  at?: number;
  /** How long it takes to be loud. */
  attack?: number;
  long: number;
  loud: number;
  /** Above this pitch it is dull: a horn is no buzzer. */
  tone?: number;
}

const ROOM_S = 0.22;
const SILENCE = 0.0001;

/** A small metal disc rings at pitches that are in no harmony. */
const clink = (pitch: number, at: number, loud: number): Voice[] => [
  { wave: "sine", pitch, at, long: 0.26, loud },
  { wave: "sine", pitch: pitch * 1.51, at, long: 0.18, loud: loud * 0.7 },
  { wave: "sine", pitch: pitch * 2.31, at, long: 0.1, loud: loud * 0.5 },
  { wave: "noise", pitch: pitch * 2.6, at, long: 0.015, loud: loud * 1.2 },
];

/** A brass note: two horns that are not quite in tune, opened by a breath. */
const horn = (pitch: number, at: number, long: number, loud: number): Voice[] => [
  { wave: "sawtooth", pitch, at, attack: 0.03, long, loud, tone: pitch * 3.2 },
  {
    wave: "sawtooth",
    pitch: pitch * 1.006,
    at,
    attack: 0.045,
    long,
    loud: loud * 0.7,
    tone: pitch * 2.4,
  },
  { wave: "sine", pitch: pitch / 2, at, attack: 0.03, long, loud: loud * 0.5 },
];

const bell = (pitch: number, at: number, long: number, loud: number): Voice[] => [
  { wave: "sine", pitch, at, attack: 0.006, long, loud },
  { wave: "sine", pitch: pitch * 2.76, at, attack: 0.004, long: long * 0.5, loud: loud * 0.35 },
  { wave: "sine", pitch: pitch * 5.4, at, long: long * 0.2, loud: loud * 0.15 },
];

/** Paper slides over cloth. */
const slide = (from: number, to: number, at: number, long: number, loud: number): Voice => ({
  wave: "noise",
  pitch: from,
  to,
  at,
  attack: long * 0.4,
  long,
  loud,
});

const VOICES: Record<Cue, Voice[]> = {
  // a card slides and lands on the table
  take: [
    slide(1600, 4200, 0, 0.09, 0.45),
    { wave: "noise", pitch: 900, at: 0.08, long: 0.05, loud: 0.6 },
    { wave: "sine", pitch: 170, to: 95, at: 0.08, long: 0.09, loud: 0.35 },
  ],
  // a wooden figure is put down
  worker: [
    { wave: "noise", pitch: 1500, long: 0.02, loud: 0.7 },
    { wave: "triangle", pitch: 330, to: 210, long: 0.09, loud: 0.5 },
    { wave: "sine", pitch: 780, to: 640, long: 0.05, loud: 0.25 },
  ],
  // two clinks, whatever the sum
  coins: [...clink(2093, 0, 0.13), ...clink(2489, 0.075, 0.1)],
  // a drum, and the skin that trembles after it
  wound: [
    { wave: "sine", pitch: 165, to: 58, long: 0.34, loud: 0.6 },
    { wave: "noise", pitch: 260, long: 0.1, loud: 0.8 },
    { wave: "triangle", pitch: 92, to: 70, at: 0.12, long: 0.22, loud: 0.18 },
  ],
  heal: [...bell(1047, 0, 0.5, 0.2), ...bell(1568, 0.09, 0.45, 0.14)],
  turn: [...horn(392, 0, 0.2, 0.13), ...horn(523, 0.16, 0.42, 0.15)],
  // wax gives way beneath a seal
  seal: [
    { wave: "noise", pitch: 320, attack: 0.05, long: 0.16, loud: 0.9 },
    { wave: "sine", pitch: 120, to: 80, at: 0.06, long: 0.12, loud: 0.4 },
  ],
  // ballots turn over, one just after the other
  open: [
    slide(1100, 2600, 0, 0.09, 0.5),
    slide(1300, 2900, 0.07, 0.09, 0.4),
    slide(1500, 3300, 0.14, 0.1, 0.3),
    { wave: "noise", pitch: 700, at: 0.23, long: 0.05, loud: 0.5 },
  ],
  crown: [
    ...horn(523, 0, 0.14, 0.12),
    ...horn(659, 0.11, 0.14, 0.12),
    ...horn(784, 0.22, 0.46, 0.14),
    ...bell(1568, 0.24, 0.44, 0.08),
  ],
  // a string that a hand stops
  refused: [
    { wave: "sawtooth", pitch: 116, long: 0.16, loud: 0.3, tone: 420 },
    { wave: "noise", pitch: 500, long: 0.03, loud: 0.3 },
  ],
  tick: [
    { wave: "square", pitch: 1200, long: 0.02, loud: 0.08 },
    { wave: "sine", pitch: 2400, long: 0.04, loud: 0.06 },
  ],
  end: [
    ...horn(392, 0, 0.3, 0.11),
    ...horn(330, 0, 0.3, 0.08),
    ...horn(523, 0.24, 0.5, 0.11),
    ...horn(659, 0.24, 0.5, 0.08),
    ...bell(1047, 0.26, 0.46, 0.08),
  ],
};

/** How long a sound lasts, without the room. */
export const duration = (cue: Cue): number =>
  Math.max(...VOICES[cue].map(({ at = 0, long }) => at + long));

/** Performs a sound from a time on. */
export function perform(on: BaseAudioContext, cue: Cue, start: number, out: AudioNode): void {
  for (const voice of VOICES[cue]) {
    const { at = 0, attack = 0.003, long, loud } = voice;
    const begin = start + at;
    const volume = on.createGain();
    volume.gain.setValueAtTime(SILENCE, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + attack);
    volume.gain.exponentialRampToValueAtTime(SILENCE, begin + long);
    volume.connect(out);
    const source = voice.wave === "noise" ? breath(on, voice, begin) : tone(on, voice, begin);
    source.last.connect(volume);
    source.first.start(begin);
    source.first.stop(begin + long);
  }
}

/** The door to a room whose walls answer: noise that dies away, duller than what it answers. */
export function makeRoom(on: BaseAudioContext): AudioNode {
  const room = on.createConvolver();
  const echo = on.createBuffer(2, on.sampleRate * ROOM_S, on.sampleRate);
  for (const side of [0, 1]) {
    const samples = echo.getChannelData(side);
    let last = 0;
    fill(samples, side + 1);
    for (let at = 0; at < samples.length; at++) {
      last += (samples[at]! - last) * 0.35;
      samples[at] = last * (1 - at / samples.length) ** 3;
    }
  }
  room.buffer = echo;
  room.connect(on.destination);
  const door = on.createGain();
  door.gain.value = 0.3;
  door.connect(room);
  return door;
}

interface Source {
  first: AudioScheduledSourceNode;
  last: AudioNode;
}

function tone(on: BaseAudioContext, { wave, pitch, to, long, tone }: Voice, begin: number): Source {
  const first = on.createOscillator();
  first.type = wave as OscillatorType;
  glide(first.frequency, pitch, to, begin, long);
  if (!tone) return { first, last: first };
  return { first, last: filtered(on, first, "lowpass", tone) };
}

function breath(on: BaseAudioContext, { pitch, to, long }: Voice, begin: number): Source {
  const first = on.createBufferSource();
  first.buffer = noiseOf(on);
  const last = filtered(on, first, "bandpass", pitch);
  glide(last.frequency, pitch, to, begin, long);
  return { first, last };
}

function filtered(on: BaseAudioContext, from: AudioNode, type: BiquadFilterType, pitch: number) {
  const filter = on.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  from.connect(filter);
  return filter;
}

function glide(param: AudioParam, from: number, to: number | undefined, at: number, long: number) {
  param.value = from;
  if (to === undefined) return;
  param.setValueAtTime(from, at);
  param.exponentialRampToValueAtTime(to, at + long);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, the same in every sound. */
function noiseOf(on: BaseAudioContext): AudioBuffer {
  const known = noises.get(on);
  if (known) return known;
  const made = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  fill(made.getChannelData(0), 7);
  noises.set(on, made);
  return made;
}

/** Fills samples with numbers from -1 to 1 that follow from a seed. */
function fill(samples: Float32Array, seed: number): void {
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = seed / 2 ** 31;
  }
}
