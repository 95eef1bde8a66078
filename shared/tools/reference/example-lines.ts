/** A call's request and answer, each in one line, as its widget's page shows them. */
import { documentationOf, type Endpoint } from '../../contract/index.ts';
import { flag } from '../../lib/schema/index.ts';
import { jsonSchemaOf, type Schema } from './json-schema.ts';
import { filesIn } from './example-request.ts';
import type { Example } from './openapi-operation.ts';
import { typeText } from './type-text.ts';

export interface ExampleLines {
  /** What is sent, in Markdown. */
  request: string;
  /** What is answered, in Markdown. */
  answer: string;
}

/** Letters of a text in a line; the rest is an ellipsis. */
const LONGEST_TEXT = 60;

/**
 * @param endpoint the call
 * @param example of it, from mocks/examples.ts; without one the lines have types
 */
export function exampleLines(endpoint: Endpoint, example: Example | undefined): ExampleLines {
  return { request: requestLine(endpoint, example), answer: answerLine(endpoint, example) };
}

function requestLine(endpoint: Endpoint, example: Example | undefined): string {
  const { encoding, request } = endpoint;
  if (!request) return 'nothing';
  const payload = example?.payload ?? {};
  const fields = Object.entries(payload).filter(([, value]) => value !== undefined);
  if (encoding === 'query')
    return `in the address: \`?${fields.map(([name, value]) => `${name}=${String(value)}`).join('&')}\``;
  if (encoding === 'json') return example ? `\`${shortJson(payload)}\`` : `\`${typeOf(request, 'sent')}\``;
  return `\`multipart/form-data\`: ${[...filesIn(endpoint).map((name) => `\`${name}\`, a file`), ...fields.map(([name, value]) => `\`${name}\` \`${String(value)}\``)].join('; ')}`;
}

function answerLine(endpoint: Endpoint, example: Example | undefined): string {
  if (endpoint.answer === flag) return 'the new state: `true` or `1`, else `false` or `0`';
  if (endpoint.mayBePage) return 'any 2xx; nothing of it is read';
  const body = example?.answer?.body;
  const usual = body === undefined || isEmpty(body) ? typeOf(endpoint.answer, 'received') : shortJson(body);
  const others = Object.values(documentationOf(endpoint).answers ?? {}).map(shortJson);
  return [usual, ...others].map((each) => `\`${each}\``).join(', or ');
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const typeOf = (schema: Schema, direction: 'sent' | 'received'): string =>
  typeText(
    jsonSchemaOf(schema, { direction, plain: true, named: ({ name, received }) => ({ ...received, title: name }) }),
  );

/** A value as JSON with the longest entry of each list, whose fields are filled, and the first one of an object whose values are all lists. */
function shortJson(value: unknown): string {
  if (Array.isArray(value)) {
    const entries = value.map(shortJson).sort((a, b) => b.length - a.length);
    return entries.length > 1 ? `[${entries[0]}, …]` : `[${entries.join()}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const isMap = entries.length > 1 && entries.every(([, each]) => Array.isArray(each));
    const written = (isMap ? entries.slice(0, 1) : entries).map(
      ([name, each]) => `${JSON.stringify(name)}: ${shortJson(each)}`,
    );
    return `{ ${[...written, ...(isMap ? ['…'] : [])].join(', ')} }`;
  }
  return typeof value === 'string' && value.length > LONGEST_TEXT
    ? JSON.stringify(`${value.slice(0, LONGEST_TEXT)}…`)
    : JSON.stringify(value);
}
