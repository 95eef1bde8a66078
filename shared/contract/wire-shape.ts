import type * as v from 'valibot';

type Schema = v.GenericSchema<any, any>;

/** A part of a JSON Schema, as far as it is written by hand here. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * What travels, where the parts of a schema do not tell: a transform hides it. `list`, `map`, `fields` and `jsonTextOf` are the spellings that
 * collections.ts and answers.ts explain; `as` is another schema that travels alike.
 */
export type WireShape =
  | { readonly list: Schema }
  | { readonly map: Schema; readonly key: Schema }
  | { readonly fields: readonly string[] }
  | { readonly jsonTextOf: Schema }
  | { readonly as: Schema }
  | {
      /** The name in the reference's list of values. */
      readonly name: string;
      readonly description: string;
      /** What a host may write, in answers and properties. */
      readonly received: JsonSchema;
      /** What a widget sends, when it may be part of a request. */
      readonly sent?: JsonSchema;
    };

const shapes = new WeakMap<object, WireShape>();

/**
 * Remembers how a schema's values travel, for shared/reference alone. Every statement is labelled `WIRE:`, and the build drops statements with that
 * label, so that nothing of it ships.
 */
export function wireShape(schema: Schema, shape: WireShape): void {
  shapes.set(schema, shape);
}

/** How the values of this schema travel, where it says so. */
export const wireShapeOf = (schema: object): WireShape | undefined => shapes.get(schema);
