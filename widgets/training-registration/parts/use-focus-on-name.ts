import { type RefObject, useEffect } from 'react';
import { focusedElement } from '../../../shared/lib/composed-tree.ts';

/** After "Logout" or "Bukan saya", which are gone then, the focus goes on to the first field of the visitor. */
export function useFocusOnName(form: RefObject<HTMLElement | null>, isVisitor: boolean): void {
  useEffect(() => {
    if (isVisitor && focusedElement() === null)
      form.current?.querySelector<HTMLElement>('[data-field="name"]')?.focus();
  }, [form, isVisitor]);
}
