export { type Answered, type Opened, forgetAnswers, openAnswered } from './answers.ts';
export { IDLE, cancel, forgetRuns, runOf } from './runs.ts';
export { forgetWhetherFresh, whenFresh } from './when-fresh.ts';
export { slot, tick, useSlot } from './slot.ts';
