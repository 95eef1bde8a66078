import { type Kept, openEntry } from './entries.ts';
import type { Rule } from './rule.ts';
import { keptForAll, keptUnder } from './kept-under.ts';

const rules = <Name extends string>(all: Record<Name, Rule>): Record<Name, Rule> => all;

/** Everything that is kept in the browser. */
export const TABLE = rules({
  saved: { forAll: true },
  form: { ofElement: true },
  draft: { always: true },
  choice: {},
  receipt: { always: true },
  place: { inBrowser: true, always: true, stays: true },
  'broadcast-template': {},
  'report-table': {},
  quiz: { inBrowser: true, always: true, stays: true },
  'quiz:sent': {},
  'dealer-sop': { inBrowser: true, always: true, stays: true },
  'training-registration:draft': { always: true, forAll: true },
  'training-registration:registered': { always: true, forAll: true },
  'payment:last-order': { always: true, forAll: true, stays: true },
});

export type KeptName = keyof typeof TABLE;

/**
 * Names a field of the table.
 * @param parts what identifies the item, as `WORDS` of shared/tools/reference/kept-words.ts lists them
 * @param user_id the user id from the element; default is the page setting `user_id` (D18)
 */
export function kept(name: KeptName, parts: readonly string[], user_id?: string | null): Kept {
  const rule: Rule = TABLE[name];
  const all = [...name.split(':'), ...parts];
  return {
    rule,
    where: rule.inBrowser ? 'browser' : 'tab',
    key: rule.forAll ? keptForAll(all) : keptUnder(all, user_id),
    open: openEntry,
  };
}
