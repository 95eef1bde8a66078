import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../repo/source-files.ts';
import { WIDGET_NAMES } from '../../repo/widget-names.ts';

/** What `npm run storybook:build` writes. */
export const built = path.join(root, 'storybook-static');

/** A story's or page's entry in Storybook's index. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** Everything in the Storybook that was built. @throws when there is none; the message says what to do */
export function readEntries(): Entry[] {
  let written: string;
  try {
    written = readFileSync(path.join(built, 'index.json'), 'utf8');
  } catch {
    throw new Error('There is no Storybook in storybook-static. Run "npm run test:storybook", which builds it first.');
  }
  return Object.values((JSON.parse(written) as { entries: Record<string, Entry> }).entries);
}

const isReached = ({ tags }: Entry): boolean => tags.includes('play-fn');

/**
 * Of each widget, part and host page the first state, the first that somebody has to do something for, such as an open dialog, and what is tagged
 * `pictured`.
 */
export const picturedOf = (entries: readonly Entry[]): Entry[] =>
  [...Map.groupBy(entries, ({ title }) => title).values()].flatMap((group) => {
    const stories = group.filter(({ type, tags }) => type === 'story' && tags.includes('autodocs'));
    const firsts = [stories.find((each) => !isReached(each)), stories.find(isReached)];
    return stories.filter((each) => firsts.includes(each) || each.tags.includes('pictured'));
  });

/** The widgets by the first state of each. */
export function firstStates(entries: readonly Entry[]): Map<string, string> {
  const firsts = new Map<string, string>();
  for (const entry of entries) {
    const widget = entry.title.split('/').at(-1)!;
    const isFirst = entry.type === 'story' && !isReached(entry) && ![...firsts.values()].includes(widget);
    if (isFirst && WIDGET_NAMES.includes(widget)) firsts.set(entry.id, widget);
  }
  return firsts;
}
