export { forgetAnswers, forgetPages, mustReadAgain, openAnswered } from './answers.ts';
export {
  type Memory,
  type Source,
  afterElsewhere,
  afterPage,
  afterPerson,
  afterReset,
  afterServer,
  fromPage,
  newest,
} from './item.ts';
export type { Elsewhere, EntryActions, KeptField, Opened, OpenedEntry, Reading } from './opened.ts';
export { IDLE, cancel, forgetRuns, runOf } from './runs.ts';
export { slot, tick, useSlot } from './slot.ts';
