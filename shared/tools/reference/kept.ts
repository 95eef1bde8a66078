/** The data that widgets keep in the browser: `dist/kept-in-the-browser.md` and the reference list it. */
import { type KeptName, TABLE } from '../../memory/kept/index.ts';
import { WORDS } from './kept-words.ts';

// the type of the table has no other names
const NAMES = Object.keys(TABLE) as KeptName[];

export interface KeptThing {
  storage: 'localStorage' | 'sessionStorage';
  /** When it is removed. */
  until: string;
  /** What is kept, and why. */
  what: string;
  widgets: string[];
}

/** The documented form of a key: `dealer-widgets:quiz:<kind>:<assessment_id>[:<user_id>]`. */
const keyOf = (name: KeptName): string =>
  ['dealer-widgets', name, ...WORDS[name].parts.map((part) => `<${part}>`)].join(':') +
  (TABLE[name].forAll ? '' : '[:<user_id>]');

/**
 * Describes all kept data, by key.
 * @param used the keys that each widget's code uses (`keysIn`), by the widget's name
 * @throws Error when no widget uses a key of the table
 */
export function keptThings(used: ReadonlyArray<readonly [string, readonly string[]]>): Record<string, KeptThing> {
  const things = NAMES.map((name): [string, KeptThing] => {
    const key = keyOf(name);
    const widgets = used.filter(([, keys]) => keys.includes(key)).map(([widget]) => widget);
    if (widgets.length === 0)
      throw new Error(`No widget keeps "${name}". Remove it from shared/memory/kept/table.ts, or correct its name.`);
    const { until, what } = WORDS[name];
    return [key, { storage: TABLE[name].inBrowser ? 'localStorage' : 'sessionStorage', until, what, widgets }];
  });
  return Object.fromEntries(things.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The keys that a widget's code uses, from its calls of `kept("draft", …)`, and from texts.
 * @param text the code of the widget alone; every widget can note that something was saved
 * @param writes whether the widget saves something
 */
export function keysIn(text: string, writes: boolean): string[] {
  const calls = text.matchAll(/\bkept\d*\("([\w:-]+)"|`dealer-widgets:(\w+):\$/g);
  const names = new Set([...calls].map(([, name, word]) => name ?? word));
  if (!writes) names.delete('saved');
  return NAMES.filter((name) => names.has(name))
    .map(keyOf)
    .sort();
}
