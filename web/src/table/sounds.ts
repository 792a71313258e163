/** Which sounds are heard, and how loud; every one of them has a visible twin. */
import { settings } from "../device.svelte";
import { type Cue, CUES, duration, makeRoom, perform } from "./synth";

export { type Cue, CUES };

let audio: AudioContext | null = null;
let room: AudioNode | null = null;
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
  room ??= makeRoom(audio);
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  if (heard && now < heard.until) {
    if (rank(cue) <= rank(heard.cue)) return;
    heard.out.disconnect();
  }
  const out = audio.createGain();
  out.gain.value = settings.volume;
  out.connect(audio.destination);
  out.connect(room);
  heard = { cue, out, until: now + duration(cue) };
  perform(audio, cue, now, out);
}
