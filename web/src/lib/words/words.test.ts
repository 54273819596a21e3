// The sentences of tests/i18n/test_words.py, word for word: both sides must say the same.
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { Catalogue } from './catalogue';
import { glued } from './marks';
import { percent, Words, type Args } from './words';

const DENISE = 0;
const CLARA = 1;
const INES = 2;
const NAMES = ['Denise', 'Clara', 'Inés'];
type Language = 'en' | 'pt-BR' | 'es';

function read(place: string, language: string): string {
  return readFileSync(new URL(`../../../../src/taverna/${place}/text/${language}.ftl`, import.meta.url), 'utf-8');
}

function catalogue(language: string): Catalogue {
  const texts = [read('i18n', language), read('games/dead_mans_draw', language)];
  return new Catalogue([{ language, texts }], (problem) => {
    throw new Error(problem);
  });
}

const CATALOGUES = { en: catalogue('en'), 'pt-BR': catalogue('pt-BR'), es: catalogue('es') };

const words = (language: Language, reader: number | null = null) => new Words(CATALOGUES[language], NAMES, reader);
const tell = (language: Language, reader: number | null, kind: string, args: Args) =>
  words(language, reader).event({ kind, args });
const option = (language: Language, key: string, args: Args) => words(language, DENISE).option({ key, args });

describe('person', () => {
  test.each<[Language, string, string]>([
    ['en', 'Clara draws Anchor 4.', 'You draw Anchor 4.'],
    ['pt-BR', 'Clara saca a Âncora 4.', 'Você saca a Âncora 4.'],
    ['es', 'Clara roba el Ancla 4.', 'Robas el Ancla 4.'],
  ])('the reader is addressed in %s', (language, ofOthers, toOneself) => {
    const args = { seat: CLARA, card: 'anchor-4' };
    expect(tell(language, null, 'drew', args)).toBe(ofOthers);
    expect(tell(language, DENISE, 'drew', args)).toBe(ofOthers);
    expect(tell(language, CLARA, 'drew', args)).toBe(toOneself);
  });

  test.each<[Language, string, string, string]>([
    ['en', 'You steal Map 5 from Clara.', 'Denise steals Map 5 from you.', 'Denise steals Map 5 from Clara.'],
    ['pt-BR', 'Você rouba o Mapa 5 de Clara.', 'Denise rouba o Mapa 5 de você.', 'Denise rouba o Mapa 5 de Clara.'],
    [
      'es',
      'Hurtas el Mapa 5 del almacén de Clara.',
      'Denise hurta el Mapa 5 de tu almacén.',
      'Denise hurta el Mapa 5 del almacén de Clara.',
    ],
  ])('both sides of a theft in %s', (language, thief, victim, bystander) => {
    const args = { seat: DENISE, other: CLARA, card: 'map-5' };
    for (const [reader, sentence] of [
      [DENISE, thief],
      [CLARA, victim],
      [INES, bystander],
      [null, bystander],
    ] as const) {
      expect(tell(language, reader, 'stole', args)).toBe(sentence);
    }
  });

  test.each<[Language, string, string]>([
    ['en', "Seat 2's turn.", 'Your turn.'],
    ['pt-BR', 'É a vez de Lugar 2.', 'É a sua vez.'],
    ['es', 'Es el turno de Asiento 2.', 'Es tu turno.'],
  ])('seats without names in %s', (language, ofOthers, toOneself) => {
    const event = { kind: 'turn', args: { seat: CLARA } };
    expect(new Words(CATALOGUES[language]).event(event)).toBe(ofOthers);
    expect(new Words(CATALOGUES[language], [], CLARA).event(event)).toBe(toOneself);
  });

  it('takes a seat for a missing name', () => {
    const some = new Words(CATALOGUES.en, ['Denise', '']);
    expect([0, 1, 2].map((seat) => some.name(seat))).toEqual(['Denise', 'Seat 2', 'Seat 3']);
  });
});

