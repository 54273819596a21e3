// Small sounds made on the spot: nothing to download. Quiet, and silent until the page has been touched or switched off.
// Each game has a voice of its own; on a phone what happens to me is felt as well.
import { preferences, reducedMotion } from './preferences.svelte';
import { noise, tone, type Voice } from './synthesis';

export type Sound = 'card' | 'coin' | 'bust' | 'turn' | 'reveal' | 'dice' | 'hit' | 'death' | 'victory' | 'defeat';

/** Seconds: what happens to several players at once sounds once. */
const AT_ONCE = 0.03;
const LOUDNESS = 0.4;

/** Bright and of brass at sea, hollow under the earth, low and in minor at night, a horn before the gate. */
const VOICES: Record<string, Voice> = {
  'dead-mans-draw': { wave: 'triangle', pitch: 1, third: 1.26, muffled: 6000 },
  'dungeon-raiders': { wave: 'square', pitch: 0.75, third: 1.26, muffled: 1800 },
  bloodborne: { wave: 'sawtooth', pitch: 0.5, third: 1.19, muffled: 1300 },
  gloomhaven: { wave: 'triangle', pitch: 0.67, third: 1.19, muffled: 2600 },
};
const PLAIN: Voice = { wave: 'sine', pitch: 1, third: 1.26, muffled: 8000 };

/** Milliseconds of buzzing and rest. */
const FELT: Partial<Record<Sound, number[]>> = {
  turn: [18],
  bust: [40, 30, 60],
  hit: [35],
  death: [60, 40, 120],
  victory: [25, 40, 25, 40, 70],
};

let context: AudioContext | undefined;
let touched = false;
let voice = PLAIN;
let heard: Partial<Record<Sound, number>> = {};

/** A browser lets nothing be heard before somebody has done something. */
export function listenForTouch(): void {
  const touch = () => (touched = true);
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touch, { once: true, capture: true });
}

/** The game that is on the table. */
export function speakAs(game: string): void {
  voice = VOICES[game] ?? PLAIN;
}

export function play(sound: Sound): void {
  if (!preferences.sound || !touched || typeof AudioContext === 'undefined' || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  if (now - (heard[sound] ?? -1) < AT_ONCE) return;
  heard = { ...heard, [sound]: now };
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = voice.muffled;
  filter.connect(out).connect(context.destination);
  SOUNDS[sound](filter, now, voice);
}

/** What happens to me, on a device that can buzz. */
export function feel(sound: Sound): void {
  const pattern = FELT[sound];
  if (!pattern || !preferences.sound || !touched || reducedMotion() || document.hidden) return;
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}

const SOUNDS: Record<Sound, (out: AudioNode, at: number, voice: Voice) => void> = {
  card: (out, at) => noise(out, at, 2600, 0.07, 0.12),
  reveal: (out, at, { pitch }) => {
    noise(out, at, 1800, 0.12, 0.14);
    noise(out, at + 0.08, 3200 * pitch, 0.06, 0.1);
  },
  dice: (out, at) => {
    for (const [index, after] of [0, 0.06, 0.1, 0.17, 0.26].entries()) noise(out, at + after, 900 + 260 * index, 0.035, 0.2);
  },
  coin: (out, at, { pitch }) => {
    tone(out, at, 'triangle', 1318 * pitch, 1318 * pitch, 0.12, 0.1);
    tone(out, at + 0.07, 'triangle', 1760 * pitch, 1760 * pitch, 0.25, 0.1);
  },
  hit: (out, at, { pitch }) => {
    noise(out, at, 420, 0.12, 0.28);
    tone(out, at, 'sine', 150 * pitch + 40, 60, 0.18, 0.2);
  },
  bust: (out, at, { wave, pitch }) => {
    noise(out, at, 500, 0.35, 0.25);
    tone(out, at, wave, 180 * pitch + 40, 55, 0.4, 0.09);
  },
  death: (out, at, { wave, pitch, third }) => {
    tone(out, at, wave, 220 * pitch, 110 * pitch, 1.1, 0.09);
    tone(out, at + 0.12, wave, 220 * pitch * third, 108 * pitch, 1.1, 0.07);
    noise(out, at, 300, 0.5, 0.16);
  },
  turn: (out, at, { pitch }) => {
    tone(out, at, 'sine', 523 * pitch, 523 * pitch, 0.35, 0.12);
    tone(out, at + 0.16, 'sine', 784 * pitch, 784 * pitch, 0.5, 0.1);
  },
  victory: (out, at, { wave, pitch, third }) => {
    const steps = [1, third, 1.5, 2];
    for (const [index, step] of steps.entries()) tone(out, at + 0.14 * index, wave, 392 * pitch * step, 392 * pitch * step, 0.5, 0.08);
    for (const step of steps) tone(out, at + 0.6, wave, 392 * pitch * step, 392 * pitch * step, 1.2, 0.04);
  },
  defeat: (out, at, { wave, pitch, third }) => {
    for (const [index, step] of [1.5, third, 1].entries()) tone(out, at + 0.24 * index, wave, 262 * pitch * step, 255 * pitch * step, 0.6, 0.07);
  },
};
