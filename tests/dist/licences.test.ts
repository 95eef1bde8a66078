import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist, readManifest } from '../support/dist.ts';

const root = path.join(import.meta.dirname, '../..');

test('every package in the chunks has its licence, also one that lies in another package', () => {
  const modules = Object.values(readManifest().chunks).flatMap((chunk) => chunk.modules);
  expect(modules.filter((id) => !existsSync(path.join(root, id.replace(/\?.*/, ''))))).toEqual([]);
  const folders = new Set(modules.flatMap((id) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []));
  const text = readFileSync(path.join(dist, 'licences.txt'), 'utf8');
  const missing = [...folders].filter((folder) => {
    // `JSON.parse` gives any
    const { name, version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    return !text.includes(`${name} ${version} (`);
  });
  expect(missing).toEqual([]);
});
