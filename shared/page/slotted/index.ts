export { hasSlotted, missingContent, needContent } from './slotted.ts';
