/** `npm pack` with its own scripts, in a copy of the project. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../../support/project-copy.ts';

const copy = copyProject('project');
afterAll(() => copy.remove());

function pack(): { isPacked: boolean; said: string } {
  const windows = process.platform === 'win32';
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], {
    cwd: copy.folder,
    encoding: 'utf8',
    shell: windows,
  });
  return { isPacked: status === 0, said: stderr };
}

test('a folder without dist/ is not packed', () => {
  const { isPacked, said } = pack();
  expect(isPacked).toBe(false);
  expect(said).toContain('There is no dist/manifest.json, so there is nothing to pack. Run "npm run build" first.');
});

test('what is built is packed, also with Preact and with older files, and not when a file or a source has changed', async () => {
  await copy.build('--flavour=preact', '--keep=7');
  expect(pack()).toMatchObject({ isPacked: true });

  rmSync(path.join(copy.folder, 'dist/widgets/quiz.md'));
  copy.change('shared/tools/host-kit/express/dealer-widgets.mjs', 'Elements that can have', 'Those that can have');
  const { isPacked, said } = pack();
  expect(isPacked).toBe(false);
  expect(said).toContain(
    'dist/ is not what these sources make (widgets/quiz.md and 1 more). Run "npm run build -- --flavour=preact" first.',
  );
});
