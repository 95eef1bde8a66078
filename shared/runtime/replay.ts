import type { WakingEvent } from '../lib/page/widget-protocol.ts';

const CONTROLS = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';

const controlsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Replays the person's event on the mounted widget: on the control at the same position as the one in the fallback, else on the first.
 * @param frame the mounted widget
 * @param fallback the element whose own children were visible before
 */
export function replayOn(frame: HTMLElement, fallback: HTMLElement, { type, key, target }: WakingEvent): void {
  // the target of an event in a page is a node or null
  const place = controlsIn(fallback).findIndex((each) => each.contains(target as Node | null));
  const controls = controlsIn(frame);
  const control = controls[place] ?? controls[0];
  control?.focus();
  if (type === 'click' || (type === 'keydown' && (key === 'Enter' || key === ' '))) control?.click();
}
