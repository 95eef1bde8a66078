import { type RefObject, useEffect } from 'react';

/** After "Logout" or "Bukan saya", which are gone then, the focus goes on to the first field of the visitor. */
export function useFocusOnName(form: RefObject<HTMLElement | null>, isVisitor: boolean): void {
  useEffect(() => {
    const root = form.current?.getRootNode();
    const isLost = root instanceof ShadowRoot && root.activeElement === null;
    if (isVisitor && isLost) form.current?.querySelector<HTMLElement>('[data-field="name"]')?.focus();
  }, [form, isVisitor]);
}
