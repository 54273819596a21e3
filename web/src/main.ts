import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { games } from './lib/app/games.svelte';
import { language } from './lib/words/language.svelte';
import { me } from './lib/app/me.svelte';
import { keepForLater, watchConnection } from './lib/app/installed.svelte';
import { listenForTouch } from './lib/app/sound';
import { router } from './lib/app/router.svelte';

async function main(): Promise<void> {
  router.start();
  listenForTouch();
  watchConnection();
  // Asked for while the texts are on their way; whoever needs the answer hears of a failure.
  games().catch(() => {});
  if (router.route.page === 'home') void import('./pages/Home.svelte');
  await language.start();
  void me.start();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  if (import.meta.env.PROD) keepForLater();
}

void main();
