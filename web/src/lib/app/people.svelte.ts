// Friends, requests and invitations of whoever has an account: told by the server as soon as they change.
import { mySocketAddress } from '../net/api';
import { TableSocket } from '../net/socket';
import type { Me, News, People } from '../net/wire';
import { language, t } from '../words/language.svelte';
import { me } from './me.svelte';
import { call } from './notify';
import { address } from './router.svelte';
import { toast } from './toasts.svelte';

const NOBODY: People = { friends: [], asking: [], asked: [], blocked: [], invitations: [] };

class PeopleState {
  now: People = $state.raw(NOBODY);
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
    if (who) this.socket = new TableSocket(mySocketAddress, { message: (data) => this.hear(data), state: (state) => this.state(state) });
  }

  private hear(data: unknown): void {
    const news = data as News;
    if (news.type !== 'news') return;
    const before = this.now;
    this.now = news.people;
    if (this.heard) void tell(before, news.people);
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

export const people = new PeopleState();
