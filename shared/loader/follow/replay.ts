import { documentMember, matches, memberOf } from '../../page/index.ts';
import type { WakingEvent } from '../../lib/index.ts';

const CONTROLS = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';

const controlsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Replays the person's event on the control at the same position as in the fallback, else on the first. Dropped when they are elsewhere.
 * @param element the widget's; its own children are the fallback
 */
export function replay(element: HTMLElement, { type, target }: WakingEvent): void {
  const focused = documentMember('activeElement');
  if (focused && focused !== documentMember('body') && !matches(element, ':focus-within')) return;
  // what took a press just now has the focus where it wants it
  if (type === 'focus' && memberOf(element, 'shadowRoot')?.activeElement) return;
  // the target of an event in a page is a node or null
  const place = controlsIn(element).findIndex((each) => each.contains(target as Node | null));
  const controls = controlsIn(memberOf(element, 'shadowRoot') ?? element);
  const control = controls[place] ?? controls[0];
  control?.focus();
  if (type !== 'focus') control?.click();
}
