// Four small sounds made on the spot: nothing to download. Silent until switched on.
import { preferences } from './preferences.svelte';

export type Sound = 'card' | 'coin' | 'bust' | 'turn';

/** Seconds: what happens to several players at once sounds once. */
const AT_ONCE = 0.03;

let context: AudioContext | undefined;
const heard: Partial<Record<Sound, number>> = {};

export function play(sound: Sound): void {
  if (!preferences.sound || typeof AudioContext === 'undefined' || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  if (now - (heard[sound] ?? -1) < AT_ONCE) return;
  heard[sound] = now;
  SOUNDS[sound](context, now);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  card: (audio, at) => rustle(audio, at, 2600, 0.07, 0.12),
  coin: (audio, at) => {
    tone(audio, at, 'triangle', 1318, 1318, 0.12, 0.1);
    tone(audio, at + 0.07, 'triangle', 1760, 1760, 0.25, 0.1);
  },
  bust: (audio, at) => {
    rustle(audio, at, 500, 0.35, 0.25);
    tone(audio, at, 'sawtooth', 160, 55, 0.4, 0.08);
  },
  turn: (audio, at) => {
    tone(audio, at, 'sine', 523, 523, 0.35, 0.12);
    tone(audio, at + 0.16, 'sine', 784, 784, 0.5, 0.1);
  },
};

function tone(
  audio: AudioContext,
  at: number,
  type: OscillatorType,
  from: number,
  to: number,
  seconds: number,
  loud: number,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fade(audio, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

function rustle(audio: AudioContext, at: number, pitch: number, seconds: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fade(audio, at, seconds, loud));
  source.start(at);
}

function fade(audio: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
