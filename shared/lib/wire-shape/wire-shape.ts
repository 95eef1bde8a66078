import type * as v from 'valibot';

type Schema = v.GenericSchema<any, any>;

/** A part of a JSON Schema, as far as this project writes them by hand. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[] | undefined;
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | false;
  /** Not of JSON Schema: what a number counts, such as ringgit. */
  readonly unit?: string | undefined;
}

/**
 * Describes a value on the wire where its schema cannot, because a transform hides it. `list`, `map`, `fields`, `fieldsOf` and `jsonTextOf` stand for
 * the spellings of collections.ts and answers.ts; `as` is another schema with the same values on the wire.
 */
export type WireShape =
  | { readonly list: Schema }
  | { readonly map: Schema; readonly key: Schema }
  | { readonly fields: readonly string[] }
  | {
      /** A schema with `fields`. */
      readonly fieldsOf: Schema;
      /** What may be bare or in one of them. */
      readonly of: Schema;
      /** Whether a field that is `null` counts as absent. */
      readonly skipsNull?: boolean;
    }
  | { readonly jsonTextOf: Schema }
  | { /** The media type of a file. */ readonly file: string }
  | { readonly as: Schema }
  | {
      /** The value's name in the reference. */
      readonly name: string;
      readonly description: string;
      /** What a host may write, in answers and properties. */
      readonly received: JsonSchema;
      /** What its number counts, such as ringgit: the reference says so at every call that has it, so that no text has to. */
      readonly unit?: string;
      /** What a widget sends, with a description of its own where it is not all that is received; absent when no request contains the value. */
      readonly sent?: JsonSchema;
    };

const shapes = new WeakMap<object, WireShape>();

/**
 * Records the wire shape of a schema, for shared/tools/reference only. The build takes it for a call without an effect
 * (tools/build/pure-calls.mjs), so nothing of it is shipped.
 */
export function wireShape(schema: Schema, shape: WireShape): void {
  shapes.set(schema, shape);
}

/** The recorded wire shape of a schema, if any. */
export const wireShapeOf = (schema: object): WireShape | undefined => shapes.get(schema);
