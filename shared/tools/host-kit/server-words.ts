/** Texts of a server in the sentences of the commands. They go to a terminal, so no character of them may control it. */

import { isHtml } from '../../lib/index.ts';
import { jsonObject } from '../../page/index.ts';

/** How much of a text is shown, in UTF-16 code units. */
const MOST = 120;

/** A text in one line, without what controls a terminal or turns the direction of what follows. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();

/** A text of a server in one line and in quotation marks, cut when it is long. */
export function quoted(text: string): string {
  const line = oneLine(text);
  return line.length > MOST ? `"${line.slice(0, MOST)}…" (${line.length} characters)` : `"${line}"`;
}

/** Where frameworks write why they refuse: Laravel and Nest, FastAPI and Django, Express, RFC 9457. */
const FIELDS = ['message', 'detail', 'error', 'title'];

/** The reason that a refusal gives, as a sentence with a space before it; empty when it gives none. */
export function serverSays(text: string): string {
  const words = isHtml(text) ? '' : reasonIn(text).trim();
  return words ? ` The server says ${quoted(words)}.` : '';
}

function reasonIn(text: string): string {
  const body = jsonObject(text);
  if (!body) return text;
  const values = [body, fieldsOf(body).error].flatMap((each) => FIELDS.map((field) => fieldsOf(each)[field]));
  // Nest has a list
  const reason = values.map((value): unknown => (Array.isArray(value) ? value[0] : value));
  return reason.find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? '';
}

/** Whether an answer has mistakes, in whatever shape: an application has read the values then, no check before it. */
export function namesMistakes(text: string): boolean {
  const { errors, detail } = fieldsOf(jsonObject(text));
  return [errors, fieldsOf(detail)].some((value) => Object.keys(value ?? {}).length > 0);
}

/** The fields of what a server has sent, which may be anything. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
