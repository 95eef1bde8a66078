export { type Answered, type Opened, forgetAnswers, openAnswered } from './answers.ts';
export { forgetWhetherFresh, whenFresh } from './when-fresh.ts';
export { type Slot, slot, tick, useSlot } from './slot.ts';
