export { flag, id, text } from './basic-values.ts';
export { checked, object, oneOf, optional, parse, readBy } from './schema.ts';
export { PRINTED_FOR_MISSING } from './printed-for-missing.ts';
