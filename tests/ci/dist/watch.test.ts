import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { Manifest } from '../../../shared/lib/manifest.ts';
import { copyProject } from '../../support/project-copy.ts';

const copy = copyProject('project');
afterAll(() => copy.remove());

const read = (name: string): string => readFileSync(path.join(copy.folder, 'dist', name), 'utf8');
const manifest = (): Manifest => JSON.parse(read('manifest.json')) as Manifest;

test('in watch mode a change is built, and no file is ever missing', async () => {
  const end = await copy.develop();
  try {
    const { build } = manifest();
    copy.change('widgets/yes-no-toggle/yes-no-toggle.text.ts', "'Yes'", "'Yea'");
    const missing = new Set<string>();
    while (manifest().build === build) {
      const { chunks } = manifest();
      const absent = Object.keys(chunks).filter((name) => !existsSync(path.join(copy.folder, 'dist', name)));
      // a file may go once another manifest has come, which may be while we look
      if (manifest().build === build) absent.forEach((name) => missing.add(name));
      await setTimeout(5);
    }
    expect([...missing]).toEqual([]);
    expect(read(manifest().widgets['yes-no-toggle']!.chunk)).toContain('Yea');
  } finally {
    end();
  }
});
