/** Helpers that stay in memory: a deploy replaces the manifest under them, and the former files are gone some day. */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { testCalls, writtenManifest } from '../../../support/helper-languages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-kit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifestOf = (build: string): string => {
  const file = { file: `loader-${build}.js`, integrity: 'sha384-a' };
  const chunk = `chunks/quiz-${build}.js`;
  const widgets = { quiz: { chunk, dependencies: [], files: [chunk] } };
  return JSON.stringify({
    publicPath: '/w/',
    css: file,
    loader: file,
    widgets,
    chunks: { [chunk]: file },
    retries: [],
  });
};

/** The path of a manifest of build A, beside which one of build B lies, of the same size. */
function written(name: string): string {
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, manifestOf('A'));
  writeFileSync(`${file}.new`, manifestOf('B'));
  return file;
}

test('Node: the next page has the new files, and a file that is half copied leaves the former', () => {
  const file = written('node');
  /** As rsync does: another file in its place. */
  const replace = (content: string): void => {
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  };
  const dw = dealerWidgets(file);
  expect(dw.head(['quiz'])).toContain('loader-A.js');
  replace(manifestOf('B'));
  expect(dw.head(['quiz'])).toContain('chunks/quiz-B.js');
  expect(dw.head(['quiz'], {}, { integrity: true })).toContain('loader-B.js');
  replace(manifestOf('C').slice(0, 40));
  expect(dw.head(['quiz'])).toContain('loader-B.js');
  rmSync(file);
  expect(dw.head(['quiz'])).toContain('loader-B.js');
  replace(manifestOf('D'));
  expect(dw.head(['quiz'])).toContain('loader-D.js');
});

const [php, ruby, python] = ['php', 'ruby', 'python'].map(written);
testCalls(
  'pages before a deploy, after it, and once the manifest is gone',
  [
    {
      what: 'three heads',
      PHP: `($own = new DealerWidgets('${php}'))->head('quiz') . substr(rename('${php}.new', '${php}'), 1) . $own->head('quiz', [], true) . substr(unlink('${php}'), 1) . $own->head('quiz')`,
      Ruby: `(DealerWidgetsHelper.manifest = "${ruby}"; dw_head("quiz") + (File.rename("${ruby}.new", "${ruby}"); dw_head("quiz", integrity: true)) + (File.delete("${ruby}"); dw_head("quiz")))`,
      Python: `(lambda own: own.head("quiz") + str(os.replace("${python}.new", "${python}") or "") + own.head("quiz", integrity=True) + str(os.remove("${python}") or "") + own.head("quiz"))(DealerWidgets("${python}"))`,
      gives:
        /^[^]*loader-A\.js"[^>]*><\/script>[^]*chunks\/quiz-B\.js[^]*loader-B\.js"[^>]*><\/script>[^]*loader-B\.js"[^>]*><\/script>$/,
    },
  ],
  writtenManifest(),
);
