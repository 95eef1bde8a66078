export { arrival } from './arrival.ts';
export { type Where, keysIn, readText, writeText } from './storage.ts';
