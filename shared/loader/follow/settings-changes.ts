import { documentMember, memberOf, settingsElements } from '../../page/index.ts';

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
 * @param isNew whether a settings element came with the page that is shown now; the last of these stays
 */
export function removeFormerSettings(isNew: (settings: Element) => boolean): void {
  const all = settingsElements();
  if (all.length < 2 || documentMember('readyState') === 'loading') return;
  const latest = all.findLast(isNew);
  if (latest) for (const each of all) if (each !== latest) memberOf(each, 'remove').call(each);
}
