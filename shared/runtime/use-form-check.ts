// chunk: form
import { attributeOf, matches } from '../lib/dom/native-dom.ts';
import { useFormEvent } from './use-form-event.ts';
import { useWidget } from './widget-context.ts';

/**
 * Lets a widget block submission of the surrounding form, as the browser's required inputs do: before the host's own listeners, and not on a
 * form with `novalidate`. All widgets of the form are checked, so that each shows its errors.
 * @param check shows the errors and returns whether the form may be submitted; it may move the focus only if its argument is true
 */
export function useFormCheck(check: (takeFocus: boolean) => boolean): void {
  const { element } = useWidget();
  const submit = (event: Event, form: HTMLFormElement): void => {
    if (matches(element, 'fieldset:disabled *')) return;
    const submitter = event instanceof SubmitEvent && event.submitter;
    const asIs =
      attributeOf(form, 'novalidate') !== null ||
      ((submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) && submitter.formNoValidate);
    if (asIs || check(!event.defaultPrevented)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  useFormEvent('submit', submit);
}
