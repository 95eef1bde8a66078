/** The data that widgets keep in the browser, from the comments where their keys are made. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keyOf } from './widget-facts.ts';

const root = path.join(import.meta.dirname, '../../..');

export interface KeptThing {
  storage: 'localStorage' | 'sessionStorage';
  /** When it is removed. */
  until: string;
  /** What is kept, and why. */
  what: string;
  widgets: string[];
}

/** `// kept in <storage> until <when>: <what and why>`, on the line before the key is made. */
const DESCRIBED =
  /\/\/ kept in (localStorage|sessionStorage) until ([^:\n]+): ([^\n]+)\n[^\n]*?(\bkept(?:Under|ForAll)\(\[[^\]]*(?=\])|`dealer-widgets:\w+:[^`]*)/g;

/**
 * Describes all kept data.
 * @param keys the keys of each widget, by the widget's name
 * @throws Error when a key has no such comment
 */
export async function keptThings(
  keys: ReadonlyArray<readonly [string, readonly string[]]>,
): Promise<Record<string, KeptThing>> {
  const files = globSync('{widgets,shared}/**/*.{ts,tsx}', { cwd: root });
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const found = sources.flatMap((source) => [...source.matchAll(DESCRIBED)]);
  const things = new Map(
    found.map(([, storage, until, what, call = '']) => [
      keyOf(call),
      // a match has every group of the pattern
      { storage, until, what, widgets: [] } as KeptThing,
    ]),
  );
  for (const [widget, all] of keys)
    for (const key of all) {
      const thing = things.get(key);
      if (!thing)
        throw new Error(
          `${widget} keeps ${key}, and nothing says how long. Write before the line that makes its key: // kept in sessionStorage until …: what, and why.`,
        );
      thing.widgets.push(widget);
    }
  return Object.fromEntries([...things].sort(([a], [b]) => (a < b ? -1 : 1)));
}
