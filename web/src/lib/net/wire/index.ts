// Made from src/taverna/wire by `make types`: change it there.

export type * from './codes';
export type * from './lobby';
export type * from './pages';
export type * from './replay';
export type * from './table';
