export { isIgnored } from './check-markup.ts';
export { type Declared, writtenRows } from './check-written.ts';
