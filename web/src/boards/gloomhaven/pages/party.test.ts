import { describe, expect, it } from 'vitest';
import { freeClass, isShown, leadsAlone, partyOptions, partyPart, shownClasses, tableOf, USUAL, withClass, type Member } from './party';

const hero = (name: string, leader: Member['leader'], called = ''): Member => ({ hero: name, level: '2', leader, name: called });
const title = (name: string) => name.toUpperCase();

describe('a party', () => {
  it('seats people before bots, so that each gets the hero meant for them', () => {
    const members = [hero('brute', 'me'), hero('tinkerer', 'bot'), hero('scoundrel', 'other', 'Bia')];
    const table = tableOf(members, { scenario: '3' }, 'Ana', 'strong', title);
    expect(table.people).toEqual(['Ana', 'Bia']);
    expect(table.bots).toEqual(['strong']);
    expect(table.options).toMatchObject({ scenario: '3', class_1: 'brute', class_2: 'scoundrel', class_3: 'tinkerer', level_3: '2' });
  });

  it('tells the heroes of one person apart', () => {
    const members = [hero('brute', 'me'), hero('tinkerer', 'me')];
    expect(tableOf(members, {}, 'Ana', '', title).people).toEqual(['Ana', 'Ana (TINKERER)']);
    expect(tableOf(members, {}, 'Ana Clara do Mar', '', title).people).toEqual(['Ana Clara do Mar', 'TINKERER']);
    expect(leadsAlone(members)).toBe(true);
    expect(leadsAlone([...members, hero('scoundrel', 'other')])).toBe(false);
    expect(leadsAlone([hero('brute', 'me'), hero('tinkerer', 'bot')])).toBe(false);
  });

  it('has one of each class: who wants a taken one swaps', () => {
    expect(withClass(USUAL, 0, 'scoundrel').map((one) => one.hero)).toEqual(['scoundrel', 'spellweaver', 'brute', 'tinkerer']);
    expect(USUAL.map((one) => one.hero)).not.toContain(freeClass(USUAL));
    expect(Object.keys(partyOptions(USUAL))).toHaveLength(8);
  });

  it('asks for the level of exactly these heroes', () => {
    expect(partyPart([hero('brute', 'me'), hero('saw', 'bot')], 'very-hard', true)).toBe('party-2.2-very-hard-harder');
    expect(partyPart(USUAL.slice(0, 1), 'normal', false)).toBe('party-1-normal');
  });

  it('keeps locked classes for later, unless somebody asks for them or has one', () => {
    const known = { brute: { locked: false }, sun: { locked: true }, saw: { locked: true } };
    expect(shownClasses(known, false, 'brute')).not.toContain('sun');
    expect(shownClasses(known, false, 'sun')).toContain('sun');
    expect(shownClasses(known, false, 'sun')).not.toContain('saw');
    expect(shownClasses(known, true, 'brute').slice(-2)).toEqual(['sun', 'saw']);
  });

  it('keeps solo scenarios of locked classes for later with them', () => {
    expect([isShown('', false), isShown('brute', false), isShown('sun', false), isShown('sun', true)]).toEqual([true, true, false, true]);
  });

  it('names nobody when one person leads one hero', () => {
    expect(tableOf(USUAL, {}, 'Ana', 'x', title).people).toEqual([]);
  });
});
