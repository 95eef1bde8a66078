import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** Words that are read the same way in both languages: names and Malay words that English shares. */
const SAME = ['OK', 'ATM', 'Dealer', 'Mentor', 'Tutor', 'Upline FMD', 'PG Code', 'GAP', 'EPP', 'NORMAL'];

/** The texts of a record of words that are the same in the other language, with their keys; a marked text is an object and not a string. */
function equalTexts(ms: unknown, en: unknown, at: string): string[] {
  if (typeof ms === 'string') return ms === en && /[a-z]/i.test(ms) ? [`${at} '${ms}'`] : [];
  if (typeof ms !== 'object' || ms === null || 'lang' in ms) return [];
  return Object.entries(ms).flatMap(([key, value]) =>
    // the compiler has checked that both have the same keys
    equalTexts(value, (en as Record<string, unknown>)[key], `${at}.${key}`),
  );
}

test('an English text of a Malay record is marked with english(), so that no Malay voice reads it', async () => {
  const files = sourceFiles('{widgets,shared}/**/*.text.ts');
  expect(files.length).toBeGreaterThan(20);
  const unmarked: string[] = [];
  for (const file of files) {
    // a module's exports are unknown until looked at
    const exported = (await import(pathToFileURL(path.join(root, file.path)).href)) as Record<string, unknown>;
    for (const texts of Object.values(exported)) {
      if (typeof texts !== 'object' || texts === null || !('ms' in texts && 'en' in texts)) continue;
      unmarked.push(...equalTexts(texts.ms, texts.en, file.path));
    }
  }
  const accepted = SAME.map((word) => ` '${word}'`);
  expect(unmarked.filter((text) => !accepted.some((word) => text.endsWith(word)))).toEqual([]);
});
