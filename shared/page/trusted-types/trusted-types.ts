import { createElement } from '../index.ts';

/** Set by shared/tools/patches/patches.ts: a JSON list of the bundled libraries' fixed templates. */
declare const __TEMPLATES__: string;

/** Missing in TypeScript's types of the page. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string };
}

const templates = new Set<string>(JSON.parse(__TEMPLATES__));

/** Escapes a text as HTML, except characters that `asText` of shared/ui/popups/sweetalert has already escaped as `&#60;`. */
const escaped = (text: string): string => text.replace(/<|&(?!#\d+;)/g, (character) => `&#${character.charCodeAt(0)};`);

const fixed = (html: string): string => (templates.has(html) ? html : escaped(html));

let policy: ReturnType<PolicyFactory['createPolicy']> | null | undefined;

function policyOnce(): typeof policy {
  if (policy !== undefined) return policy;
  // missing in TypeScript's types of the page
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return (policy = trustedTypes?.createPolicy('dealer-widgets', { createHTML: fixed }) ?? null);
  } catch {
    return (policy = null); // the page's CSP does not list the name, or an element with this id hides the global
  }
}

/**
 * The elements of a bundled library's fixed template; any other text stays text, so this cannot be misused. Where policies are
 * unknown or the name `dealer-widgets` is not allowed, the browser gets the plain string.
 * @param html the text that the library would have parsed
 */
export function fixedElements(html: string): DocumentFragment {
  const template = createElement('template');
  template.innerHTML = policyOnce()?.createHTML(html) ?? fixed(html);
  return template.content;
}
