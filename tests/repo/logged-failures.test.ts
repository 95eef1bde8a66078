import { expect, test } from 'vitest';
import { guides } from '../support/guides.ts';
import { place, shippedFiles, withoutComments } from './source-files.ts';

/** Files that may write to the console directly: for messages that are not failures, and where the reporting code is not loaded. */
const DIRECTLY = [
  'shared/check/check.ts',
  'shared/loader/follow/below-floor.ts',
  'shared/loader/follow/failures.ts',
  'shared/loader/follow/when-ready.ts',
  'shared/loader/loader.ts',
  'shared/page/log.ts',
];

const ships = shippedFiles().map((file) => ({ file, code: withoutComments(file.text) }));

test('failures are logged through logError and logWarning, which dispatch dw:problem', () => {
  const found = ships.flatMap(({ file, code }) => (/\bconsole\b/.test(code) ? [file.path] : []));
  expect(found).toEqual(DIRECTLY);
});

/** What follows a sentence in a call, sentences with their signs and brackets taken out. */
const after = (code: string, index: number): string =>
  /\(([^)]*)\)/.exec(code.slice(index).replace(/`[^`]*`|'(?:[^'\\\n]|\\.)*'/g, 'sentence'))?.[1] ?? '';

test('a failure of a widget names its element, so that dw:problem names the widget', () => {
  const calls = ships
    .filter(({ file }) => /^(widgets|shared\/(booking|saving|runtime))\//.test(file.path))
    .flatMap(({ file, code }) =>
      [...code.matchAll(/\blogError\(/g)].map(({ index }) => ({ at: place(file, index), given: after(code, index) })),
    );
  expect(calls.length).toBeGreaterThan(10);
  const nameless = calls.filter(({ given }) => !/sentence,\s*element\b/.test(given)).map(({ at }) => at);
  expect(nameless, 'pass the element of useWidget() after the sentence').toEqual([]);
});

test('the guide documents every kind of failure', () => {
  const kinds = ships.flatMap(({ code }) =>
    [/readonly kind = '([\w-]+)'/g, /\bnew PageError\(\s*\[?'([\w-]+)'/g, /\bkind = '([\w-]+)', call/g].flatMap(
      (spelling) => [...code.matchAll(spelling)].map(([, kind]) => kind!),
    ),
  );
  const guide = guides.get('stories/guides/watching.md') ?? '';
  const table = /\| `kind`[^]*?\n\n/.exec(guide)?.[0] ?? '';
  const described = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, kind]) => kind),
  );
  const reported = [...new Set(kinds)].filter((kind) => kind !== 'aborted'); // an aborted request is not reported
  expect(reported.length).toBeGreaterThan(10);
  expect(described.toSorted()).toEqual(['kind', ...reported].toSorted());
});
