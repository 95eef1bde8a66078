import { queryAll, queryPage, rootOf } from '../../page/index.ts';

export const WHERE = 'Check data-copy or the argument of DealerWidgets.copy().';

/**
 * Looks around the button first, which may be in a shadow root of the page, then in the document.
 * @throws Error when nothing matches
 */
export function copiedElement(selector: string, button?: Element): Element {
  const root = button && rootOf(button);
  const shown = JSON.stringify(selector);
  try {
    const near = root instanceof ShadowRoot ? queryAll(root, selector) : [];
    const [found] = [...near, ...queryPage(selector)];
    if (found) return found;
  } catch (cause) {
    throw new Error(`nothing was copied, because ${shown} is not a CSS selector. ${WHERE}`, { cause });
  }
  throw new Error(`nothing was copied, because no element matches ${shown}. ${WHERE}`);
}
