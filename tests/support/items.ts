import type { Item } from './item.ts';

const files = import.meta.glob<Item>('../widgets/*.item.ts', { eager: true, import: 'item' });

/** By the widget's name; every widget with an identity has its file. */
export const items: Readonly<Record<string, Item>> = Object.fromEntries(
  Object.entries(files).map(([file, item]) => [file.replace(/.*\/|\.item\.ts$/g, ''), item]),
);
