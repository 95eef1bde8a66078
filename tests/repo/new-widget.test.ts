import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { formatOptions, newWidget } from '../run/new-widget.ts';

test.each(['a', 'countdown', 'the-days-until-the-next-training-begins'])('files of %s are formatted', async (name) => {
  const sources = Object.entries(await newWidget(name, true)).filter(([file]) => !file.endsWith('.md'));
  const again = await Promise.all(sources.map(([file, text]) => format(file, text, formatOptions)));
  expect(again.map(({ code }) => code)).toEqual(sources.map(([, text]) => text));
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
