import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { quizzesByKind } from '../../shared/contract/calls/calls-by-value.ts';
import { chosenAnswersOfText } from '../../shared/contract/calls/quiz.ts';
import { type Choices, choicesIn, chosenOf, merged, withChoice } from '../../widgets/quiz/parts/kept-answers.ts';
import { faultsOf } from '../../widgets/quiz/quiz.faults.ts';
import { imageAddressOf, redirects, unanswered } from '../../widgets/quiz/quiz.model.ts';
import { dataOf } from '../../widgets/quiz/save.ts';
import { properties, type Question } from '../../widgets/quiz/quiz.props.ts';

const question = (id: string, ...keys: string[]): Question => ({
  id,
  question: `?${id}`,
  image: '',
  answers: keys.map((key) => ({ key, text: key })),
});
const quiz = [question('1', 'a', 'b'), question('2', 'a', 'b', 'c'), question('__proto__', 'a', 'b')];

const someChoices: fc.Arbitrary<Choices> = fc
  .array(fc.tuple(fc.constantFrom('1', '2', '__proto__'), fc.record({ key: fc.constantFrom('a', 'b'), at: fc.nat(5) })))
  .map((entries) => new Map(entries));

describe('faults', () => {
  test('none, or each one by its number', () => {
    expect(faultsOf(quiz)).toEqual([]);
    expect(faultsOf([])).toEqual([{ kind: 'no-questions' }]);
    expect(faultsOf([question('7', 'a'), question('8'), question('7', 'a', 'a')])).toEqual([
      { kind: 'repeated-id', numbers: [1, 3] },
      { kind: 'no-answers', number: 2 },
      { kind: 'repeated-key', number: 3 },
    ]);
  });

  test('ids written as number and text are the same id (W11)', () => {
    const { questions } = v.parse(properties, {
      kind: 'staff',
      assessment_id: 3,
      questions: [
        { id: 1, answers: [{ key: 1, text: null }] },
        { id: '1', answers: [{ key: 'b' }] },
      ],
    });
    expect(faultsOf(questions)).toEqual([{ kind: 'repeated-id', numbers: [1, 2] }]);
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
  test('what is written is read again', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        expect(choicesIn(JSON.parse(JSON.stringify(Object.fromEntries(choices))), quiz)).toEqual(choices);
      }),
    );
  });

  test('any kept value is accepted without an error, and unknown entries are dropped (D18)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.jsonValue(), fc.dictionary(fc.constantFrom('1', '2', '__proto__'), fc.jsonValue())),
        (kept) => {
          for (const [id, { key }] of choicesIn(kept, quiz)) {
            expect(quiz.find((each) => each.id === id)?.answers.map((answer) => answer.key)).toContain(key);
          }
        },
      ),
    );
  });

  test('an older version of the quiz: unknown questions and keys are dropped, bare keys are taken', () => {
    const kept = { 1: 'b', 2: { key: 'z', at: 4 }, 99: { key: 'a', at: 4 } };
    expect([...choicesIn(kept, quiz)]).toEqual([['1', { key: 'b', at: 0 }]]);
    expect(choicesIn(undefined, quiz).size).toBe(0);
  });

  test('a key written as a number is its digits, and a time that is none is before all others', () => {
    const numbered = [question('1', '2'), question('2', 'a'), question('3', 'a'), question('4', 'a')];
    const kept = { 1: 2, 2: { key: 'a' }, 3: { key: 'a', at: '9' }, 4: { key: 'a', at: Infinity } };
    expect([...choicesIn(kept, numbered).values()]).toEqual([
      { key: '2', at: 0 },
      { key: 'a', at: 0 },
      { key: 'a', at: 0 },
      { key: 'a', at: 0 },
    ]);
  });

  test('only answers that the quiz has are sent, and the other questions are unanswered', () => {
    const choices: Choices = new Map(['1', '2', '99'].map((id) => [id, { key: id === '2' ? 'z' : 'b', at: 1 }]));
    const chosen = chosenOf(choices, quiz);
    expect([...chosen]).toEqual([['1', 'b']]);
    expect(unanswered(quiz, chosen)).toEqual([1, 2]);
    expect(unanswered(quiz, new Map(quiz.map(({ id }) => [id, 'a'])))).toEqual([]);
  });

  test('a choice has the time of its making, and of two at the same time our own counts', () => {
    const ours = withChoice(new Map(), '1', 'a', 7);
    const theirs = withChoice(new Map(), '1', 'b', 7);
    expect(ours.get('1')).toEqual({ key: 'a', at: 7 });
    expect(merged(ours, theirs)).toEqual(ours);
  });

  test('of two tabs the later choice counts for each question, in whichever order they meet', () => {
    fc.assert(
      fc.property(someChoices, someChoices, (one, other) => {
        const both = merged(one, other);
        for (const id of new Set([...one.keys(), ...other.keys()])) {
          expect(both.get(id)?.at).toBe(Math.max(one.get(id)?.at ?? -1, other.get(id)?.at ?? -1));
        }
        expect(merged(both, other)).toEqual(both);
      }),
    );
  });

  test('a new choice wins over every earlier one, also with a clock that was put back', () => {
    fc.assert(
      fc.property(someChoices, fc.nat(3), (stored, now) => {
        const next = withChoice(stored, '1', 'b', now);
        expect(merged(stored, next).get('1')?.key).toBe('b');
      }),
    );
  });
});

test('the page that follows has the address of the call, as its notes tell the host', () => {
  expect(redirects).toEqual({ customer: quizzesByKind.customer.path, staff: quizzesByKind.staff.path });
});
