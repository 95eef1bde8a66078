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

test('its row is in the order of the names', () => {
  const row = (name: string): string => `| [\`${name}\`](widgets/${name}/README.md) | New. |`;
  expect(withRow(`${row('a')}\n${row('c')}\nend`, 'b', 'New.')).toBe(`${row('a')}\n${row('b')}\n${row('c')}\nend`);
  expect(withRow(`${row('a')}\nend`, 'b', 'New.')).toBe(`${row('a')}\n${row('b')}\nend`);
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
