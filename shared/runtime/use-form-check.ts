// chunk: form
import { useLayoutEffect, useRef } from 'react';
import { attributeOf, closest, matches } from '../lib/native-dom.ts';
import { useWidget } from './widget-context.ts';

/**
 * Lets a widget hold back the form around it, as the browser's own required inputs do: not with `novalidate`, and before the host's
 * own listeners. All widgets of a form are asked, so that each shows what is wrong.
 * @param check shows what is wrong and returns whether the form may go; it takes the focus only when told to
 */
export function useFormCheck(check: (takeFocus: boolean) => boolean): void {
  const { element } = useWidget();
  const latest = useRef(check);
  useLayoutEffect(() => {
    latest.current = check;
  });
  // before the widget says it is ready: no form may slip through
  useLayoutEffect(() => {
    const submit = (event: SubmitEvent): void => {
      const form = closest(element, 'form');
      if (!form || event.target !== form || matches(element, 'fieldset:disabled *')) return;
      const { submitter } = event;
      const asIs =
        attributeOf(form, 'novalidate') !== null ||
        ((submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) && submitter.formNoValidate);
      if (asIs || latest.current(!event.defaultPrevented)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // the window hears it before anyone on the page
    addEventListener('submit', submit, true);
    return () => removeEventListener('submit', submit, true);
  }, [element]);
}
