import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callsOfOnly } from '../../shared/tools/host-kit/only-calls.ts';
import { dist, distFiles } from '../support/dist.ts';
import { reference } from '../support/reference.ts';

const chosen = (...words: string[]): string[] => [...callsOfOnly(words, () => reference)].sort();

test('--only takes the names of widgets: all calls of each, also at addresses that the page supplies', () => {
  expect(chosen('quiz', 'avatar')).toEqual(['submitAssessment', 'submitQuiz', 'updateImage']);
  expect(chosen('sortable-list')).toEqual(['saveOrder']);
  expect(chosen('training-registration')).toContain('checkAuth');
  expect(chosen('yes-no-toggle')).toHaveLength(12);
});

test('--only takes a widget without calls, for which there is nothing to do', () => {
  expect(chosen('faq-item')).toEqual([]);
  expect(chosen('faq-item', 'quiz')).toEqual(['submitAssessment', 'submitQuiz']);
});

test('a run for widgets without calls alone is no failure', () => {
  const command = path.join(dist, 'host/dealer-widgets.mjs');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [command, 'verify', 'http://127.0.0.1:9', '--only', 'faq-item', ...args], {
      encoding: 'utf8',
    });
  expect(run()).toMatchObject({ status: 0, stdout: 'faq-item makes no calls, so there is nothing to verify.\n' });
  expect(run('--format', 'json')).toMatchObject({ status: 0, stdout: '[]\n' });
});

test('--only takes names of calls, and parts of names and paths', () => {
  expect(chosen('rooms')).toEqual(['rooms']);
  expect(chosen('/app/training')).toEqual(['applyCoupon', 'applyReferralCoupon', 'enrol']);
  expect(chosen('slider')).toEqual(['switchSlider']);
});

test.each([
  ['yes-no-togle', /Did you mean "yes-no-toggle"/],
  ['submitquizz', /Did you mean "submitQuiz"/],
  ['/app/quizz', /Did you mean "\/app\/quiz"/],
  ['qqqqqqqqqqqqqqqqqqqqqqqq', /Say the name of a widget/],
])('--only %s is refused', (word, sentence) => {
  expect(() => callsOfOnly(['quiz', word], () => reference)).toThrow(sentence);
});

test('the page for people has the name of each call that --only and --values take', () => {
  const page = distFiles().get('guides/calls.md')!.toString();
  for (const [constant, { name }] of Object.entries(reference.endpoints))
    expect(page).toContain(`| \`${name}\` | \`${constant}\` |`);
});

test('the reference says for each call which widgets make it, as each widget says its calls', () => {
  for (const { name, widgets } of Object.values(reference.endpoints)) {
    expect(widgets, name).not.toEqual([]);
    for (const widget of widgets) expect(reference.widgets[widget]!.endpoints).toContain(name);
  }
});
