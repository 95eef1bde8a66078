import { expect, test } from 'vitest';
import { place, shippedFiles, withoutComments } from './source-files.ts';

/** Where code comes late: `import('…')`, not the types of `typeof import('…')`. */
const LATE = /(?<!typeof )\bimport\('/g;
/** Nothing but `lateImport` takes it. */
const REPORTED = /lateImport\(\s*(?:\(\)(?:: Promise<\w+>)? =>|async \(\) =>)\s*$/;

test('late code is loaded through lateImport, so that every failure is reported', () => {
  // the loader loads chunks itself and reports failures
  const ships = shippedFiles().filter(({ path }) => !path.startsWith('shared/loader/'));
  const late = ships.flatMap((file) => {
    const code = withoutComments(file.text);
    return [...code.matchAll(LATE)].map(({ index }) => ({ at: place(file, index), before: code.slice(0, index) }));
  });
  expect(late.length).toBeGreaterThan(10);
  const unreported = late.filter(({ before }) => !REPORTED.test(before)).map(({ at }) => at);
  expect(unreported, 'write const load = lateImport(() => import(…)), and load() or load.ahead()').toEqual([]);
});
