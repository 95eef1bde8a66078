/** What a widget's page says of its looks: the states that Storybook shows, and its own words in both languages. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';

const root = path.join(import.meta.dirname, '../../..');

export interface StatesAndWords {
  /** The group it stands in, in Storybook and in the lists of widgets: "Booking". */
  group: string;
  /** Its states as Storybook names them: "Could Not Be Saved". */
  states: string[];
  /** Its own words: Malay and English. Texts made of values, and words that are the same, are left out. */
  words: Array<[string, string]>;
}

/** @param name of a widget, which has a story file */
export async function statesAndWords(name: string): Promise<StatesAndWords> {
  const stories = await readFile(path.join(root, `stories/${name}.stories.tsx`), 'utf8');
  const file = path.join(root, `widgets/${name}/${name}.text.ts`);
  // such a file exports `texts` (tests/repo/widget-folders.test.ts)
  const { texts } = existsSync(file) ? ((await import(file)) as { texts: Record<string, unknown> }) : { texts: {} };
  return {
    group: /preview\.meta\(\{[^}]*?title: '([^'/]+)\//.exec(stories)?.[1] ?? '',
    states: [...stories.matchAll(/^export const (\w+) = meta\.story/gm)].map(([, state = '']) =>
      storyNameFromExport(state),
    ),
    words: pairs(texts.ms, texts.en),
  };
}

/** The texts of two objects of one shape, side by side. */
function pairs(ms: unknown, en: unknown): Array<[string, string]> {
  if (typeof ms === 'string' && typeof en === 'string') return ms === en || ms === 'ms' ? [] : [[ms, en]];
  if (typeof ms !== 'object' || ms === null) return [];
  // both languages have one shape, which the type `Texts` sees to
  const english = en as Record<string, unknown>;
  return Object.entries(ms).flatMap(([key, value]) => pairs(value, english[key]));
}
