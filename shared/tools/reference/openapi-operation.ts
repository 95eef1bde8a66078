/** One call as an operation of OpenAPI: parameters, body, answers, examples. */
import { type Endpoint, documentationOf } from '../../contract/index.ts';
import { flag } from '../../lib/schema/index.ts';
import type { JsonSchema, Schema } from './json-schema.ts';
import { FAILURE_OF_STATUS } from './openapi-failures.ts';
import { notesOf } from './units.ts';

/** A call with its answer, from mocks/examples.ts. */
export interface Example {
  params: Record<string, string>;
  payload?: Record<string, unknown> | undefined;
  /** Absent if the demo host has no such address. */
  answer?: { type: string; body: unknown };
}

/** Examples of addresses that the page supplies, because the file needs some address. */
export const SUPPLIED: Record<string, string> = {
  toggleAtRoute: '/your-toggle-route',
  saveOrder: '/your-order-route',
  uploadFile: '/your-upload-url',
};

export type Convert = (schema: Schema, direction: 'received' | 'sent') => JsonSchema;

/** @param name the endpoint's constant */
export function operation(name: string, endpoint: Endpoint, example: Example | undefined, convert: Convert): object {
  const { method, path, encoding, request } = endpoint;
  const { summary, checks } = documentationOf(endpoint);
  const description = [
    notesOf(endpoint),
    path === '{route}' && 'The address is an example.',
    `Your server checks: ${checks}`,
  ]
    .filter(Boolean)
    .join(' ');
  const fields = request && convert(request, 'sent');
  return {
    operationId: name,
    tags: [tagOf(name, path)],
    summary,
    description,
    parameters: [
      ...pathParameters(name, path, example),
      ...(fields && encoding === 'query' ? queryParameters(fields, example) : []),
      { $ref: '#/components/parameters/RequestedWith' },
      ...(method === 'POST' ? [{ $ref: '#/components/parameters/AntiForgery' }] : []),
    ],
    ...(encoding === 'json' && requestBody('application/json', { schema: fields, example: example?.payload })),
    ...(fields && encoding === 'multipart' && requestBody('multipart/form-data', formOf(fields, example))),
    responses: {
      200: success(endpoint, example, convert),
      ...Object.fromEntries(
        Object.entries(FAILURE_OF_STATUS).map(([status, id]) => [status, { $ref: `#/components/responses/${id}` }]),
      ),
    },
  };
}

const requestBody = (type: string, content: object): object => ({
  requestBody: { required: true, content: { [type]: content } },
});

/** The content of a form, whose files have a media type each. */
function formOf(fields: JsonSchema, example: Example | undefined): object {
  const properties = Object.entries(fields.properties ?? {});
  const files = properties.filter(([, { contentMediaType }]) => contentMediaType);
  return {
    schema: fields,
    encoding: Object.fromEntries(
      files.map(([name, { contentMediaType }]) => [name, { contentType: contentMediaType }]),
    ),
    example: { ...example?.payload, ...Object.fromEntries(files.map(([name]) => [name, '<the file>'])) },
  };
}

function pathParameters(name: string, path: string, example: Example | undefined): object[] {
  if (name in SUPPLIED) return [];
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
    example: example?.params[param],
  }));
}

function queryParameters(fields: JsonSchema, example: Example | undefined): object[] {
  return Object.entries(fields.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: true,
    schema,
    example: example?.payload?.[name],
  }));
}

function success(endpoint: Endpoint, example: Example | undefined, convert: Convert): object {
  const { answer, mayBePage } = endpoint;
  const given = example?.answer;
  const isText = given && !given.type.endsWith('json');
  const { json, text } = answer === flag ? FLAG_EXAMPLES : toldApart(endpoint, given, isText);
  return {
    description: mayBePage
      ? 'Success. Nothing of the answer is read.'
      : answer === flag
        ? 'The new state.'
        : 'Success.',
    content: {
      'application/json': {
        schema: convert(answer, 'received'),
        // the example of a text is also valid JSON; a page of HTML is not
        ...(json ? { examples: json } : given && !(isText && mayBePage) && { example: given.body }),
      },
      // PHP labels plain text as HTML
      'text/html': { schema: { type: 'string' }, ...(text ? { examples: text } : isText && { example: given.body }) },
    },
  };
}

type Examples = Record<string, { value: unknown }>;

/** The answers that a widget tells from the usual one, after that one; nothing if there are none. */
function toldApart(endpoint: Endpoint, given: Example['answer'], isText = false): { json?: Examples; text?: Examples } {
  const answers = Object.entries(documentationOf(endpoint).answers ?? {});
  if (answers.length === 0) return {};
  const examples = (usual: boolean, others: typeof answers): Examples =>
    Object.fromEntries(
      [...(given && usual ? [['success', given.body] as const] : []), ...others].map(([name, value]) => [
        name,
        { value },
      ]),
    );
  const texts = answers.filter(([, value]) => typeof value === 'string');
  return { json: examples(true, answers), ...(texts.length > 0 && { text: examples(isText, texts) }) };
}

/** The demo host answers with any spelling of a flag; people should see the one to write. */
const FLAG_EXAMPLES = {
  json: { yes: { value: true }, no: { value: false } },
  text: { yes: { value: '1' }, no: { value: '0' } },
};

/** The first part of the path that is not a prefix for a role. */
function tagOf(name: string, path: string): string {
  if (name in SUPPLIED) return 'supplied';
  // every path has a part after such a prefix
  return path.split('/').find((part) => part && !/^(app|admin|staff|subuser|api)$/.test(part))!;
}
