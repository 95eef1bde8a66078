import { attributesOf, memberOf } from '../../page/index.ts';
import { STATE } from '../attributes.ts';
import type { Instance } from '../loader-state.ts';

/** What the page has written on an element, its text included, without what widgets write there: their state, and inputs of its form, which have no text. */
const textAndAttributesOf = (element: Element): string =>
  JSON.stringify([
    memberOf(element, 'textContent'),
    attributesOf(element).flatMap(({ name, value }) =>
      name.startsWith('data-') && name !== STATE ? [name, value] : [],
    ),
  ]);

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
