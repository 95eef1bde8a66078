/** README.md and the guides: short, in plain sentences, each fact once, and true. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guideBlock, guides } from '../support/guides.ts';
import { POLICY } from '../e2e/support/bare-page.ts';
import { root, sourceFiles } from './source-files.ts';
import { WIDGET_NAMES } from './widget-names.ts';
import path from 'node:path';

/** The sentences of Markdown that a person has written: without code blocks, headings and what is generated. */
export function sentencesOf(markdown: string): string[] {
  const written = markdown.replace(/^```[^]*?^```$/gm, '').replace(/<!-- reference[^]*?<!-- \/reference -->/g, '');
  return blocksOf(written).flatMap((block) =>
    plain(block)
      .split(/(?<=[.!?])["')]*\s+/)
      .map((sentence) => sentence.trim())
      .filter(Boolean),
  );
}

/** Paragraphs, items of lists and cells of tables, each in one line. */
function blocksOf(markdown: string): string[] {
  const blocks = [''];
  for (const line of markdown.split('\n')) {
    const item = /^\s*(?:[-*]|\d+\.) (.*)/.exec(line)?.[1];
    if (line.startsWith('|')) blocks.push(...line.split(/(?<!\\)\|/), '');
    else if (line.trim() === '' || line.startsWith('#')) blocks.push('');
    else if (item !== undefined) blocks.push(item);
    else blocks.push(`${blocks.pop() ?? ''} ${line}`);
  }
  return blocks;
}

/** Without marks: links become their words, and code is one word, for it is read as one. */
const plain = (block: string): string =>
  block
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, (_, code: string) => code.replace(/\s+/g, '_').replace(/[.!?]+$/, ''))
    .replaceAll('**', '');

const all = [...guides];
/** The pages of Storybook that are written and not made from a guide, without their code. */
const pages = globSync('stories/pages/*.mdx', { cwd: root }).map((file): [string, string] => [
  file,
  readFileSync(path.join(root, file), 'utf8').replace(/^(import|<|`\}).*$/gm, ''),
]);
const folder = path.join(root, 'stories/pages/guides');

/** The pages for stacks count as one: nobody reads two of them. */
const readerOf = (file: string): string => file.replace(/start-[\w-]+/, 'start');

test.each(all)('%s is short', (file, text) => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(file === 'README.md' ? 10_000 : 8000);
});

describe.each([...all, ...pages])('the sentences of %s', (_, text) => {
  test('have at most 25 words', () => {
    expect(sentencesOf(text).filter((each) => each.split(/\s+/).length > 25)).toEqual([]);
  });

  test('do not begin with what something does', () => {
    expect(sentencesOf(text).filter((each) => /^What\b.*(?<!\?)$/.test(each))).toEqual([]);
  });
});

/** What only those read who change the widgets, and what the widgets' pages are made of. */
const others = globSync(['{CONTRIBUTING,SECURITY}.md', '{tests,shared,mocks}/README.md', 'widgets/*/README.md'], {
  cwd: root,
}).map((file): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')]);

test('no sentence stands in two guides, pages or READMEs', () => {
  const first = new Map<string, string>();
  const twice: string[] = [];
  // the README lists each widget in the words of its own
  const written = all.map(([file, text]): [string, string] => [file, text.replace(/^\| \[`.*$/gm, '')]);
  for (const [file, text] of [...written, ...pages, ...others])
    for (const sentence of sentencesOf(text)) {
      const words = sentence.toLowerCase().replace(/[.:!?]+$/, '');
      const reader = readerOf(file);
      if (words.split(/\s+/).length < 6) continue;
      if ((first.get(words) ?? reader) !== reader) twice.push(`${first.get(words)} and ${file}: ${sentence}`);
      first.set(words, reader);
    }
  expect(twice).toEqual([]);
});

