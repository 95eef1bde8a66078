// chunk: ui
import { documentMember } from '../dom/native-dom.ts';

/**
 * How the browser has come to this page: `navigate`, `reload` or `back_forward`. It tells how the document was loaded; `undefined` when a link
 * has led to another address since without loading one (Turbo, wire:navigate). Where such links have led to the first address again, it is still the first answer.
 */
export function arrival(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return undefined;
  const isOfThisPage = navigation.name.split('#')[0] === documentMember('URL').split('#')[0];
  return isOfThisPage ? navigation.type : undefined;
}
