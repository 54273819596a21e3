// Who I am to the server. A guest comes into being with the first thing that needs one, not with a look around.
import { api, Refusal } from '../net/api';
import { language, t } from '../words/language.svelte';
import type { Me } from '../net/wire';

const KEY = 'taverna.nickname';
const LONGEST = 24;

class MeState {
  known: Me | null = $state.raw(null);
  /** What I want to be called; never empty. */
  nickname = $state('');

  get member(): boolean {
    return this.known?.account ?? false;
  }

  async start(): Promise<void> {
    this.nickname = localStorage.getItem(KEY) ?? '';
    try {
      this.become(await api.me());
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
    this.nickname ||= pleasantName();
  }

  /** After signing in or out. Whoever has an account is called as that is. */
  become(known: Me | null): void {
    this.known = known;
    if (known?.account) this.nickname = known.nickname;
    else this.nickname ||= known?.nickname ?? pleasantName();
  }

  /** Makes sure that the server knows me under this name and in this language. */
  async introduce(): Promise<void> {
    const nickname = this.nickname.trim().slice(0, LONGEST) || pleasantName();
    this.nickname = nickname;
    if (this.known?.nickname === nickname && this.known.language === language.current) return;
    localStorage.setItem(KEY, nickname);
    this.known = await api.introduce({ nickname, language: language.current });
  }

  /** After a switch of language: refusals come in it from now on. */
  async speak(): Promise<void> {
    if (this.known) await this.introduce();
  }
}

function pleasantName(): string {
  const names = t('ui-nicknames').split(',');
  return (names[Math.floor(Math.random() * names.length)] ?? 'Ana').trim();
}

export const me = new MeState();
