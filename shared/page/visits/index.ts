export { arrival } from './arrival.ts';
export { forget, keep, readKept, watchKept } from './browser-storage.ts';
export { KEPT, keptForAll, keptUnder } from './kept-under.ts';
export { forgetInTab, keepInTab, readInTab } from './tab-storage.ts';
