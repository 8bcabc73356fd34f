/** Plays the sounds. A browser lets nothing be heard before the first click; what comes earlier is left out. */

import { SOUNDS, type Sound, type Stroke } from "./sounds";

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function strike(audio: AudioContext, out: AudioNode, stroke: Stroke): void {
  const begin = audio.currentTime + stroke.at;
  const end = begin + stroke.long;
  const loud = audio.createGain();
  loud.gain.setValueAtTime(0.0001, begin);
  loud.gain.exponentialRampToValueAtTime(stroke.loud, begin + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, end);
  loud.connect(out);
  if (stroke.voice === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.setValueAtTime(stroke.from, begin);
    band.frequency.exponentialRampToValueAtTime(stroke.to ?? stroke.from, end);
    source.connect(band).connect(loud);
    source.start(begin, 0, stroke.long + 0.05);
    return;
  }
  const source = audio.createOscillator();
  source.type = stroke.voice;
  source.frequency.setValueAtTime(stroke.from, begin);
  source.frequency.exponentialRampToValueAtTime(stroke.to ?? stroke.from, end);
  source.connect(loud);
  source.start(begin);
  source.stop(end + 0.05);
}

/** `volume` from 0 to 1. Returns whether it can be heard. */
export function play(sound: Sound, volume: number): boolean {
  if (volume <= 0 || typeof AudioContext === "undefined") return false;
  if (!context && !(navigator.userActivation?.hasBeenActive ?? true)) return false;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = volume * 0.35;
  out.connect(context.destination);
  for (const stroke of SOUNDS[sound]) strike(context, out, stroke);
  return true;
}
