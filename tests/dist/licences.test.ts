import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packagesOf } from '../../shared/tools/release/licences.ts';
import { dist, readManifest } from '../support/dist.ts';

const root = path.join(import.meta.dirname, '../..');
const modules = Object.values(readManifest().chunks).flatMap((chunk) => chunk.modules);

test('the modules that the manifest names are there', () => {
  expect(modules.filter((id) => !existsSync(path.join(root, id.replace(/\?.*/, ''))))).toEqual([]);
});

test('every package in the chunks and in the command has its licence, also one that lies in another package', () => {
  const text = readFileSync(path.join(dist, 'licences.txt'), 'utf8');
  const missing = packagesOf(modules).filter((folder) => {
    const file = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    const { name, version } = JSON.parse(file) as Record<string, string>; // it gives any
    return !text.includes(`${name} ${version} (`);
  });
  expect(missing).toEqual([]);
  for (const ofCommand of ['parse5', 'entities', 'css-select'])
    expect(text).toMatch(new RegExp(`^${ofCommand} \\d`, 'm'));
});
