import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { answerOf } from '../../../../shared/api/answer.ts';
import type { Endpoint } from '../../../../shared/contract/endpoint.ts';
import { endpoints, endpointsByName } from '../../../../shared/contract/calls/endpoints.ts';
import { jsonSchemaOf } from '../../../../shared/tools/reference/json-schema.ts';
import { makeExamples } from '../../../../mocks/examples.ts';
import { BODIES, REFUSED } from '../../../support/answer-bodies.ts';

/** What takes the place of each value of an answer, one after the other. */
const MUTANTS: readonly unknown[] = [
  ...[null, true, false, '', ' ', 'RM 10', 'None', 'success', 'two words'],
  ...['0', '1', '-3', '1.5', '.5', '5.', '.', '1,199.5', '1,5', '1e5'],
  ...['9999999999999', '9,999,999,999,999', '99,999,999,999,999'],
  ...[0, 1, 1.5, -1, 2 ** 53, [], {}, [1], { name: 'Ali' }, { name: null }],
  ...['/a.png', 'https://pay.example/1', '2026-11-23', '2026-13-01', '2026-11-23 soon', '2026-11-23 09:00:00'],
];

interface Mutation {
  /** What was put where, for the report. */
  what: string;
  body: unknown;
}

/** The answer with each value in it replaced, and with each field left out. */
function mutated(body: unknown, at = 'the answer'): Mutation[] {
  const whole = MUTANTS.map((each) => ({ what: `${at} is ${JSON.stringify(each)}`, body: each }));
  if (typeof body !== 'object' || body === null) return whole;
  const inner = Object.entries(body).flatMap(([key, value]) => {
    const put = (each: unknown): unknown => Object.assign(structuredClone(body), { [key]: each });
    const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
    return [
      ...mutated(value, `"${key}"`).map(({ what, body: each }) => ({ what, body: put(each) })),
      ...(Array.isArray(body) ? [] : [{ what: `${at} lacks "${key}"`, body: without }]),
    ];
  });
  return [...whole, ...inner];
}

/** Whether a widget takes the answer, from a server that sends it as JSON after an empty text was saved. */
function isTaken(endpoint: Endpoint, body: unknown): boolean {
  const reply = { status: 200, text: JSON.stringify(body), header: () => 'application/json', redirectedTo: undefined };
  try {
    answerOf(endpoint, reply, '', endpoint.echoes ? { [endpoint.echoes]: '' } : {});
    return true;
  } catch {
    return false;
  }
}

/** Of a list the first entry is enough. */
const short = (value: unknown): unknown =>
  // `JSON.parse` gives any
  JSON.parse(JSON.stringify(value), (_, each: unknown) => (Array.isArray(each) ? each.slice(0, 1) : each)) as unknown;

const bodies = new Map(Object.keys(endpoints).map((name): [string, unknown[]] => [name, []]));
for (const [name, { answer }] of Object.entries(await makeExamples()))
  if (answer) bodies.get(name)!.push(short(answer.body));
for (const [name, body, answer] of BODIES) if (answer !== REFUSED) bodies.get(name)!.push(body);

test.each([...bodies])('openapi.json allows of answers of %s what the widgets take, and no more', (name, given) => {
  const endpoint = endpointsByName[name]!;
  const allows = new Ajv2020({ strict: false }).compile(jsonSchemaOf(endpoint.answer, { direction: 'received' }));
  const wrong = given
    .flatMap((body) => [{ what: JSON.stringify(body), body }, ...mutated(body)])
    .filter(({ body }) => allows(body) !== isTaken(endpoint, body))
    .map(({ what, body }) => `${allows(body) ? 'only the file allows' : 'only the widgets take'}: ${what}`);
  expect([...new Set(wrong)]).toEqual([]);
});
