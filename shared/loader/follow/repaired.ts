import { textAndAttributesOf } from './page-text.ts';
import type { Instance } from '../loader-state.ts';

/** What the page had written when a widget stopped. */
const stoppedOn = new WeakMap<Instance, string>();

/**
 * Whether the page has changed an element since its widget stopped. What was written in the same task is the widget's own message.
 * @param areSettingsNew whether the page settings have changed since
 */
export function isRepaired(instance: Instance, areSettingsNew: boolean): boolean {
  const before = stoppedOn.get(instance);
  const written = textAndAttributesOf(instance.element);
  stoppedOn.set(instance, written);
  return before !== undefined && (areSettingsNew || before !== written);
}

/** Forgets it: the widget runs. */
export const forgetStop = (instance: Instance): void => {
  stoppedOn.delete(instance);
};
