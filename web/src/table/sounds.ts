/** A few sounds, made on the spot; every one of them has a visible twin. */
import { settings } from "../device.svelte";

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

/** A note: its wave, its pitch in hertz, when it begins and how long it lasts, how loud. */
type Note = [
  wave: OscillatorType | "noise",
  pitch: number,
  from: number,
  long: number,
  loud: number,
];

const NOTES: Record<Cue, Note[]> = {
  take: [["noise", 2400, 0, 0.07, 0.25]], // paper
  worker: [["triangle", 190, 0, 0.06, 0.5]], // a tap on wood
  coins: [
    ["sine", 1760, 0, 0.12, 0.2],
    ["sine", 2637, 0.03, 0.16, 0.15],
  ], // one clink, whatever the sum
  wound: [["sine", 82, 0, 0.25, 0.6]], // a dull drum
  heal: [
    ["sine", 1047, 0, 0.5, 0.2],
    ["sine", 1568, 0.02, 0.5, 0.1],
  ], // a soft bell
  turn: [
    ["triangle", 392, 0, 0.16, 0.25],
    ["triangle", 523, 0.16, 0.28, 0.25],
  ], // a horn
  seal: [["noise", 300, 0, 0.14, 0.5]], // wax that is pressed
  open: [["noise", 900, 0, 0.22, 0.25]], // cloth
  crown: [
    ["triangle", 523, 0, 0.12, 0.25],
    ["triangle", 659, 0.12, 0.12, 0.25],
    ["triangle", 784, 0.24, 0.36, 0.25],
  ], // a fanfare
  refused: [["sawtooth", 110, 0, 0.12, 0.12]], // a muted string
  tick: [["square", 1200, 0, 0.02, 0.08]],
  end: [
    ["triangle", 392, 0, 0.3, 0.2],
    ["triangle", 523, 0.25, 0.3, 0.2],
    ["triangle", 659, 0.25, 0.6, 0.2],
  ], // a cadence
};

let audio: AudioContext | null = null;
let touched = false; // a browser lets nothing be heard before, and neither do we
let heard: { cue: Cue; until: number; out: GainNode } | null = null;

const rank = (cue: Cue) => CUES.indexOf(cue);

/** The most telling of some sounds. */
export function loudest(cues: Cue[]): Cue | undefined {
  return cues.reduce<Cue | undefined>(
    (most, cue) => (most && rank(most) >= rank(cue) ? most : cue),
    undefined,
  );
}

/** Whoever has touched or pressed something may be told things by sound. */
export function listen(): void {
  touched = true;
}

/** Plays a sound in place of a lesser one; never are two heard at once. */
export function play(cue: Cue): void {
  if (!touched || !settings.sound || !settings.volume) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  if (heard && now < heard.until) {
    if (rank(cue) <= rank(heard.cue)) return;
    heard.out.disconnect();
  }
  const out = audio.createGain();
  out.gain.value = settings.volume;
  out.connect(audio.destination);
  heard = { cue, out, until: now + Math.max(...NOTES[cue].map(([, , from, long]) => from + long)) };
  for (const [wave, pitch, from, long, loud] of NOTES[cue]) {
    const volume = audio.createGain();
    volume.gain.setValueAtTime(loud, now + from);
    volume.gain.exponentialRampToValueAtTime(0.001, now + from + long);
    volume.connect(out);
    const source =
      wave === "noise" ? noise(audio, pitch, volume) : tone(audio, wave, pitch, volume);
    source.start(now + from);
    source.stop(now + from + long);
  }
}

function tone(on: AudioContext, wave: OscillatorType, pitch: number, to: AudioNode) {
  const made = on.createOscillator();
  made.type = wave;
  made.frequency.value = pitch;
  made.connect(to);
  return made;
}

function noise(on: AudioContext, pitch: number, to: AudioNode) {
  const buffer = on.createBuffer(1, on.sampleRate / 4, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const made = on.createBufferSource();
  made.buffer = buffer;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  made.connect(filter).connect(to);
  return made;
}
