import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { answering, clientFor, failureOf, startServer } from './http-server.ts';
import type { AnyCall } from '../../../shared/api/call-options.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=UTF-8' };
const echoing = Object.entries(endpoints as Record<string, Endpoint>).filter(([, { echoes }]) => echoes);

/** Texts that people type and that look like something else. */
const TYPED = [
  '"petik"',
  '[1]',
  '{}',
  '{"note":"x"}',
  '007',
  '1e5',
  'null',
  'true',
  '<Ali> datang',
  '<b>',
  '{see file',
  '  x ',
];

const send = (origin: string, endpoint: Endpoint, typed: string) =>
  (clientFor(origin) as AnyCall)(endpoint, { request: { [endpoint.echoes!]: typed } });

it('are the notes and the comment', () => {
  expect(echoing.map(([name]) => name)).toEqual([
    'selectApprenticeStatus',
    'saveChecklistNote',
    'saveMentorNote',
    'saveSubuserChecklistNote',
  ]);
});

describe.each(echoing)('%s', (_, endpoint) => {
  it('returns the typed text, however the server repeats it', async () => {
    let answer: (typed: string) => [object, string];
    const { origin } = await startServer((response, { body }) => {
      const typed = Buffer.from(body, 'latin1').toString();
      const [headers, text] = answer((JSON.parse(typed) as Record<string, string>)[endpoint.echoes!]!);
      response.writeHead(200, { ...headers }).end(text);
    });
    for (const typed of TYPED) {
      for (const spelling of [
        (text: string): [object, string] => [HTML_TYPE, text],
        (text: string): [object, string] => [HTML_TYPE, text.trim()],
        (text: string): [object, string] => [JSON_TYPE, JSON.stringify(text)],
        (text: string): [object, string] => [JSON_TYPE, JSON.stringify({ [endpoint.echoes!]: text })],
      ]) {
        answer = spelling;
        expect(String(await send(origin, endpoint, typed)).trim(), `${typed} as ${spelling(typed)[1]}`).toBe(
          typed.trim(),
        );
      }
    }
  });

  it.each([
    [HTML_TYPE, ''],
    [JSON_TYPE, 'null'],
    [JSON_TYPE, '{}'], // Laravel's response()->json(null)
    [JSON_TYPE, '[]'],
    [JSON_TYPE, '{"note":"","comment":""}'],
    [JSON_TYPE, '{"note":null,"comment":null}'],
  ])('accepts an empty answer only when an empty text was sent: %s %s', async (type, body) => {
    const { origin } = await answering(200, type, body);
    expect(await send(origin, endpoint, ' ')).toBe('');
    expect(await failureOf(send(origin, endpoint, 'x'))).toMatchObject({ kind: 'contract', mayBeDone: true });
  });

  it('is not what became of an answer on its way', async () => {
    for (const spoilt of [
      Buffer.from('caf\u00E9', 'latin1'),
      gzipSync('{"note":"x"}'),
      Buffer.from('{"note":"x"}', 'utf16le'),
      JSON.stringify(JSON.stringify({ note: 'x' })),
      JSON.stringify(JSON.stringify('x')),
    ]) {
      const { origin } = await answering(200, HTML_TYPE, spoilt);
      expect(await failureOf(send(origin, endpoint, 'x'))).toMatchObject({ kind: 'contract', mayBeDone: true });
    }
  });
});
