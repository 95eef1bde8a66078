export { cannotHold, logUnknownNames, notJson, unknownNames, wrongProperties } from './mistakes.ts';
export { strayKeys } from './stray-keys.ts';
