// The rules page opens with what the game is about and what a turn is made of.
import { expect, test } from 'vitest';
import { summaryFirst } from './rulebook.svelte';

const entries = [{ id: 'DMD-1.1', text: 'Ten suits.', note: '' }];
const opening = { id: '', title: '', prose: 'Press your luck.\n\nHow to read this page.\n\nUnofficial.', entries: [] };
const glance = { id: '', title: 'Turn at a glance', prose: '1. Draw.', entries: [] };
const chapter = { id: 'DMD-1', title: 'Components', prose: '', entries };

test('the summary comes before how to read the page', () => {
  const told = summaryFirst([opening, glance, chapter]).map((section) => section.title || section.prose);
  expect(told).toEqual(['Press your luck.', 'Turn at a glance', 'How to read this page.\n\nUnofficial.', 'Components']);
});

test('a page without a summary stays as it is', () => {
  expect(summaryFirst([opening, chapter])).toEqual([opening, chapter]);
});