/** The anchor of a heading, as the sites of repositories make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

test.each(all)('the links of %s lead somewhere', (file, text) => {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
  const broken = links.filter(([, to = '', anchor]) => {
    const target = to === '' ? path.join(root, file) : path.join(root, path.dirname(file), to);
    if (!existsSync(target)) return true;
    const anchors = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      anchorOf(heading),
    );
    return anchor !== undefined && !anchors.includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('the README leads to each guide, and each is a page of Storybook under its own title', () => {
  const readme = guides.get('README.md') ?? '';
  const pages = new Map(
    globSync('*.mdx', { cwd: folder }).map((file) => [
      file.replace('.mdx', ''),
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
  const names = all.slice(1).map(([file]) => path.basename(file, '.md'));
  expect([...pages.keys()].sort()).toEqual(names.sort());
  for (const [file, text] of all.slice(1)) {
    const name = path.basename(file, '.md');
    expect(readme).toContain(`](stories/guides/${name}.md)`);
    const [, title] = /^# (.*)$/m.exec(text) ?? [];
    expect(pages.get(name)).toContain(`<Meta title="Guides/${title}" />`);
    expect(pages.get(name)).toContain(`<Guide name="${name}"`);
  }
});

test('the README has the widgets in six groups, one line each', () => {
  const [, section = ''] = /^## The widgets$([^]*?)^## /m.exec(guides.get('README.md') ?? '') ?? [];
  expect(section.match(/^### /gm)).toHaveLength(6);
  const named = [...section.matchAll(/^\| \[`([\w-]+)`\]/gm)].map(([, name = '']) => name);
  expect(named.sort()).toEqual([...WIDGET_NAMES].sort());
});

test('commands of npm that the README names are scripts', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = [...(guides.get('README.md') ?? '').matchAll(/npm (?:run )?(?!ci\b|run\b)([\w:]+)/g)];
  expect(named.map(([, name]) => name)).toEqual(expect.arrayContaining(['start', 'test', 'storybook']));
  expect(named.filter(([, name = '']) => !(name in scripts)).map(([text]) => text)).toEqual([]);
});

test('the guides name only widgets and events that there are', () => {
  const events = ['ready', 'change', 'navigate', 'problem', 'error', 'outdated'];
  const writing =
    /(?:data-widget=|<x-dw name=|\bdw(?:_head|\.widget)?[ (]+|(?:dwHead|dw_head|dw\.head)\(\[)["']([a-z-]+)["']/g;
  for (const [file, text] of all) {
    const widgets = [...text.matchAll(writing)].map(([, name = '']) => name);
    expect(WIDGET_NAMES, file).toEqual(expect.arrayContaining(widgets));
    const named = [...text.matchAll(/\bdw:([a-z]+)/g)].map(([, name = '']) => name);
    expect(events, file).toEqual(expect.arrayContaining(named));
  }
});

test('the policy that is enough is the one that every page is tested with', () => {
  expect(guideBlock('text', 'base-uri').trim()).toBe(POLICY);
});

test('each message of "When something goes wrong" stands in the sources', () => {
  const guide = guides.get('stories/guides/troubleshooting.md') ?? '';
  const sources = sourceFiles('{shared,widgets}/**/*.{ts,tsx}')
    .map(({ text }) => text)
    .join('\n')
    .replaceAll("\\'", "'");
  const messages = [...guide.matchAll(/^\| (`.*`)(?: comes.*)? \|/gm)].flatMap(([, cell = '']) =>
    cell.split('`').filter((_, at) => at % 2),
  );
  expect(messages.length).toBeGreaterThan(35);
  const pieces = messages.flatMap((message) =>
    message.split(/…|10000|\b40[13]\b|\b413\b|\b419\b|POST/).map((piece) => piece.replace(/^["\s.]+|["\s.]+$/g, '')),
  );
  expect(pieces.filter((piece) => piece.length > 5 && !sources.includes(piece))).toEqual([]);
});
