// A party being put together: who leads which hero. Seats go to people first, then to bots, as a quick table seats them.
import type { QuickGame } from '../../../lib/net/wire';
import { GAME } from '../view';

export type Leader = 'me' | 'bot' | 'other';

export interface Member {
  hero: string;
  level: string;
  leader: Leader;
  /** Somebody else at this screen. */
  name: string;
}

export const CLASSES = ['brute', 'tinkerer', 'spellweaver', 'scoundrel', 'cragheart', 'mindthief'] as const;
/** Which ones people may choose: those that lie open, and what they already have. */
export function shownClasses(known: Readonly<Record<string, { locked: boolean }>>, locked: boolean, mine: string): string[] {
  const later = Object.keys(known).filter((name) => known[name]?.locked);
  return [...CLASSES, ...later.filter((name) => locked || name === mine)];
}

/** Solo scenarios of locked classes keep their names for later too. */
export function isShown(solo: string, locked: boolean): boolean {
  return !solo || locked || CLASSES.some((name) => name === solo);
}

/** Of a name at a table. */
const LONGEST = 24;

export const FEWEST = 2;
export const MOST = 4;

export const USUAL: readonly Member[] = [
  { hero: 'brute', level: '1', leader: 'me', name: '' },
  { hero: 'spellweaver', level: '1', leader: 'bot', name: '' },
  { hero: 'scoundrel', level: '1', leader: 'bot', name: '' },
  { hero: 'tinkerer', level: '1', leader: 'bot', name: '' },
];

/** How a part of the reference names a party: `party-1.1.2-normal`. */
export function partyPart(members: readonly Member[], difficulty: string, harder: boolean): string {
  return `party-${members.map(({ level }) => level).join('.')}-${difficulty}${harder ? '-harder' : ''}`;
}

/** A class that nobody has yet. */
export function freeClass(members: readonly Member[]): string {
  return CLASSES.find((one) => !members.some(({ hero }) => hero === one)) ?? CLASSES[0];
}

/** A class that another has is swapped with theirs: there is one of each. */
export function withClass(members: readonly Member[], at: number, hero: string): Member[] {
  const before = members[at]?.hero ?? hero;
  return members.map((member, index) => {
    if (index === at) return { ...member, hero };
    return member.hero === hero ? { ...member, hero: before } : member;
  });
}

export type Settings = Record<string, string | boolean>;

const RANK: Record<Leader, number> = { me: 0, other: 1, bot: 2 };

/** In the order of the seats. */
export function seated(members: readonly Member[]): Member[] {
  return [...members].sort((one, other) => RANK[one.leader] - RANK[other.leader]);
}

export function partyOptions(members: readonly Member[]): Settings {
  return Object.fromEntries(
    seated(members).flatMap(({ hero, level }, seat) => [
      [`class_${seat + 1}`, hero],
      [`level_${seat + 1}`, level],
    ]),
  );
}

/** `title` names a class: who leads several heroes is told apart by them. */
export function tableOf(
  members: readonly Member[],
  settings: Settings,
  nickname: string,
  bot: string,
  title: (hero: string) => string,
): QuickGame {
  const order = seated(members);
  const mine = order.filter(({ leader }) => leader === 'me');
  const people = order.filter(({ leader }) => leader !== 'bot');
  const called = (member: Member, number: number) => {
    if (member.leader === 'other') return (member.name.trim() || title(member.hero)).slice(0, LONGEST);
    if (number === 0 || mine.length === 1) return nickname;
    const both = `${nickname} (${title(member.hero)})`;
    return both.length <= LONGEST ? both : title(member.hero).slice(0, LONGEST);
  };
  return {
    game: GAME,
    people: people.length > 1 ? people.map(called) : [],
    bots: order.filter(({ leader }) => leader === 'bot').map(() => bot),
    options: { ...settings, ...partyOptions(members) },
  };
}

/** One person leads several, and nobody else looks at this screen. */
export function leadsAlone(members: readonly Member[]): boolean {
  return members.filter(({ leader }) => leader === 'me').length > 1 && !members.some(({ leader }) => leader === 'other');
}