describe('number', () => {
  test.each<[Language, string[]]>([
    ['en', ['Clara banks nothing.', 'Clara banks Key 3.', 'Clara banks 2 cards: Key 3 and Chest 4.']],
    ['pt-BR', ['Clara não coleta nada.', 'Clara coleta a Chave 3.', 'Clara coleta 2 cartas: Chave 3 e Baú 4.']],
    ['es', ['Clara no recoge nada.', 'Clara recoge la Llave 3.', 'Clara recoge 2 cartas: Llave 3 y Cofre 4.']],
  ])('none, one and many in %s', (language, sentences) => {
    const cards = ['key-3', 'chest-4'];
    const told = [0, 1, 2].map((number) =>
      tell(language, null, 'banked', { seat: CLARA, cards: cards.slice(0, number), number }),
    );
    expect(told).toEqual(sentences);
  });

  test.each<[Language, string[]]>([
    [
      'en',
      [
        'Denise scores 0 points with no cards.',
        'Denise scores 1 point with 1 card.',
        'Denise scores -50 points with 12 cards.',
      ],
    ],
    [
      'pt-BR',
      [
        'Denise faz 0 pontos com nenhuma carta.',
        'Denise faz 1 ponto com 1 carta.',
        'Denise faz -50 pontos com 12 cartas.',
      ],
    ],
    [
      'es',
      [
        'Denise suma 0 puntos con ninguna carta.',
        'Denise suma 1 punto con 1 carta.',
        'Denise suma -50 puntos con 12 cartas.',
      ],
    ],
  ])('points and cards in %s', (language, sentences) => {
    const told = [
      [0, 0],
      [1, 1],
      [-50, 12],
    ].map(([number, size]) => tell(language, null, 'score', { seat: DENISE, number, size }));
    expect(told).toEqual(sentences);
  });

  test.each<[Language, string, string]>([
    [
      'en',
      'The Kraken still demands 1 card: you must draw.',
      'The Kraken still demands 2 cards: you must draw.',
    ],
    [
      'pt-BR',
      'O Kraken ainda exige 1 carta: você tem que sacar.',
      'O Kraken ainda exige 2 cartas: você tem que sacar.',
    ],
    [
      'es',
      'El Kraken todavía exige 1 carta: tienes que robar.',
      'El Kraken todavía exige 2 cartas: tienes que robar.',
    ],
  ])('a refusal counts in %s', (language, one, two) => {
    const told = [1, 2].map((number) => words(language).refusal({ why: 'kraken-demands', why_args: { number } }));
    expect(told).toEqual([one, two]);
  });
});

describe('gender', () => {
  test.each<[Language, string]>([
    [
      'pt-BR',
      'a Âncora 2, o Gancho 2, o Canhão 2, a Chave 2, o Baú 2, ' +
        'o Mapa 2, o Oráculo 2, a Espada 2, o Kraken 2 e a Sereia 2',
    ],
    [
      'es',
      'el Ancla 2, el Garfio 2, el Cañón 2, la Llave 2, el Cofre 2, ' +
        'el Mapa 2, el Oráculo 2, la Espada 2, el Kraken 2 y la Sirena 2',
    ],
  ])('articles in %s', (language, cards) => {
    const suits = ['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle', 'sword', 'kraken', 'mermaid'];
    const args = { seat: DENISE, other: CLARA, cards: suits.map((suit) => `${suit}-2`) };
    expect(tell(language, null, 'shot', args)).toContain(`: ${cards} v`);
  });

  test.each<[Language, string]>([
    ['en', "Clara's Sword has no effect."],
    ['pt-BR', 'Clara não pode usar a Espada: o efeito é nulo.'],
    ['es', 'Clara no puede usar la Espada: el efecto es nulo.'],
  ])('a void effect in %s', (language, told) => {
    expect(tell(language, null, 'void', { seat: CLARA, suit: 'sword' })).toBe(told);
  });

  test.each<[Language, string]>([
    ['en', "Clara's Hook has no effect: Clara's bank is empty."],
    ['pt-BR', 'Clara não pode usar o Gancho: o próprio Estoque está vazio.'],
    ['es', 'Clara no puede usar el Garfio: su almacén está vacío.'],
  ])('the rule behind an event gives the reason in %s', (language, told) => {
    const event = { kind: 'void', args: { seat: CLARA, suit: 'hook' }, rule: 'DMD-11.4' };
    expect(words(language, null).event(event)).toBe(told);
  });
});

describe('risk', () => {
  const RISKS = [[12, 28], [1, 28], [0, 28], [28, 28], [0, 1], [1, 1], [0, 0]] as const; // prettier-ignore

  test.each<[Language, string[]]>([
    [
      'en',
      [
        'Draw (12 of 28 cards would bust: 43%)',
        'Draw (1 of 28 cards would bust: 4%)',
        'Draw (no card would bust)',
        'Draw (every card would bust)',
        'Draw (the next card will not bust)',
        'Draw (the next card will bust)',
        'Draw',
      ],
    ],
    [
      'pt-BR',
      [
        'Sacar (12 de 28 cartas causam captura: 43%)',
        'Sacar (1 de 28 cartas causa captura: 4%)',
        'Sacar (nenhuma carta causa captura)',
        'Sacar (qualquer carta causa captura)',
        'Sacar (a próxima carta não causa captura)',
        'Sacar (a próxima carta causa captura)',
        'Sacar',
      ],
    ],
    [
      'es',
      [
        'Robar (12 de 28 cartas causan captura: 43 %)',
        'Robar (1 de 28 cartas causa captura: 4 %)',
        'Robar (ninguna carta causa captura)',
        'Robar (cualquier carta causa captura)',
        'Robar (la próxima carta no causa captura)',
        'Robar (la próxima carta causa captura)',
        'Robar',
      ],
    ],
  ])('drawing says what it may cost in %s', (language, texts) => {
    expect(RISKS.map(([busting, among]) => option(language, 'draw', { busting, among }))).toEqual(texts);
  });

  test.each([
    [12, 28, 43],
    [1, 8, 13],
    [1, 1000, 1],
    [999, 1000, 99],
    [0, 9, 0],
    [9, 9, 100],
    [0, 0, 0],
  ])('%i of %i is %i %%', (part, whole, expected) => {
    expect(percent(part, whole)).toBe(expected);
  });
});

