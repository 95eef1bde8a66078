import type { WakingEvent } from '../lib/widget-protocol.ts';

const CONTROLS = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex]:not([tabindex="-1"])';

const controlsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Repeats what the person did on the fallback: on the widget's control in the same place, or else on its first one.
 * @param frame the mounted widget
 * @param fallback the element whose own children were shown until now
 */
export function replayOn(frame: HTMLElement, fallback: HTMLElement, { type, key, target }: WakingEvent): void {
  const place = controlsIn(fallback).findIndex((each) => each.contains(target as Node | null));
  const controls = controlsIn(frame);
  const control = controls[place] ?? controls[0];
  control?.focus();
  if (type === 'click' || (type === 'keydown' && (key === 'Enter' || key === ' '))) control?.click();
}
