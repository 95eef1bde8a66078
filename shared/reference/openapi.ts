/** `dist/openapi.json`: the contract's calls as OpenAPI 3.1, with schemas, common answers and examples. */
import { flag } from '../contract/basic-values.ts';
import { documentationOf } from '../contract/documented.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { WireShape } from '../contract/wire-shape.ts';
import { jsonSchemaOf, type JsonSchema, type Schema } from './json-schema.ts';
import { endpoints } from '../contract/index.ts';
import { forHosts } from './for-hosts.ts';
import { notesOf } from './units.ts';

/** A call with its answer, from mocks/examples.ts. */
export interface Example {
  /** For example `POST /app/atm`. */
  call: string;
  summary: string;
  notes: string;
  params: Record<string, string>;
  payload?: Record<string, unknown> | undefined;
  /** Absent if the demo host has no such address. */
  answer?: { status: number; type: string; body: unknown };
}

/** Examples of addresses that the page supplies, because the file needs some address. */
const SUPPLIED: Record<string, string> = {
  toggleAtRoute: '/your-toggle-route',
  saveOrder: '/your-order-route',
  uploadFile: '/your-upload-url',
};

const problem = (description: string, example: object) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
});

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' } } };

/** Answers that any call may get instead of success. An HTML page means an ended session or a server error, never an answer. */
const SHARED = {
  SessionEnded: problem('Not logged in (any more). So is 419, and a redirect to a log-in page.', {
    message: 'Unauthenticated.',
  }),
  Forbidden: problem('This person may not.', { message: 'This action is unauthorized.' }),
  NotFound: problem('There is no such address or no such entry. The person reads that, and need not try again.', {
    message: 'Not Found',
  }),
  TooLarge: problem('What was sent is too large.', { message: 'The POST data is too large.' }),
  TokenMismatch: problem(
    "The anti-forgery token is missing or old. Asked once more only when the page's token has changed since.",
    {
      message: 'CSRF token mismatch.',
    },
  ),
  Invalid: problem(
    'What was entered is not valid. Always JSON. A form shows the first message of each field at the field; other widgets, such as an upload, show the first message of `errors`. A `message` alone is only for the console.',
    {
      message: 'The email has already been taken.',
      errors: { email: ['The email has already been taken.'] },
    },
  ),
  TooManyRequests: {
    ...problem('Too many requests; `Retry-After` says how long to wait.', { message: 'Too Many Attempts.' }),
    headers: RETRY_AFTER,
  },
  NotAvailable: {
    ...problem(
      'Not available now, as during maintenance. With `Retry-After` nothing was done, and the person is asked to send it again; without it this is any other 5xx.',
      { message: 'Service Unavailable' },
    ),
    headers: RETRY_AFTER,
  },
  ServerError: problem(
    'The server failed. After a call that changes something nobody knows whether it was done: the person is told so, and the widget does not send it again by itself.',
    { message: 'Server Error' },
  ),
};

const SHARED_BY_STATUS: Record<string, keyof typeof SHARED> = {
  401: 'SessionEnded',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'TooLarge',
  419: 'TokenMismatch',
  422: 'Invalid',
  429: 'TooManyRequests',
  503: 'NotAvailable',
  '5XX': 'ServerError',
};

