export { type JsonSchema, type WireShape, wireShape, wireShapeOf } from './wire-shape.ts';
