import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { formatOptions, newWidget, withRow } from '../run/new-widget.ts';

test.each(['a', 'countdown', 'the-days-until-the-next-training-begins'])(
  'the files of %s are formatted',
  async (name) => {
    const sources = Object.entries(await newWidget(name, true)).filter(([file]) => !file.endsWith('.md'));
    const again = await Promise.all(sources.map(([file, text]) => format(file, text, formatOptions)));
    expect(again.map(({ code }) => code)).toEqual(sources.map(([, text]) => text));
  },
);

test.each([
  ['| `a` | One. |\n| `c`  | Two. |\nend', '| `a` | One. |\n| `b` | New. |\n| `c`  | Two. |\nend'],
  [
    '| [`a`](widgets/a/README.md) | One. |',
    '| [`a`](widgets/a/README.md) | One. |\n| [`b`](widgets/b/README.md) | New. |',
  ],
])('its row is in the order of the names, and written as the others are', (before, after) => {
  expect(withRow(before, 'b', 'New.')).toBe(after);
});

test('without a table of widgets a sentence says so', () => {
  expect(() => withRow('# dealer-widgets', 'b', 'New.')).toThrow('README.md has no table of widgets');
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
