export { keep, readKept } from './entries.ts';
export { forgetMe, forgetMemory, timesForgotten } from './forget-me.ts';
export { keptForAll } from './kept-under.ts';
export type { Kept } from './rule.ts';
export { stored } from './stored.ts';
export { type KeptName, TABLE, WORDS, kept } from './table.ts';
