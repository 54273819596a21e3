// How things move on a board, with the preferences respected: they fly from where they were to where they go, or fade
// when motion is reduced, or are simply there at instant speed. Keys are the caller's: the same key, the same thing.
import { flip } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { pace, reducedMotion } from '../../lib/app/preferences.svelte';

const FLIGHT = 260;
const FADE = 120;

/** Milliseconds for a movement that takes `normal` at normal speed. */
export function flightTime(normal = FLIGHT): number {
  return reducedMotion() ? 0 : Math.min(normal * pace(), 400);
}

/** `out:send={{ key }}` where it leaves, `in:receive={{ key }}` where it arrives: it flies between the two. */
export const [send, receive] = crossfade({
  duration: () => flightTime(),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: pace() && FADE }),
});

/** `animate:shift` for the others in a list, which make room. */
export function shift(node: Element, positions: { from: DOMRect; to: DOMRect }) {
  return flip(node, positions, { duration: flightTime(200), easing: cubicOut });
}

/** `transition:appear` for what comes from nowhere. */
export function appear(node: Element) {
  return fade(node, { duration: pace() && FADE });
}
