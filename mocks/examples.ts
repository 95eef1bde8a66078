/** A request and its answer for each call of the contract, as the mocks answer it: the examples of the OpenAPI file. */
import { getResponse } from 'msw';
import { exampleRequest, filesIn } from '../shared/tools/reference/example-request.ts';
import type { Example } from '../shared/tools/reference/openapi-operation.ts';
import { exampleValues } from '../shared/tools/reference/example-values.ts';
import { endpoints } from '../shared/contract/calls/index.ts';
import { createHandlers } from './handlers/handlers.ts';
import { stoppedClock } from './world/clock.ts';
import { createWorld } from './world/world.ts';

const ORIGIN = 'http://host.test';

/** The same for everyone: a new world whose clock stands still. */
export async function makeExamples(): Promise<Record<string, Example>> {
  const values = exampleValues('2026-11-24');
  const made = Object.entries(endpoints).map(async ([name, endpoint]): Promise<[string, Example]> => {
    const { params, payload, missing } = exampleRequest(name, endpoint, values);
    const example = { params, payload };
    if (missing.length > 0) return [name, example];
    const url = new URL(
      endpoint.path.replace(/\{(\w+)\}/g, (_, param: string) =>
        // `missing` is empty, so every parameter has a value
        param === 'route' ? params[param]! : encodeURIComponent(params[param]!),
      ),
      ORIGIN,
    );
    const init: RequestInit = { method: endpoint.method };
    if (endpoint.encoding === 'query')
      for (const [field, value] of Object.entries(payload ?? {})) url.searchParams.set(field, String(value));
    if (endpoint.encoding === 'json')
      Object.assign(init, { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } });
    if (endpoint.encoding === 'multipart') init.body = formOf(payload ?? {}, filesIn(endpoint));
    // each call starts with an unchanged world
    const world = createWorld('examples', stoppedClock('2026-11-23T09:00:00+08:00'));
    // there is a handler for every endpoint
    const response = (await getResponse(createHandlers(world), new Request(url, init), { baseUrl: ORIGIN }))!;
    const type = (response.headers.get('content-type') ?? '').replace(/;.*/, '');
    const text = await response.text();
    return [
      name,
      {
        ...example,
        // `JSON.parse` gives any
        answer: { type, body: type.endsWith('json') ? (JSON.parse(text) as unknown) : text },
      },
    ];
  });
  return Object.fromEntries(await Promise.all(made));
}

function formOf(payload: Record<string, unknown>, files: readonly string[]): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(payload)) form.append(field, String(value));
  for (const file of files) form.append(file, new Blob(['example'], { type: 'image/png' }), 'example.png');
  return form;
}
