import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { headersFor } from '../../shared/api/headers.ts';
import { environmentOf } from '../../shared/tools/host-kit/verify.ts';
import { endpoints } from '../../shared/contract/calls/endpoints.ts';
import { distFiles } from '../support/dist.ts';

const source = distFiles().get('openapi.json')!.toString();

interface Operation {
  operationId: string;
  description: string;
  parameters: Array<{ $ref?: string }>;
  requestBody: { content: Record<string, object> };
  responses: Record<string, { content: Record<string, { example?: object; examples?: object }> }>;
}
interface Description {
  info: { description: string };
  security: object[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, { name: string; schema: object }>;
    responses: Record<string, { description: string; headers?: object }>;
  };
}
const { info, security, paths, components } = JSON.parse(source) as Description;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

/** The linter's messages, without the network. */
async function problemsOf(text: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'no-server-example.com': 'off',
      'no-ambiguous-paths': 'off', // the paths are the specification's
    },
  });
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  return problems.map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`);
}

test('the linter finds nothing wrong, and every example is what its schema says', async () => {
  expect(await problemsOf(source)).toEqual([]);
});

test('every call of the contract is in it, with a success in JSON as an example', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
  const without = operations.filter(({ responses }) => {
    const { example, examples } = responses[200]!.content['application/json']!;
    return !(example ?? examples);
  });
  // logOut may be answered with any page, and no page of the demo host uses saveOrder
  expect(without.map(({ operationId }) => operationId)).toEqual(['logOut', 'saveOrder']);
});

test('a call without the session cookie, whatever its name, is described, too: mocks and proxies would refuse it', () => {
  expect(security).toEqual([{ session: [] }, {}]);
});

test('the example of a switch is the spelling to write, whatever spelling the demo host tries', () => {
  expect(paths['/app/admin/recognition/toggle']!.post!.responses[200]!.content).toMatchObject({
    'application/json': { examples: { yes: { value: true }, no: { value: false } } },
    'text/html': { examples: { yes: { value: '1' }, no: { value: '0' } } },
  });
});

test('each answer that a widget tells from success is an example, also as a bare text where it is one', () => {
  const of = (type: string): Record<string, string> =>
    Object.fromEntries(
      operations.flatMap(({ operationId, responses }) => {
        const names = Object.keys(responses[200]!.content[type]?.examples ?? {});
        return names.includes('yes') || names.length === 0 ? [] : [[operationId, names.join()]];
      }),
    );
  const coupons = { applyCoupon: 'success,not_valid', applyReferralCoupon: 'success,not_valid' };
  const room = 'success,session_full,full_book_not_allow';
  expect(of('application/json')).toEqual({
    ...coupons,
    submitQuiz: 'success,not_accepted',
    submitAssessment: 'success,not_accepted',
    recognitionProgress: 'success,working',
    bookRoom: room,
    bookAtmSlots: 'success,date_not_available',
    bookRoomSlots: 'success,date_not_available',
    checkAuth: 'success,visitor',
    registerDealer: 'success,refused',
    enrol: 'success,already_registered',
  });
  expect(of('text/html')).toMatchObject({
    bookRoom: room,
    enrol: 'success,already_registered',
    applyCoupon: 'success,not_valid',
  });
});

test('the headers of every call are described', () => {
  const headers = headersFor('', new URL('https://a.example/'), {}, environmentOf('https://a.example', ''));
  expect(headers).toEqual({ accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' });
  expect(info.description).toContain('`Accept: application/json` and `X-Requested-With: XMLHttpRequest`');
  expect(components.parameters.RequestedWith).toMatchObject({ name: 'X-Requested-With', example: 'XMLHttpRequest' });
  const without = operations.filter(
    ({ parameters }) => !parameters.some(({ $ref }) => $ref?.endsWith('/RequestedWith')),
  );
  expect(without).toEqual([]);
});

test('a photo is sent as what it is, with an example of the form', () => {
  const { requestBody, description } = paths['/app/update-image']!.post!;
  expect(requestBody.content['multipart/form-data']).toMatchObject({
    schema: { properties: { image: { contentMediaType: 'image/png' } } },
    encoding: { image: { contentType: 'image/png' } },
    example: { token: '{token}', name: 'Aminah binti Yusof', image: '<the file>' },
  });
  expect(description).toContain('`header_name`');
});

test('every status that widgets tell apart is described', () => {
  expect(Object.keys(paths['/app/rooms']!.get!.responses).sort()).toEqual(
    ['200', '401', '403', '404', '413', '419', '422', '429', '503', '5XX'].sort(),
  );
  const { NotAvailable, TooManyRequests } = components.responses;
  for (const { headers } of [NotAvailable!, TooManyRequests!]) expect(headers).toHaveProperty('Retry-After');
});
