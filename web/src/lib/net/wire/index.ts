// Made from src/taverna/wire by tools/generate_wire_types.py: change it there, then `make types`.

export type * from './campaigns';
export type * from './codes';
export type * from './lobby';
export type * from './pages';
export type * from './people';
export type * from './puzzles';
export type * from './replay';
export type * from './results';
export type * from './table';
