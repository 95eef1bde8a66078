import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

interface Lock {
  packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
}
/** A package of this repository, not of a registry. */
const OWN = 'tests/node';
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('the lock file names no place a package comes from, and a hash for every package', () => {
  const { packages } = read('package-lock.json') as Lock;
  const wrong = Object.entries(packages).flatMap(([name, { resolved, integrity, link }]) => {
    if (name === '' || name === OWN || (link && resolved === OWN)) return [];
    if (resolved) return [`${name} comes from ${resolved}`];
    return integrity?.startsWith('sha512-') ? [] : [`${name} has no sha512 hash`];
  });
  expect(wrong).toEqual([]);
});

test('versions are exact', () => {
  const all = ['package.json', `${OWN}/package.json`].flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = read(file) as Record<
      string,
      Record<string, string>
    >;
    return Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  const isExact = (version: string): boolean =>
    version === `file:${OWN}` || /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version);
  expect(all.filter((version) => !isExact(version))).toEqual([]);
});
