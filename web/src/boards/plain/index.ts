// Shows any game by the fields of its view: for a game that has no board yet, and to see what a view holds.
import type { Board } from '../board';
import Plain from './Plain.svelte';

const board: Board = { component: Plain };

export default board;
