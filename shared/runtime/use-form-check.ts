// chunk: form
import { useEffectEvent, useLayoutEffect } from 'react';
import { attributeOf, closest, matches } from '../lib/dom/native-dom.ts';
import { useWidget } from './widget-context.ts';

/**
 * Lets a widget block submission of the surrounding form, as the browser's required inputs do: before the host's own listeners, and not on a
 * form with `novalidate`. All widgets of the form are checked, so that each shows its errors.
 * @param check shows the errors and returns whether the form may be submitted; it may move the focus only if its argument is true
 */
export function useFormCheck(check: (takeFocus: boolean) => boolean): void {
  const { element } = useWidget();
  const mayGo = useEffectEvent(check);
  // a layout effect runs before the widget reports ready, so that no submit is missed
  useLayoutEffect(() => {
    const submit = (event: SubmitEvent): void => {
      const form = closest(element, 'form');
      if (!form || event.target !== form || matches(element, 'fieldset:disabled *')) return;
      const { submitter } = event;
      const asIs =
        attributeOf(form, 'novalidate') !== null ||
        ((submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) && submitter.formNoValidate);
      if (asIs || mayGo(!event.defaultPrevented)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // in the capture phase on the window, to run before all listeners of the page
    addEventListener('submit', submit, true);
    return () => removeEventListener('submit', submit, true);
  }, [element]);
}
