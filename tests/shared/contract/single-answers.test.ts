import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { codeOrAddress, fromJsonText, imageSource, jsonTextOf, saysNo } from '../../../shared/contract/answers.ts';

describe('a server that says no in an answer with success (D29)', () => {
  it.each(['error', ' Error ', 'fail', 'FAILED', { message: 'error' }, { success: false }, { success: 0 }])(
    'says so with %j',
    (answer) => expect(saysNo(answer)).toBe(true),
  );
  it.each([{ success: '0' }, { success: 'false' }, { message: 'Saved', success: false }])('and with %j', (answer) =>
    expect(saysNo(answer)).toBe(true),
  );
  it.each(['no error', 'errors: 0', 'failure', '', null, 5, { message: 5 }, { success: true }, { success: '' }, {}])(
    'does not with %j',
    (answer) => expect(saysNo(answer)).toBe(false),
  );
  it('does not with a code of the specification', () => expect(saysNo({ message: ' error ' }, ['error'])).toBe(false));
});

describe('a code or an address to go to', () => {
  const schema = codeOrAddress('already_registered');
  it.each([
    ['already_registered', 'already_registered'],
    [' /bayar/1\n', '/bayar/1'],
    ['bayar?id=1', 'bayar?id=1'],
    [{ message: null, url: 'https://bayar.example/1' }, 'https://bayar.example/1'],
  ])('%j is taken', (answer, taken) => expect(v.parse(schema, answer)).toBe(taken));
  it.each(['go to /bayar/1', '/bayar/1 please', '"/bayar/1"', 'javascript:alert(1)//', '//evil.example/x', 'paid', ''])(
    '%j is refused',
    (answer) => expect(v.is(schema, answer)).toBe(false),
  );
});

it.each(['image', 'src', 'url', 'path', 'message', 'proof', 'attachment'])('a picture may come in %s', (field) => {
  expect(v.parse(imageSource, { [field]: ' /storage/a.png ' })).toBe('/storage/a.png');
});

it.each(['', true, null, {}, { image: null }, 'javascript:alert(1)'])('%j is no picture', (answer) => {
  expect(v.is(imageSource, answer)).toBe(false);
});

describe('a text that contains JSON', () => {
  const numbers = v.array(v.number());
  it('stays the text it is, when its content is right', () => {
    expect(v.parse(jsonTextOf(numbers, 'expected numbers'), ' [1] ')).toBe(' [1] ');
  });
  it.each(['["a"]', '[1', '', 1])('is refused with the sentence as %j', (text) => {
    expect(v.safeParse(jsonTextOf(numbers, 'expected numbers'), text).issues?.[0].message).toBe('expected numbers');
  });
  it('can be read', () => {
    expect(v.parse(fromJsonText(numbers), '[1]')).toEqual([1]);
    expect(v.safeParse(fromJsonText(numbers), '[1').issues?.[0].message).toBe('expected JSON');
  });
});