describe('lists', () => {
  test.each<[Language, string[]]>([
    ['en', ['', 'a', 'a and b', 'a, b and c', 'a, b, c and d']],
    ['pt-BR', ['', 'a', 'a e b', 'a, b e c', 'a, b, c e d']],
    ['es', ['', 'a', 'a y b', 'a, b y c', 'a, b, c y d']],
  ])('are joined in %s', (language, joined) => {
    expect(joined.map((_, number) => words(language).join([...'abcd'].slice(0, number)))).toEqual(joined);
  });

  test.each([
    ['Inés', 'Clara e Inés'],
    ['Ígor', 'Clara e Ígor'],
    ['Hilda', 'Clara e Hilda'],
    ['Iago', 'Clara y Iago'],
    ['Hiena', 'Clara y Hiena'],
    ['Yara', 'Clara y Yara'],
    ['Hugo', 'Clara y Hugo'],
  ])('Spanish "and" before the sound of i: %s', (item, joined) => {
    expect(words('es').join(['Clara', item])).toBe(joined);
  });

  test.each<[Language, string[]]>([
    [
      'en',
      [
        'Nobody wins.',
        'Clara wins.',
        'You win!',
        'Clara and Inés share the victory.',
        'You share the victory with Clara and Inés.',
      ],
    ],
    [
      'pt-BR',
      [
        'Ninguém vence.',
        'Clara vence.',
        'Você vence!',
        'Clara e Inés dividem a vitória.',
        'Você divide a vitória com Clara e Inés.',
      ],
    ],
    [
      'es',
      [
        'No gana nadie.',
        'Gana Clara.',
        '¡Ganas!',
        'Clara e Inés comparten la victoria.',
        'Compartes la victoria con Clara e Inés.',
      ],
    ],
  ])('winners in %s', (language, sentences) => {
    const winners = [[], [CLARA], [DENISE], [CLARA, INES], [DENISE, CLARA, INES]];
    expect(winners.map((seats) => tell(language, DENISE, 'ended', { seats, number: seats.length }))).toEqual(sentences);
  });
});

describe('components', () => {
  it('are named with their numbers, copies apart', () => {
    expect(words('en').component('card', 'map-5')).toBe('Map 5');
    expect(words('en').component('card', 'map-5-2')).toBe('Map 5');
    expect(words('en').component('card', 'nothing-5')).toBe('nothing-5');
    expect(words('pt-BR').component('pirate', 'davy-jones-locker')).not.toBe('davy-jones-locker');
  });

  it('explain themselves as the options want it', () => {
    const english = words('en');
    expect(english.componentHelp('suit', 'mermaid')).toBe('No effect, but higher values: 4 to 9.');
    expect(english.componentHelp('suit', 'mermaid', { mermaid_effect: true })).toMatch(/^Choose another card/);
    expect(english.componentHelp('suit', 'mermaid', { mermaid_effect: false })).toMatch(/^No effect/);
    expect(english.componentHelp('suit', 'unknown')).toBe('');
  });

  it('switches read as on and off', () => {
    expect(words('es').choice('pirates', true)).toBe('sí');
    expect(words('en').choice('variation', 'sudden-death')).toBe('Sudden Death');
  });
});

describe('marks', () => {
  it('tell names and cards apart without changing the sentence', () => {
    const event = { kind: 'banked', args: { seat: CLARA, cards: ['key-3', 'chest-4'], number: 2 } };
    const parts = words('pt-BR').eventParts(event);
    expect(parts.map((part) => part.text).join('')).toBe('Clara coleta 2 cartas: Chave 3 e Baú 4.');
    expect(parts.filter((part) => part.kind).map((part) => [part.kind, part.id])).toEqual([
      ['seat', '1'],
      ['card', 'key-3'],
      ['card', 'chest-4'],
    ]);
  });

  it('keep the sign behind a card beside it', () => {
    const event = { kind: 'drew', args: { seat: CLARA, card: 'key-3' } };
    const told = glued(words('en').eventParts(event)).map((part) => [part.text, part.tail]);
    expect(told).toEqual([
      ['Clara', ''],
      [' draws ', ''],
      ['Key 3', '.'],
    ]);
  });

  it('keep the sound of the next word', () => {
    const event = { kind: 'ended', args: { seats: [CLARA, INES], number: 2 } };
    const parts = words('es').eventParts(event);
    expect(parts.map((part) => part.text).join('')).toBe('Clara e Inés comparten la victoria.');
  });
});

describe('fallback', () => {
  it('takes what is missing from the next language', () => {
    const problems: string[] = [];
    const two = new Catalogue(
      [
        { language: 'es', texts: ['a = uno'] },
        { language: 'en', texts: ['a = one\nb = two'] },
      ],
      (problem) => problems.push(problem),
    );
    expect([two.format('a'), two.format('b'), two.format('c')]).toEqual(['uno', 'two', 'c']);
    expect(problems).toEqual(['es: there is no text c']);
  });
});
