import { expect, test } from 'vitest';
import { lintText } from '../../shared/host-kit/lint.ts';
import { lintCommand } from '../../shared/host-kit/lint-command.ts';
import type { Reference } from '../../shared/reference/reference.ts';
import { startHost } from '../../mocks/host/host.ts';
import { fences } from '../../shared/reference/readme.ts';
import { distFiles } from '../support/dist.ts';
import { sourceFiles } from '../repo/source-files.ts';

const reference = JSON.parse(distFiles().get('reference.json')!.toString()) as Reference;
const lint = (text: string) =>
  lintText('page.blade.php', text, reference).map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`,
  );

test.each([
  [
    '<div data-widget="yes-no-togle"></div>',
    '1:6 unknown-widget: there is no widget "yes-no-togle". Did you mean "yes-no-toggle"?',
  ],
  [
    '<div>\n  <x-dw name="quizz" :props="$q">…</x-dw>',
    '2:9 unknown-widget: there is no widget "quizz". Did you mean "quiz"?',
  ],
  [
    '<span data-widget="yes-no-toggle" data-kind="fmd" data-lable="x"></span>',
    '1:51 unknown-property: "yes-no-toggle" has no property for data-lable. Did you mean data-label?',
  ],
  [
    '<span data-widget="yes-no-toggle" data-kind="dealer"></span>',
    /1:35 wrong-value: data-kind="dealer" is no "recognition" \| "vacancy"/,
  ],
  [
    '<div data-widget="poster-progress" data-recognition-id="None"></div>',
    '1:36 wrong-value: data-recognition-id="None" is no Id.',
  ],
  ['<div data-widget="read-more" data-lines="many"></div>', '1:30 wrong-value: data-lines="many" is no Count.'],
  [
    '<div data-widget="quiz" data-kind="staff"></div>',
    '1:1 missing-property: "quiz" needs "assessment_id" (data-assessment-id), "questions" (data-questions).',
  ],
  [
    '<span data-widget="yes-no-toggle" data-kind="fmd" data-value="{{ $flag }}"></span>',
    '1:51 unsafe-flag: data-value is empty when $flag is false. Write data-value="{{ $flag ? 1 : 0 }}".',
  ],
  [
    '<div data-widget="training-registration" data-training-id="7" data-is-bulk=""></div>',
    '1:63 wrong-value: data-is-bulk="" is no DecidedFlag.',
  ],
  [
    '<tr data-widget="poster-progress" data-recognition-id="1"><td></td></tr>',
    '1:1 element: <tr> cannot hold a widget. Put data-widget on a div or span inside the cell.',
  ],
  [
    '<div data-widget="quiz"><script type="application/json">{ kind: 1 }</script></div>',
    /1:1 json: the JSON of "quiz" cannot be read/,
  ],
  ['<head></head><div data-widget="course-calendar"></div>', /1:1 missing-loader: this page has widgets but no loader/],
])('%s', (text, expected) => {
  expect(lint(text)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
});

test.each([
  '<span data-widget="yes-no-toggle" data-kind="{{ $kind }}" data-id="<%= id %>" data-value="{{ $flag ? 1 : 0 }}"></span>',
  '<div data-widget="quiz"><script type="application/json">@json($quiz)</script></div>'.replace(
    '@json($quiz)',
    '{!! $quiz !!}',
  ),
  '<a data-widget="pushmenu" href="#">AdminLTE</a>',
  '<!-- <tr data-widget="quiz"> -->',
  '<div data-widget="{% if a %}quiz{% endif %}"></div>',
  '<span data-widget="yes-no-toggle" data-kind="fmd" data-value="False" data-testid="x"></span>',
  '<head>{{ dw_head(["course-calendar"]) }}</head><div data-widget="course-calendar"></div>',
])('nothing is wrong with %s', (text) => {
  expect(lint(text)).toEqual([]);
});

test("the READMEs' snippets are right", () => {
  const snippets = sourceFiles('{README.md,widgets/*/README.md}').flatMap((file) =>
    fences(file.text, 'html').map((text) => lintText(file.path, text.replaceAll('…', '1'), reference)),
  );
  expect(snippets.length).toBeGreaterThan(30);
  expect(snippets.flat().filter(({ rule }) => rule !== 'json')).toEqual([]);
});

test('the command reads rendered pages and ends with 1 when something is wrong', async () => {
  const host = await startHost({ port: 0 });
  const lines: string[] = [];
  try {
    expect(
      await lintCommand(
        ['--url', `${host.url}/demo/as/admin?to=/app/admin/dealers`, '--format', 'github'],
        (line) => void lines.push(line),
      ),
    ).toBe(0);
    expect(lines).toEqual([]);
    await expect(lintCommand(['tests/none/**/*.html'], () => {})).rejects.toThrow(
      'No file fits "tests/none/**/*.html"',
    );
  } finally {
    await host.close();
  }
});
