import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distFiles } from '../../support/dist.ts';
import { copyProject, filesIn } from '../../support/project-copy.ts';

/** The production build once more, in a folder deeper down with a space in its name, with its source maps. */
const copy = copyProject('a folder/deeper/project');
let served: Map<string, Buffer>;
let maps: Map<string, Buffer>;

beforeAll(async () => {
  served = await copy.build('--maps=maps');
  maps = filesIn(path.join(copy.folder, 'maps'));
});
afterAll(() => copy.remove());

test('the same sources make the same files', () => {
  const built = distFiles();
  expect([...served.keys()]).toEqual([...built.keys()]);
  const different = [...built].filter(([name, bytes]) => !served.get(name)!.equals(bytes)).map(([name]) => name);
  expect(different, 'when sources have changed, run: npm run build').toEqual([]);
});

/** The scripts that are made from sources; `modules` is the bundler's own. */
const scripts = (): string[] =>
  [...served.keys()].filter((name) => /^(chunks\/(?!modules-).*|loader(-\w+)?)\.js$/.test(name));
const times = (text: string, part: string): number => text.split(part).length - 1;

test('every script has a source map of the same name, also under its fixed one, and no served file refers to one', () => {
  expect([...maps.keys()]).toEqual(scripts().map((name) => `${name}.map`));
  expect([...served.keys()].filter((name) => name.endsWith('.map'))).toEqual([]);
  const speaking = [...served].filter(
    ([name, contents]) => /\.(js|css)$/.test(name) && /sourceMapping/.test(contents.toString()),
  );
  expect(speaking.map(([name]) => name)).toEqual([]);
});

/** A line with one text in it, as a record's value, an error's sentence or an event's name. */
const ONE_TEXT =
  /^\s*(?:['"]?[\w-]+['"]?: |.*\b(?:new (?:Error|CustomEvent)|console\.info)\()(['"`])([^'"`\\]{8,})\1(?:[),;]*|, \{.*|, \w+\);)$/;
/** How many lines above a text its position may be, because a map may give the start of the expression; packages have long ones. */
const linesAllowed = (source: string): number => (source.includes('node_modules/') ? 8 : 1);

test('a position in a served file maps to its source line, through every step of the build', () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const name of scripts()) {
    const code = served.get(name)!.toString();
    const payload = JSON.parse(maps.get(`${name}.map`)!.toString()) as SourceMapPayload & { sourcesContent: string[] };
    const map = new SourceMap(payload);
    const all = payload.sourcesContent.join('\n');
    payload.sources.forEach((source, at) =>
      payload.sourcesContent[at]!.split('\n').forEach((line, number) => {
        const words = ONE_TEXT.exec(line)?.[2];
        if (!words || times(all, words) !== 1 || times(code, words) !== 1) return;
        const before = code.slice(0, code.indexOf(words)).split('\n');
        const found = map.findOrigin(before.length, before.at(-1)!.length + 1);
        const [file, foundLine] = 'fileName' in found ? [found.fileName, found.lineNumber] : ['nowhere', 0];
        const linesBefore = number + 1 - foundLine;
        if (file !== source || linesBefore < 0 || linesBefore > linesAllowed(source))
          wrong.push(`${name}, "${words}": ${file}:${foundLine} instead of ${source}:${number + 1}`);
        seen.add(source);
      }),
    );
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(50);
  expect([...seen].filter((source) => path.isAbsolute(source))).toEqual([]);
  // our build steps have changed these: the links of every chunk, the names of the browser, the templates of the cropper and SweetAlert2, the loader
  for (const changed of ['.text.ts', 'node_modules/ky/', 'cropperjs', 'sweetalert2', 'shared/loader/loader.ts'])
    expect(
      [...seen].filter((source) => source.includes(changed)),
      changed,
    ).not.toEqual([]);
});
