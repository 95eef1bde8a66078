export { type Entry, type EntryActions, type Kept, type Reading, keep, readKept } from './entries.ts';
export { forgetMe, forgetMemory, timesForgotten } from './forget-me.ts';
export { keptForAll } from './kept-under.ts';
export { stored } from './stored.ts';
export { type KeptName, TABLE, kept } from './table.ts';
