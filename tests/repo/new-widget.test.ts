import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { formatOptions, newWidget, withLine } from '../run/new-widget.ts';
import { root } from './source-files.ts';

const { files, lines } = await newWidget('count-down');

test('its files are the parts of a widget (widget-folders.test.ts), with its name in them', () => {
  const named = Object.keys(files).filter((file) => !/^widgets\/count-down\/(index\.ts|README\.md)$/.test(file));
  expect(named.every((file) => /\/count-down\.[\w.]+$/.test(file))).toBe(true);
  expect(Object.values(files).join('\n')).not.toMatch(/undefined|\[object/);
});

test.each(['a', 'countdown', 'the-days-until-the-next-training-begins'])(
  'the files of %s are formatted',
  async (name) => {
    const sources = Object.entries((await newWidget(name)).files).filter(([file]) => !file.endsWith('.md'));
    const again = await Promise.all(sources.map(([file, text]) => format(file, text, formatOptions)));
    expect(again.map(({ code }) => code)).toEqual(sources.map(([, text]) => text));
  },
);

test('it passes the tests that all widgets share', () => {
  expect(files['widgets/count-down/count-down.css']).not.toContain('--dw-'); // tokens.test.ts
  expect(files['widgets/count-down/README.md']).toMatch(/\n\nUse it [^]+\. Not /); // reference.test.ts
});

test.each(lines.map((each) => [each.file, each] as const))('its line has a place in %s', (file, { line, among }) => {
  const before = readFileSync(path.join(root, file), 'utf8').split('\n');
  const after = withLine(before.join('\n'), line, among).split('\n');
  expect(after).toHaveLength(before.length + line.split('\n').length);
  const at = after.indexOf(line.split('\n')[0]!);
  expect([after[at - 1], after[at + line.split('\n').length]].some((neighbour) => among.test(neighbour!))).toBe(true);
});

test('a line is inserted in alphabetical order', () => {
  expect(withLine('x\n  a,\n  c,\ny', '  b,', /^  \w,$/)).toBe('x\n  a,\n  b,\n  c,\ny');
  expect(withLine('x\n  a,\ny', '  b,', /^  \w,$/)).toBe('x\n  a,\n  b,\ny');
  expect(() => withLine('x', '  b,', /^  \w,$/)).toThrow('nobody knows where "  b," belongs');
});

test.each(['constructor', 'button', 'status', 'properties', 'react-node'])(
  '"%s" is refused, because its code would name two things alike',
  async (name) => {
    await expect(newWidget(name)).rejects.toThrow(`"${name}" cannot be a widget's name, because its code has`);
  },
);

test.each(['', 'Countdown', 'count_down', '-a', 'a-', '1a', '../a'])('"%s" is refused as a name', async (name) => {
  await expect(newWidget(name)).rejects.toThrow("cannot be a widget's name");
});
