import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { imageSource } from '../../../shared/contract/answers.ts';
import { name as person } from '../../../shared/contract/collections.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { endpoints as calls } from '../../../shared/contract/calls/endpoints.ts';
import { BODIES, REFUSED } from '../../support/answer-bodies.ts';

function answer(endpoint: Endpoint, body: unknown) {
  const result = v.safeParse(endpoint.answer, body);
  return result.success ? result.output : REFUSED;
}

it.each(BODIES)('%s %j', (name, body, expected) => {
  expect(answer(calls[name], body)).toEqual(expected);
});

it('takes only fields of the answer itself, whatever a script of the page adds to all objects', () => {
  for (const added of ['path', 'url', 'name'])
    Object.defineProperty(Object.prototype, added, { value: 'added', configurable: true });
  onTestFinished(() => {
    for (const added of ['path', 'url', 'name']) Reflect.deleteProperty(Object.prototype, added);
  });
  expect(v.parse(imageSource, { proof: '/a.png' })).toBe('/a.png');
  expect(v.parse(person, { name: 'Siti' })).toBe('Siti');
  expect(() => v.parse(person, {})).toThrow('expected a name: a text or an object with "name"');
});

it('reads a course in any spelling of its time, price and places', () => {
  const [course] = v.parse(calls.academyCourses.answer, [
    {
      id: 1,
      name: 'GAP',
      datetime: '2026-11-23T01:00:00.000000Z',
      fee: '1,199.50',
      tutor_name: { name: 'Siti' },
      room: 'Emas',
      is_other_location: 0,
      negeri: null,
      slot_available: '0',
      total_slot: 20,
    },
  ]);
  expect(course).toMatchObject({
    datetime: '2026-11-23T09:00:00+08:00',
    fee: 119950,
    tutor_name: 'Siti',
    room: 'Emas',
    negeri: '',
    slot_available: 0,
    description: '',
  });
});

it('takes a page of HTML only where nothing is read', () => {
  const taking = Object.entries(calls).filter(([, endpoint]) => endpoint.mayBePage);
  expect(taking.map(([name]) => name)).toEqual(['logOut', 'saveOrder', 'uploadFile']);
});
