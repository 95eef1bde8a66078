// chunk: ui
import { documentMember } from '../dom/native-dom.ts';

const addressNow = (): string | undefined => documentMember('URL').split('#')[0];

/** The last page that was shown without loading a document, as Turbo and wire:navigate do. */
let visit: { address: string | undefined; how: NavigationTimingType | undefined } | undefined;
let address = addressNow();
const note = (how?: NavigationTimingType): void => {
  address = addressNow();
  visit = { address, how };
};
addEventListener('popstate', () => note('back_forward'));
// where the browser tells of it; elsewhere a link is only noticed when it has led to another address
globalThis.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
  if (navigationType === 'push' && addressNow() !== address) note();
});

/** How the person has come to this page: `navigate`, `reload` or `back_forward`; `undefined` by a link that has loaded no document. */
export function arrival(): NavigationTimingType | undefined {
  const now = addressNow();
  if (visit?.address === now) return visit?.how;
  const [load] = performance.getEntriesByType('navigation');
  const isLoaded = !visit && load instanceof PerformanceNavigationTiming && load.name.split('#')[0] === now;
  if (isLoaded) return load.type;
  note();
  return undefined;
}
