/** `dist/openapi.json`: the contract's calls as OpenAPI 3.1, with schemas, common answers and examples. */
import type { WireShape } from '../../lib/wire-shape/index.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { endpoints } from '../../contract/calls/index.ts';
import { forHosts } from './for-hosts.ts';
import { FAILURES } from './openapi-failures.ts';
import { type Convert, type Example, operation, SUPPLIED } from './openapi-operation.ts';

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
  const convert: Convert = (schema, direction) =>
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
        "What the widgets ask of a host's server, and what they take for an answer. Wherever JSON is an answer, a bare text will do where its schema allows a text. Answers count by their status; success is 200 to 299. Every call has the headers `Accept: application/json` and `X-Requested-With: XMLHttpRequest`. Paths follow the page setting `api_base`. Beside a switch, an orderable list, or a button that opens an image or the mentors, a quiet mark says that it failed and can be tried again, whatever the reason; only an ended session and an unknown result have sentences of their own there.",
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
      responses: FAILURES,
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}
