import { containsNode, documentMember, memberOf, settingsElements } from '../page/index.ts';

let settings: string | undefined;

/** Reads the page settings again, and says whether they have changed. */
export function settingsChanged(): boolean {
  const before = settings;
  settings = settingsElements()[0]?.textContent ?? '{}';
  return settings !== before;
}

/**
 * Takes the settings of the former page away, which Turbo and Livewire's `wire:navigate` leave first in the `<head>`. While the page is parsed,
 * the first of two counts.
 */
export function removeFormerSettings(records: MutationRecord[]): void {
  const all = settingsElements();
  if (all.length < 2 || documentMember('readyState') === 'loading') return;
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  const latest = all.findLast((each) => added.some((node) => containsNode(node, each)));
  if (latest) for (const each of all) if (each !== latest) memberOf(each, 'remove').call(each);
}
