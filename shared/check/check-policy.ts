/** What `DealerWidgets.check()` finds out about the page's Content-Security-Policy and its import map. */
import { type CheckRow, HASH_LETTERS } from '../lib/index.ts';
import type { CheckHelpers, Violation } from '../loader/index.ts';

/** How long to wait for the browser's list. It comes in a task of its own, and not at all when it is empty. */
const VIOLATIONS_MS = 200;

/** What the page's policy has blocked so far, also before the loader ran. Empty in browsers that keep no such list (Firefox before 149). */
export function earlierViolations(): Promise<Violation[]> {
  if (!('ReportingObserver' in globalThis)) return Promise.resolve([]);
  return new Promise((resolve) => {
    const observer = new ReportingObserver(
      (reports) => {
        // only reports of this type were asked for; they have `blockedURL` where the event has `blockedURI`
        const bodies = reports.map(({ body }) => body as unknown as Violation & { blockedURL: string });
        resolve(bodies.map(copyOf));
        observer.disconnect();
      },
      { types: ['csp-violation'], buffered: true },
    );
    observer.observe();
    setTimeout(() => resolve([]), VIOLATIONS_MS);
  });
}

/** The body of a report has its fields on its prototype. */
const copyOf = (body: Violation & { blockedURL: string }): Violation => ({
  blockedURI: body.blockedURL,
  sourceFile: body.sourceFile,
  effectiveDirective: body.effectiveDirective,
  disposition: body.disposition,
  sample: body.sample,
  originalPolicy: body.originalPolicy,
});

/**
 * Finds files that run although nothing checks them: the policy refuses the import map, or the map leaves out a widget.
 * @param home the folder from which this build is served
 * @param chunksOf the chunks of each widget on the page, by its name
 */
export async function importMapRows(
  home: string,
  chunksOf: ReadonlyMap<string, readonly string[]>,
  violations: readonly Violation[],
  { importMaps, integrityIn, hashOf }: CheckHelpers['maps'],
): Promise<CheckRow[]> {
  const rows: CheckRow[] = [];
  const checked = new Set<string>();
  for (const element of importMaps()) {
    const ours = [...integrityIn(element.textContent).keys()].filter((address) => address.startsWith(home));
    if (ours.length === 0) continue;
    for (const address of ours) checked.add(address);
    const hash = await hashOf(new TextEncoder().encode(element.textContent));
    const refusal = violations.find((each) => isRefused(each, element, hash));
    if (refusal)
      rows.push({
        where: 'the policy',
        wrong: `The page's Content-Security-Policy (${refusal.effectiveDirective}) refuses the page's import map, so no file is checked against its hash. Add ${hash ? `'${hash}'` : 'its hash'} to script-src; the helper makes it from the same names as the head (guide "Policies").`,
        element,
      });
  }
  if (checked.size === 0) return rows;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name.replace(/\?.*/, ''));
  for (const [name, chunks] of chunksOf) {
    const isOf = (address: string): boolean =>
      chunks.some((chunk) => {
        const beginning = `${home}chunks/${chunk}-`;
        return address.startsWith(beginning) && address.length === beginning.length + HASH_LETTERS + '.js'.length;
      });
    const missing = new Set(loaded.filter((address) => isOf(address) && !checked.has(address)));
    if (missing.size > 0)
      rows.push({
        where: 'the import map',
        wrong: `"${name}" runs unchecked, because the map has no hash of ${[...missing].map((address) => address.split('/').at(-1)).join(', ')}. Name the widget where the head is made, and where the hash for script-src is made.`,
      });
  }
  return rows;
}

/** Whether a blocked inline script was this map: reports do not name the element, but hold the policy. */
function isRefused(
  { blockedURI, effectiveDirective, disposition, originalPolicy }: Violation,
  { nonce }: HTMLScriptElement,
  hash: string | undefined,
): boolean {
  const isAllowed = (hash && originalPolicy.includes(hash)) || (nonce && originalPolicy.includes(`'nonce-${nonce}'`));
  return (
    blockedURI === 'inline' && disposition === 'enforce' && effectiveDirective.startsWith('script-src') && !isAllowed
  );
}
