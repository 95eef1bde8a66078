import { pageAddress } from '../index.ts';

/** The last page that was shown without loading a document, as Turbo and wire:navigate do. */
let visit: { address: string | undefined; how: NavigationTimingType | undefined } | undefined;
/** Of the page that is shown; unknown before `arrival` is called first. */
let address: string | undefined;

function note(how?: NavigationTimingType): void {
  address = pageAddress();
  visit = { address, how };
}

function followVisits(): void {
  const { navigation } = globalThis;
  if (address === undefined) {
    address = pageAddress();
    if (navigation)
      navigation.addEventListener('currententrychange', ({ navigationType }) => {
        if (navigationType !== 'replace' && pageAddress() !== address)
          note(navigationType === 'traverse' ? 'back_forward' : undefined);
      });
    // a link within the page has no state; limit: one back to the last address that was asked for is not noticed
    else
      addEventListener('popstate', ({ state }) => {
        if (state !== null || pageAddress() !== address) note('back_forward');
      });
  }
  if (!navigation && pageAddress() !== address) note();
}

/** How the person has come to this page: `navigate`, `reload` or `back_forward`; `undefined` by a link that has loaded no document. */
export function arrival(): NavigationTimingType | undefined {
  followVisits();
  const now = pageAddress();
  if (visit?.address === now) return visit?.how;
  const [load] = performance.getEntriesByType('navigation');
  const isOfThisPage = load instanceof PerformanceNavigationTiming && load.name.split('#')[0] === now;
  return isOfThisPage ? load.type : undefined;
}
