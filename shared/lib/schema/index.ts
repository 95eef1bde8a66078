export { flag, id, text } from './basic-values.ts';
export { checked, object, oneOf, optional, parse, readBy } from './schema.ts';
export { type JsonSchema, type WireShape, wireShape, wireShapeOf } from './wire-shape.ts';
export { PRINTED_FOR_MISSING } from './printed-for-missing.ts';
