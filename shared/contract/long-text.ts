import { plainText } from '../lib/index.ts';
import { parse, readBy, text } from '../lib/schema/index.ts';
import { wireShape } from '../lib/wire-shape/index.ts';
import type * as v from 'valibot';

/** A description, note or reason: a text that an editor has written as HTML is read as its text (D37). */
export const longText = readBy<v.InferInput<typeof text>, string>((value) => {
  const read = parse(text, value);
  return read.issues ? undefined : plainText(read.value);
}, 'expected a text');
wireShape(longText, { as: text });
