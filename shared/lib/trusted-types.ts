import { documentMember } from './native-dom.ts';

/** Baked in by shared/build/trusted-types.ts: the fixed templates of the bundled libraries as a JSON list, and nothing else. */
declare const __TEMPLATES__: string;

/** What TypeScript's own types of the page do not know yet. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string };
}

const templates = new Set<string>(JSON.parse(__TEMPLATES__));

/** Text as HTML that is nothing but text. What `asText` of shared/dialogs/fire.ts wrote as `&#60;` stays that. */
const asText = (text: string): string => text.replace(/<|&(?!#\d+;)/g, (sign) => `&#${sign.charCodeAt(0)};`);

const fixed = (html: string): string => (templates.has(html) ? html : asText(html));

let policy: ReturnType<PolicyFactory['createPolicy']> | null | undefined;

function policyOnce(): typeof policy {
  if (policy !== undefined) return policy;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return (policy = trustedTypes?.createPolicy('dealer-widgets', { createHTML: fixed }) ?? null);
  } catch {
    return (policy = null); // the page's CSP does not list the name, or an element of that id stands in its place
  }
}

/**
 * The elements of a fixed template of a bundled library. Any other text stays text, whatever it contains, so nobody can make elements with
 * this; neither the policy nor what it returns ever leaves this file. Only the patched places of shared/build/trusted-types.ts call it.
 * Where the browser knows no policies, or the page does not allow the name `dealer-widgets`, the browser is given the text itself.
 */
export function fixedElements(html: string): DocumentFragment {
  const template = documentMember('createElement').call(document, 'template') as HTMLTemplateElement;
  template.innerHTML = policyOnce()?.createHTML(html) ?? fixed(html);
  return template.content;
}
