import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { forHosts } from '../../../shared/tools/reference/for-hosts.ts';
import { partsOfReadme } from '../../../shared/tools/reference/parts-of-readme.ts';
import { dist } from '../../support/dist.ts';
import { reference } from '../../support/reference.ts';

const root = path.join(dist, '..');
const widgets = Object.entries(reference.widgets);

describe('what the pages of Storybook show', () => {
  const shown = widgets.map(([name, { properties, change }]) => {
    const { introduction, behaviour } = partsOfReadme(
      readFileSync(path.join(root, 'widgets', name, 'README.md'), 'utf8'),
    );
    const descriptions = Object.values(properties).map(({ description }) => description);
    return {
      name,
      introduction,
      text: forHosts([introduction, behaviour, change?.description, ...descriptions].join('\n')),
    };
  });

  test('has no numbers of decisions, no words that mean something only beside the sources, nor links to their files', () => {
    const ours =
      /.{0,30}(\b[WD]\d{1,2}\b|\bparts? \d|in doubt|specification|as specified|as above|this folder|\bshared\/|\w\.(?:md|tsx?)\b|\]\((?!https?:)).{0,20}/gi;
    const found = shown.flatMap(({ name, text }) => (text.match(ours) ?? []).map((each) => `${name}: ${each}`));
    expect(found).toEqual([]);
  });

  test('includes when to use each widget and when not to, and the words people look for it with', () => {
    const unsaid = shown
      .filter(({ introduction }) => !/\n\nUse it [^]+\. Not [^]+\n\nAlso called: .+\.$/.test(introduction))
      .map(({ name }) => name);
    expect(unsaid).toEqual([]);
  });
});
