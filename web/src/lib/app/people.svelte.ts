// Friends, requests and invitations of whoever has an account: told by the server as soon as they change.
import { mySocketAddress } from '../net/api';
import { TableSocket } from '../net/socket';
import type { Me, News, People, TurnInfo } from '../net/wire';
import { language, t } from '../words/language.svelte';
import { me } from './me.svelte';
import { call, countTurns } from './notify';
import { address, router } from './router.svelte';
import { toast } from './toasts.svelte';

const NOBODY: People = { friends: [], asking: [], asked: [], blocked: [], invitations: [] };

class PeopleState {
  now: People = $state.raw(NOBODY);
  /** Tables where it is my turn, the most urgent first. */
  turns: readonly TurnInfo[] = $state.raw([]);
  private socket: TableSocket | undefined;
  private heard = false;
  private who = '';

  /** Things that wait for an answer of mine. */
  get waiting(): number {
    return this.now.asking.length + this.now.invitations.length;
  }

  watch(known: Me | null): void {
    const who = known?.account ? known.id : '';
    if (who === this.who) return;
    this.who = who;
    this.socket?.close();
    this.socket = undefined;
    this.heard = false;
    this.now = NOBODY;
    this.turns = [];
    countTurns(0);
    if (who) this.socket = new TableSocket(mySocketAddress, { message: (data) => this.hear(data), state: (state) => this.state(state) });
  }

  private hear(data: unknown): void {
    const news = data as News;
    if (news.type !== 'news') return;
    const [before, waiting] = [this.now, this.turns];
    [this.now, this.turns] = [news.people, news.turns];
    countTurns(news.turns.length);
    if (this.heard) {
      void tell(before, news.people);
      void tellTurns(waiting, news.turns);
    }
    this.heard = true;
  }

  /** Closed for good: this session has ended, maybe on another device. */
  private state(state: string): void {
    if (state !== 'closed' || !this.who) return;
    this.who = '';
    void me.start();
  }
}

/** What has come in since. */
async function tell(before: People, now: People): Promise<void> {
  const known = new Set(before.asking.map((one) => one.id));
  for (const one of now.asking.filter((other) => !known.has(other.id))) {
    toast(t('ui-asks-you', { name: one.name }), { tone: 'good', link: { href: address.people(), text: t('ui-answer') } });
  }
  const invited = new Set(before.invitations.map((one) => `${one.table} ${one.at}`));
  for (const one of now.invitations.filter((other) => !invited.has(`${other.table} ${other.at}`))) {
    await language.need(one.game);
    const text = t('ui-invites-you', { name: one.by, game: language.words(one.game).text('game-title') });
    toast(text, { tone: 'good', link: { href: address.table(one.table), text: t('ui-go-there') } });
    call(text, '');
  }
}

/** At a table that is open here it is seen, and said by the table itself. */
async function tellTurns(before: readonly TurnInfo[], now: readonly TurnInfo[]): Promise<void> {
  const known = new Set(before.map((one) => one.table));
  const here = router.route.page === 'table' ? router.route.id : '';
  for (const one of now.filter((other) => !known.has(other.table) && other.table !== here)) {
    await language.need(one.game);
    const text = `${t('ui-turn-yours')}: ${language.words(one.game).text('game-title')}`;
    toast(text, { tone: 'good', link: { href: address.table(one.table), text: t('ui-go-there') } });
    call(text, '');
  }
}

export const people = new PeopleState();
