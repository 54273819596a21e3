// One campaign on this screen: what the server last said of it, and what its person does.
import { complain } from '../lib/app/toasts.svelte';
import { api, campaignSocketAddress, Refusal } from '../lib/net/api';
import { TableSocket } from '../lib/net/socket';
import { language } from '../lib/words/language.svelte';
import type { BookLine, CampaignInfo, EventInfo } from '../lib/net/wire';
import type { Words } from '../lib/words/words';
import { gains, moments, type Gain, type Moment } from './changes';
import type { Change, Guide, Hero, HeroGuide, Party, PartyGuide, QuestStep, World } from './world';
import { c } from './texts';

export const GAME = 'gloomhaven';
/** What is asked before an event goes on. */
const PAY_ITEM = 'pay-item';

export class CampaignSession {
  info: CampaignInfo = $state.raw() as CampaignInfo;
  /** Who is there now, and at which place. */
  here: Record<string, string> = $state.raw({});
  /** Something that I did is on its way. What is only read for a page shuts no button. */
  busy = $state(false);
  /** What has just come of an event, for everybody who is there. */
  back: { events: readonly EventInfo[]; gains: Gain[] } | undefined = $state.raw();
  /** Retirements and new classes, to be seen one after another. */
  moments: Moment[] = $state.raw([]);
  /** The name of the party that I look at; empty: my own. */
  looked = $state('');
  private readonly socket: TableSocket;
  private place = '';
  private deeds = 0;

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
  /** The one that I look at; else the one that I have a hero in; else the first. */
  get party(): Party | undefined {
    const looked = this.world.parties.find((party) => party.name === this.looked);
    if (looked) return looked;
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
  /** Of a line of the book about a scenario, played here or on cardboard. */
  lineScenario(line: BookLine): string {
    const ended = line.events.find((event) => event.kind === 'scenario-won' || event.kind === 'scenario-lost');
    return line.chapter ? this.chapterName(line.chapter) : this.scenario(String(ended?.args['scenario'] ?? ''));
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
      const { results, ...told } = change;
      this.take(await api.deed(this.id, results ? { ...told, heroes: results } : told));
    });
  }

  async try(work: () => Promise<void>): Promise<boolean> {
    this.busy = ++this.deeds > 0;
    try {
      return await this.read(work);
    } finally {
      this.busy = --this.deeds > 0;
    }
  }

  /** Look something up for a page; nothing that I am about to press is shut for it. */
  async read(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (problem) {
      complain(problem, GAME);
      return false;
    }
  }

  take(info: CampaignInfo): void {
    if (info.revision < this.info.revision) return;
    const [before, event, name] = [this.world, openCard(this.party), this.party?.name];
    this.info = info;
    this.moments = [...this.moments, ...moments(before, this.world)];
    const now = this.world.parties.find((party) => party.name === name);
    if (event && now && openCard(now) !== event && now.choices[0]?.[0] !== PAY_ITEM) void this.turn(info, before, now.members);
  }

  /** The next moment, if there is one. */
  shift(): void {
    this.moments = this.moments.slice(1);
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

  /** The back of the card: told to whoever decided; the others read it in the book. */
  private async turn(info: CampaignInfo, before: World, ids: readonly string[]): Promise<void> {
    const world = this.world;
    let events = info.told;
    if (!events.length) {
      const book = await api.book(this.id).catch(() => ({ lines: [] }));
      events = book.lines.findLast((line) => line.events.some((one) => one.kind === 'fate-chosen' || one.kind.startsWith('fate-item-')))?.events ?? [];
    }
    if (events.length) this.back = { events, gains: gains(before, world, ids) };
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

/** The event that waits for its option, or for somebody who pays; empty: none does. */
function openCard(party: Party | undefined): string {
  const asked = party?.choices[0];
  return party?.event || (asked?.[0] === PAY_ITEM ? asked.join('-') : '');
}
