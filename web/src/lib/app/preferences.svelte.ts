// What a person has chosen for this browser. Everything has a sensible value before that.

export interface Preferences {
  theme: 'auto' | 'dark' | 'light';
  motion: 'auto' | 'full' | 'reduced';
  speed: 'slow' | 'normal' | 'fast' | 'instant';
  sound: boolean;
  odds: boolean;
  banter: boolean;
  shortcuts: boolean;
  notify: boolean;
  /** The log names the rule behind each line. */
  ruleNumbers: boolean;
}

const KEY = 'taverna.preferences';
const DEFAULTS: Preferences = {
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  sound: true,
  odds: true,
  banter: true,
  shortcuts: true,
  notify: false,
  ruleNumbers: false,
};
const PACE = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

export const preferences: Preferences = $state({ ...DEFAULTS, ...remembered() });

/** What is open now has a look of its own, for those who leave it to the page. */
let look: 'dark' | 'light' | null = $state(null);

/** Until it is ended by what this returns. */
export function lookLike(wanted: 'dark' | 'light'): () => void {
  look = wanted;
  return () => (look = null);
}

const calm = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)');
let systemIsCalm = $state(calm?.matches ?? false);
calm?.addEventListener('change', (event) => (systemIsCalm = event.matches));

/** Whether things fade instead of moving. */
export function reducedMotion(): boolean {
  return preferences.motion === 'reduced' || (preferences.motion === 'auto' && systemIsCalm);
}

/** How much longer (>1) or shorter everything that is played takes; 0 is at once. */
export function pace(): number {
  return PACE[preferences.speed] ?? 1;
}

/** Keeps the page and the memory of the browser as the preferences are. Call once, inside an effect root. */
export function watchPreferences(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = preferences.theme === 'auto' ? (look ?? 'auto') : preferences.theme;
    root.dataset['motion'] = reducedMotion() ? 'reduced' : 'full';
    root.style.setProperty('--speed', String(pace()));
    remember({ ...preferences });
  });
}

function remembered(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

function remember(value: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
