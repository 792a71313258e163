/** A few sounds, made on the spot; every one of them has a visible twin. */
import { wishes } from "../device.svelte";

export type Cue =
  | "take"
  | "worker"
  | "coins"
  | "wound"
  | "heal"
  | "turn"
  | "seal"
  | "open"
  | "crown"
  | "refused"
  | "tick"
  | "end";

/** A note: its wave, its pitch in hertz, when it begins and how long it lasts, how loud. */
type Note = [wave: OscillatorType | "noise", pitch: number, from: number, long: number, loud: number];

const NOTES: Record<Cue, Note[]> = {
  take: [["noise", 2400, 0, 0.07, 0.25]],
  worker: [["triangle", 190, 0, 0.06, 0.5]],
  coins: [["sine", 1760, 0, 0.12, 0.2], ["sine", 2637, 0.03, 0.16, 0.15]],
  wound: [["sine", 82, 0, 0.25, 0.6]],
  heal: [["sine", 1047, 0, 0.5, 0.2], ["sine", 1568, 0.02, 0.5, 0.1]],
  turn: [["triangle", 392, 0, 0.16, 0.25], ["triangle", 523, 0.16, 0.28, 0.25]],
  seal: [["noise", 300, 0, 0.14, 0.5]],
  open: [["noise", 900, 0, 0.22, 0.25]],
  crown: [["triangle", 523, 0, 0.12, 0.25], ["triangle", 659, 0.12, 0.12, 0.25], ["triangle", 784, 0.24, 0.36, 0.25]],
  refused: [["sawtooth", 110, 0, 0.12, 0.12]],
  tick: [["square", 1200, 0, 0.02, 0.08]],
  end: [["triangle", 392, 0, 0.3, 0.2], ["triangle", 523, 0.25, 0.3, 0.2], ["triangle", 659, 0.25, 0.6, 0.2]],
};

let audio: AudioContext | null = null;
let until = 0;

/** Plays a sound, unless another one is still heard. */
export function play(cue: Cue): void {
  if (!wishes.sound) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  if (now < until) return;
  for (const [wave, pitch, from, long, loud] of NOTES[cue]) {
    const volume = audio.createGain();
    volume.gain.setValueAtTime(loud, now + from);
    volume.gain.exponentialRampToValueAtTime(0.001, now + from + long);
    volume.connect(audio.destination);
    const source = wave === "noise" ? noise(audio, pitch, volume) : tone(audio, wave, pitch, volume);
    source.start(now + from);
    source.stop(now + from + long);
    until = Math.max(until, now + from + long / 2);
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
