import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readValues } from '../../../../shared/tools/host-kit/values-file.ts';
import { endpointsByName } from '../../../../shared/contract/calls/endpoints.ts';
import { exampleRequest } from '../../../../shared/tools/reference/example-request.ts';
import { exampleValues } from '../../../../shared/tools/reference/example-values.ts';

const standard = exampleValues('2026-11-24');
const folder = mkdtempSync(path.join(tmpdir(), 'values-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  const file = path.join(folder, 'ids.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readValues(file, standard);
}

/** What a call sends and where, with the values of a file. */
const request = (call: string, content: unknown) => {
  const { params, payload } = exampleRequest(call, endpointsByName[call]!, read(content));
  return { ...params, ...payload };
};

test('a value for all calls also reaches those that have a built-in one', () => {
  expect(request('submitQuiz', { values: { assessment_id: 9 } })).toMatchObject({ assessment_id: '9' });
});

test('a value for one call comes before that for all, and leaves the built-in ones of its other fields', () => {
  const content = { values: { assessment_id: 9 }, calls: { submitQuiz: { assessment_id: 4 } } };
  const { data } = request('submitQuiz', {}) as { data: string };
  expect(request('submitQuiz', content)).toMatchObject({ assessment_id: '4', data });
});

test('the template says what is built in', () => {
  expect(read(standard)).toEqual(standard);
  expect(read({})).toEqual(standard);
});

test.each<[string, Buffer]>([
  ['UTF-8 with a byte-order mark', Buffer.from('\uFEFF{"values":{"note":"José"}}')],
  ['UTF-16, as PowerShell writes it', Buffer.from('\uFEFF{"values":{"note":"José"}}', 'utf16le')],
  ['UTF-16 in the other order', Buffer.from('\uFEFF{"values":{"note":"José"}}', 'utf16le').swap16()],
])('a file in %s is read', (_, bytes) => {
  const file = path.join(folder, 'marked.json');
  writeFileSync(file, bytes);
  expect(readValues(file, standard).values.note).toBe('José');
});

test.each([
  ['{', /could not be read.*--template/],
  ['[]', /ids\.json: its content is \[\], not an object\. Expected \{ "values": .*, as --template prints it\.$/],
  ['null', /its content is null, not an object/],
  [{ values: [] }, /"values" is \[\], not an object/],
  [{ call: {} }, /there is no place for "call"\. Did you mean "calls"\?/],
  [{ ids: {} }, /there is no place for "ids"\. Expected \{ "values":/],
  [{ calls: { submitQuiz: 4 } }, /"calls\.submitQuiz" is 4, not an object/],
  [{ values: { asessment_id: 9 } }, /"asessment_id" in "values" is used by no call\. Did you mean "assessment_id"\?/],
  [{ calls: { submitQuizz: {} } }, /"submitQuizz" in "calls" is used by no call\. Did you mean "submitQuiz"\?/],
  [{ calls: { submitQuiz: { room_id: 1 } } }, /"room_id" in "calls\.submitQuiz".*There are assessment_id/],
])('%j is refused', (content, sentence) => {
  expect(() => read(content)).toThrow(sentence);
});

test('a file that is not there is named', () => {
  expect(() => readValues('nowhere.json', standard)).toThrow(/--values nowhere\.json could not.*--template/);
  for (const json of ['[]', ' {"values":{}}'])
    expect(() => readValues(json, standard)).toThrow(
      `--values ${json} could not be read: it takes the name of a file, not the JSON itself.`,
    );
});
