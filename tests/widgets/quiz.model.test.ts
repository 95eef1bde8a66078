import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { quizzesByKind } from '../../shared/contract/calls/calls-by-value.ts';
import { chosenAnswersOfText } from '../../shared/contract/calls/quiz.ts';
import { chosenIn, dataOf, imageAddressOf, redirects, unanswered } from '../../widgets/quiz/quiz.model.ts';
import { properties, type Question } from '../../widgets/quiz/quiz.props.ts';

const question = (id: string, ...keys: string[]): Question => ({
  id,
  question: `?${id}`,
  image: '',
  answers: keys.map((key) => ({ key, text: key })),
});
const quiz = [question('1', 'a', 'b'), question('2', 'a', 'b', 'c'), question('__proto__', 'a', 'b')];

describe('questions', () => {
  const read = (...questions: object[]) => v.safeParse(properties, { kind: 'staff', assessment_id: 3, questions });
  const messages = (...questions: object[]) => read(...questions).issues?.map(({ message }) => message);

  test('each has an id of its own, and answers with keys of their own', () => {
    expect(messages(...quiz)).toBeUndefined();
    expect(messages(question('7'))).toEqual(['expected at least one answer']);
    expect(messages(question('7', 'a', 'a'))).toEqual(['expected every key once']);
  });

  test('ids written as number and text are the same id (W11)', () => {
    const answers = [{ key: 1, text: null }];
    expect(messages({ id: 1, answers }, { id: '1', answers })).toEqual(['expected every id once']);
  });
});

test('data is the JSON text of question id to answer key, whatever the ids are', () => {
  const data = dataOf(
    new Map([
      ['12', 'a'],
      ['__proto__', 'b'],
    ]),
  );
  expect(data).toBe('{"12":"a","__proto__":"b"}');
  expect(v.is(chosenAnswersOfText, dataOf(new Map([['12', 'a']])))).toBe(true);
});

test.each([
  ['quiz/a.png', '/storage/', '/storage/quiz/a.png'],
  ['/quiz/a.png', '/storage', '/storage/quiz/a.png'],
  ['/storage/quiz/a.png', '/storage/', '/storage/quiz/a.png'],
  ['soalan/a:1.png', '/storage/', '/storage/soalan/a:1.png'],
  ['soalan #1?.png', '/storage/', '/storage/soalan %231%3F.png'],
  ['50% 100%20.png', '/storage/', '/storage/50%25 100%20.png'],
  ['HTTPS://cdn.example/a.png', '/storage/', 'HTTPS://cdn.example/a.png'],
  ['https://cdn.example/a.png', '/storage/', 'https://cdn.example/a.png'],
])('the image %j below %j is %j', (image, prefix, address) => {
  expect(imageAddressOf(image, prefix)).toBe(address);
});

describe('kept answers', () => {
  test('any kept value is accepted without an error, and only answers that the quiz has are taken (D18)', () => {
    const kept = fc.dictionary(
      fc.constantFrom('1', '2', '__proto__', '99'),
      fc.oneof(fc.constant('a'), fc.jsonValue()),
    );
    fc.assert(
      fc.property(fc.oneof(fc.object(), kept), (value) => {
        for (const [id, key] of chosenIn(value, quiz)) {
          expect(Object.entries(value)).toContainEqual([id, key]);
          expect(quiz.find((each) => each.id === id)?.answers.map((answer) => answer.key)).toContain(key);
        }
      }),
    );
  });

  test('what is written is read again; the other questions are unanswered', () => {
    const kept = chosenIn({ 1: 'b', 2: 'z', 99: 'a' }, quiz);
    expect([...kept]).toEqual([['1', 'b']]);
    expect(chosenIn(Object.fromEntries(kept), quiz)).toEqual(kept);
    expect(unanswered(quiz, kept)).toEqual([1, 2]);
    expect(unanswered(quiz, new Map(quiz.map(({ id }) => [id, 'a'])))).toEqual([]);
  });
});

test('the page that follows has the address of the call, as its notes tell the host', () => {
  expect(redirects).toEqual({ customer: quizzesByKind.customer.path, staff: quizzesByKind.staff.path });
});
