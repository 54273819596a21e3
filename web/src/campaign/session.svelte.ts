// One campaign on this screen: what the server last said of it, and what its person does.
import { complain } from '../lib/app/toasts.svelte';
import { api, campaignSocketAddress, Refusal } from '../lib/net/api';
import { TableSocket } from '../lib/net/socket';
import { language } from '../lib/words/language.svelte';
import type { CampaignInfo, EventInfo } from '../lib/net/wire';
import type { Words } from '../lib/words/words';
import type { Change, Guide, Hero, HeroGuide, Party, PartyGuide, QuestStep, World } from './world';
import { c } from './texts';

export const GAME = 'gloomhaven';

export class CampaignSession {
  info: CampaignInfo = $state.raw() as CampaignInfo;
  /** Who is there now, and at which place. */
  here: Record<string, string> = $state.raw({});
  busy = $state(false);
  /** What has just come of an event. */
  told: EventInfo[] = $state.raw([]);
  private readonly socket: TableSocket;
  private place = '';

  constructor(first: CampaignInfo) {
    this.info = first;
    this.socket = new TableSocket(() => campaignSocketAddress(first.summary.id), {
      message: (message) => this.hear(message),
      state: (state) => state === 'open' && this.say(),
    });
  }

  get id(): string {
    return this.info.summary.id;
  }
  get world(): World {
    return this.info.view as unknown as World;
  }
  get guide(): Guide {
    return this.info.guide as unknown as Guide;
  }
  get words(): Words {
    return language.words(GAME);
  }
  get mine(): Hero[] {
    return this.world.heroes.filter((hero) => hero.player === this.info.person && hero.standing === 'playing');
  }
  /** The one that I have a hero in; else the first. */
  get party(): Party | undefined {
    const ids = this.mine.map((hero) => hero.id);
    return this.world.parties.find((party) => party.members.some((id) => ids.includes(id))) ?? this.world.parties[0];
  }
  get way(): PartyGuide | undefined {
    return this.party && this.guide.parties[this.party.name];
  }
  get members(): Hero[] {
    return (this.party?.members ?? []).flatMap((id) => this.world.heroes.filter((hero) => hero.id === id));
  }

  /** What the party's name does to the price of an item. */
  get prices(): string {
    const by = this.party?.price ?? 0;
    return c('prices', { way: by < 0 ? 'less' : by > 0 ? 'more' : 'even', by: Math.abs(by) });
  }

  hero(id: string): Hero | undefined {
    return this.world.heroes.find((hero) => hero.id === id);
  }
  heroGuide(id: string): HeroGuide | undefined {
    return this.guide.heroes[id];
  }
  scenario(number: number | string): string {
    return `${number} ${this.words.component('scenario', String(number))}`;
  }
  chapterName(id: string): string {
    return this.scenario(id.split('-')[1] ?? '');
  }
  isBot(player: string): boolean {
    return this.info.summary.members.some((one) => one.person === player && one.kind === 'bot');
  }

  /** A sentence for one step of a quest. */
  step(step: QuestStep): string {
    const kind = step.deed === 'slots' ? 'slot' : 'monster';
    const where = step.region ? c('quest-in', { region: c(`region-${step.region}`) }) : step.crypts ? c('quest-crypts') : '';
    return c(`quest-${step.deed}`, {
      n: step.n,
      of: step.of.map((id) => this.words.component(kind, id)).join(', '),
      through: step.through.join(', '),
      where,
      item: step.item ? this.words.component('item', step.item) : 'none',
      low: step.first,
    }).trim();
  }

  async act(change: Change): Promise<boolean> {
    return this.try(async () => {
      const next = await api.deed(this.id, { ...change });
      this.take(next);
      if (change.do === 'option') this.told = next.told;
    });
  }

  async try(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      return true;
    } catch (problem) {
      complain(problem, GAME);
      return false;
    } finally {
      this.busy = false;
    }
  }

  take(info: CampaignInfo): void {
    if (info.revision >= this.info.revision) this.info = info;
  }

  /** Somebody else did something; nothing that I am about to press may flicker. */
  async refresh(): Promise<void> {
    try {
      this.take(await api.campaign(this.id));
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem; // the socket comes back, and tells again
    }
  }

  at(place: string): void {
    this.place = place;
    this.say();
  }

  close(): void {
    this.socket.close();
  }

  private say(): void {
    this.socket?.send({ type: 'where', place: this.place });
  }

  private hear(message: unknown): void {
    const told = message as { type: string; here?: Record<string, string> };
    if (told.type !== 'changed') return;
    this.here = told.here ?? {};
    void this.refresh();
  }
}
