/** Helpers that stay in memory: a deploy replaces the manifest under them, and the former files are gone some day. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';

const kit = path.join(import.meta.dirname, '../../../../shared/tools/host-kit');
const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-kit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifestOf = (build: string): string => {
  const file = { file: `loader-${build}.js`, integrity: 'sha384-a' };
  const chunk = `chunks/quiz-${build}.js`;
  const quiz = { chunk, dependencies: [], files: [chunk] };
  return JSON.stringify({
    publicPath: '/widgets/',
    css: file,
    loader: file,
    widgets: { quiz },
    chunks: { [chunk]: file },
    retries: [],
  });
};

/** The path of a manifest of build A. */
function written(name: string): string {
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, manifestOf('A'));
  return file;
}

/** As rsync does: another file in its place, of the same size. */
function replace(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

test('Node: the next page has the new files, and a file that is half copied leaves the former', () => {
  const file = written('node');
  const dw = dealerWidgets(file);
  expect(dw.head(['quiz'])).toContain('loader-A.js');
  replace(file, manifestOf('B'));
  expect(dw.head(['quiz'])).toContain('chunks/quiz-B.js');
  expect(dw.head(['quiz'], {}, { integrity: true })).toContain('loader-B.js');
  replace(file, manifestOf('C').slice(0, 40));
  expect(dw.head(['quiz'])).toContain('loader-B.js');
  rmSync(file);
  expect(dw.head(['quiz'])).toContain('loader-B.js');
  replace(file, manifestOf('D'));
  expect(dw.head(['quiz'])).toContain('loader-D.js');
});

/** Programs that print a head, read a line, in which the test replaces the file, and print another. */
const PROGRAMS: Record<string, readonly [command: string, ...args: string[]]> = {
  Python: [
    'python3',
    '-c',
    `import sys; sys.path.insert(0, "${kit}/django"); sys.dont_write_bytecode = True
from dealer_widgets import DealerWidgets
import os
dw = DealerWidgets(sys.argv[1]); print(dw.head("quiz"))
os.replace(sys.argv[2], sys.argv[1]); print(dw.head("quiz", integrity=True))
os.remove(sys.argv[1]); print(dw.head("quiz"))`,
  ],
  Ruby: [
    'ruby',
    '-e',
    `require "${kit}/rails/dealer_widgets_helper"; include DealerWidgetsHelper
DealerWidgetsHelper.manifest = ARGV[0]; puts dw_head("quiz")
File.rename(ARGV[1], ARGV[0]); puts dw_head("quiz", integrity: true)
File.delete(ARGV[0]); puts dw_head("quiz")`,
  ],
  PHP: [
    'php',
    '-r',
    `require "${kit}/php/DealerWidgets.php";
$dw = new DealerWidgets($argv[1]); echo $dw->head("quiz"), "\\n";
rename($argv[2], $argv[1]); echo $dw->head("quiz", [], true), "\\n";
unlink($argv[1]); echo $dw->head("quiz"), "\\n";`,
  ],
};
const isThere: Record<string, boolean> = {
  Python:
    spawnSync('python3', ['-c', 'import markupsafe']).status === 0 ||
    spawnSync('python3', ['-c', 'import django']).status === 0,
  Ruby: spawnSync('ruby', ['-e', '']).status === 0,
  PHP: spawnSync('php', ['-r', '']).status === 0,
};

for (const [language, [command, ...args]] of Object.entries(PROGRAMS))
  test.runIf(isThere[language])(`${language}: the next page has the new files, also once the manifest is gone`, () => {
    const file = written(language);
    writeFileSync(`${file}.new`, manifestOf('B'));
    const heads = execFileSync(command, [...args, file, `${file}.new`], { encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(heads.map((head) => /loader-(\w)\.js" integrity="[^"]*" crossorigin><\/script>/.exec(head)?.[1])).toEqual([
      'A',
      'B',
      'B',
    ]);
    expect(heads[1]).toContain('chunks/quiz-B.js');
  });
