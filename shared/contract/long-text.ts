import { plainText } from '../lib/index.ts';
import { readBy, text } from '../lib/schema/index.ts';
import { wireShape } from '../lib/wire-shape/index.ts';
import * as v from 'valibot';

/** A description, note or reason: a text that an editor has written as HTML is read as its text (D37). */
export const longText = readBy<v.InferInput<typeof text>, string>((value) => {
  const read = v.safeParse(text, value);
  return read.success ? plainText(read.output) : undefined;
}, 'expected a text');
wireShape(longText, { as: text });
