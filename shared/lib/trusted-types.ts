/** What TypeScript's own types of the page do not know yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | null | undefined;

/**
 * Lets a fixed template of a bundled library pass under `require-trusted-types-for 'script'`. Only the patched places of
 * `shared/build/trusted-types.mjs` call it; nothing that came from the page or the server ever goes through here.
 * The policy is made once; where the browser knows none, or the page does not allow its name, the text stays a text.
 */
export function trustedHtml(html: string): string {
  if (policy === undefined) {
    const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
    try {
      policy = trustedTypes?.createPolicy('dealer-widgets', { createHTML: (text) => text }) ?? null;
    } catch {
      policy = null; // the page's CSP does not list the name
    }
  }
  return policy ? policy.createHTML(html) : html;
}
