import { PageError, logWarning } from '../../page/index.ts';

/** The folder from which this build is served. */
const HOME = import.meta.url.replace(/[^/]*\/[^/]*$/, '');

/** Requests of ours that the page's Content-Security-Policy has blocked, by address or by the browser's keyword such as `inline`. */
const refused = new Map<string, string>();

/** The error sentence for an address that the policy has blocked; `undefined` if it has not. */
export const refusalOf = (address: string): string | undefined => refused.get(address);

/** Something that a Content-Security-Policy has blocked, with the names of `SecurityPolicyViolationEvent`. */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'blockedURI' | 'sourceFile' | 'effectiveDirective' | 'disposition' | 'sample' | 'originalPolicy'
>;

/**
 * The sentences of all blocked requests, by address.
 * @param earlier what the browser has blocked before we listened
 */
export function refusals(earlier: readonly Violation[] = []): ReadonlyMap<string, string> {
  earlier.forEach(record);
  return refused;
}

/** Logs each of our addresses that the Content-Security-Policy blocks, once; those of other scripts are ignored. */
export const watchRefusals = (): void => addEventListener('securitypolicyviolation', record);

function record({ blockedURI, sourceFile, effectiveDirective, disposition, sample }: Violation): void {
  const isOurs = blockedURI.startsWith(HOME) || sourceFile?.startsWith(HOME);
  if (!isOurs || disposition === 'report' || refused.has(blockedURI)) return;
  const what = blockedURI.startsWith('trusted-types') ? 'the Trusted Types policy "dealer-widgets"' : blockedURI;
  const sentence = `The page's Content-Security-Policy (${effectiveDirective}) refuses ${what || sample}. Allow it there; the guide "Policies" has the policy that is enough.`;
  refused.set(blockedURI, sentence);
  logWarning(new PageError('policy', sentence, { at: effectiveDirective }));
}
