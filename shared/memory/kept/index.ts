export { type Entry, type EntryActions, type Kept, type Reading, keep, readKept } from './entries.ts';
export { keptText } from './stored.ts';
export { forgetMe, forgetMemory, timesForgotten } from './forget-me.ts';
export { type KeptName, TABLE, kept } from './table.ts';
