import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

interface Lock {
  packages: Record<string, { resolved?: string; integrity?: string }>;
}
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('the lock file names no place a package comes from, and a hash for every package', () => {
  const { packages } = read('package-lock.json') as Lock;
  const wrong = Object.entries(packages).flatMap(([name, { resolved, integrity }]) => {
    if (name === '') return [];
    if (resolved) return [`${name} comes from ${resolved}`];
    return integrity?.startsWith('sha512-') ? [] : [`${name} has no sha512 hash`];
  });
  expect(wrong).toEqual([]);
});

test('versions are exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json') as Record<
    string,
    Record<string, string>
  >;
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(all.filter(([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