/** @param examples by the names of the endpoints' constants */
export function openApi(version: string, examples: Readonly<Record<string, Example>>): object {
  const schemas: Record<string, JsonSchema> = {
    Problem: {
      description: 'Why a call failed.',
      type: 'object',
      properties: {
        message: { type: 'string' },
        errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      },
    },
  };
  const convert = (schema: Schema, direction: 'received' | 'sent'): JsonSchema =>
    jsonSchemaOf(schema, {
      direction,
      named: ({ name, description, received, sent }: Extract<WireShape, { name: string }>) => {
        const id = direction === 'sent' ? `${name.replace(/Sent$/, '')}Sent` : name;
        schemas[id] = { description: forHosts(description), ...(direction === 'sent' ? sent : received) };
        return { $ref: `#/components/schemas/${id}` };
      },
    });
  const paths: Record<string, object> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = SUPPLIED[name] ?? endpoint.path;
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, examples[name], convert),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The calls of dealer-widgets',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        "What the widgets ask of a host's server, and what they take for an answer. Wherever JSON is an answer, a bare text will do where its schema allows a text. Answers count by their status; success is 200 to 299. Every call has the headers `Accept: application/json` and `X-Requested-With: XMLHttpRequest`. Paths follow the page setting `api_base`.",
    },
    servers: [{ url: '/', description: "The page's own origin, with the page setting `api_base`." }],
    // without the second, tools refuse every request whose cookie has another name than the scheme's
    security: [{ session: [] }, {}],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: "The host's own session cookie, whatever its name.",
        },
      },
      parameters: {
        RequestedWith: {
          name: 'X-Requested-With',
          in: 'header',
          required: true,
          description: 'Every call has it, so that a server can tell it from a page.',
          schema: { type: 'string' },
          example: 'XMLHttpRequest',
        },
        AntiForgery: {
          name: 'X-XSRF-TOKEN',
          in: 'header',
          required: false,
          description:
            "The anti-forgery token: the page setting `xsrf_token`, else the content of the `<meta>` that `xsrf_meta` names, else the decoded value of the cookie that `xsrf_cookie` names (`XSRF-TOKEN` by default). The header's name is the page setting `xsrf_header`, here with its default. Sent to the page's own origin only; absent when the page has none of the three.",
          schema: { type: 'string' },
        },
      },
      responses: SHARED,
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

type Convert = (schema: Schema, direction: 'received' | 'sent') => JsonSchema;

function operation(name: string, endpoint: Endpoint, example: Example | undefined, convert: Convert): object {
  const { method, path, encoding, request } = endpoint;
  const description = [notesOf(endpoint), path === '{route}' && 'The address is an example.'].filter(Boolean).join(' ');
  const fields = request && convert(request, 'sent');
  return {
    operationId: name,
    tags: [tagOf(name, path)],
    summary: documentationOf(endpoint).summary,
    ...(description && { description }),
    parameters: [
      ...pathParameters(name, path, example),
      // a call with an encoding has a request
      ...(encoding === 'query' ? queryParameters(fields!, example) : []),
      { $ref: '#/components/parameters/RequestedWith' },
      ...(method === 'POST' ? [{ $ref: '#/components/parameters/AntiForgery' }] : []),
    ],
    ...(encoding === 'json' && requestBody('application/json', { schema: fields, example: example?.payload })),
    // a call with an encoding has a request
    ...(encoding === 'multipart' && requestBody('multipart/form-data', formOf(fields!, example))),
    responses: {
      200: success(endpoint, example, convert),
      ...Object.fromEntries(
        Object.entries(SHARED_BY_STATUS).map(([status, id]) => [status, { $ref: `#/components/responses/${id}` }]),
      ),
    },
  };
}

const requestBody = (type: string, content: object): object => ({
  requestBody: { required: true, content: { [type]: content } },
});

/** The content of a form, whose files have a media type each. */
function formOf(fields: JsonSchema, example: Example | undefined): object {
  // the schema of a request describes an object
  const properties = Object.entries(fields.properties as Record<string, JsonSchema>);
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
  // the schema of a request describes an object
  return Object.entries(fields.properties as object).map(([name, schema]) => ({
    name,
    in: 'query',
    required: true,
    // JSON Schema: properties are schemas
    schema: schema as object,
    example: example?.payload?.[name],
  }));
}

function success(endpoint: Endpoint, example: Example | undefined, convert: Convert): object {
  const { answer, mayBePage } = endpoint;
  const given = example?.answer;
  const isText = given && !given.type.endsWith('json');
  const { json, text } = answer === flag ? FLAG_EXAMPLES : toldApart(endpoint, given, isText);
  return {
    description: mayBePage ? 'Success. Nothing of the answer is read.' : 'Success.',
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
