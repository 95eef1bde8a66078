import { type RefObject, useLayoutEffect, useReducer } from 'react';

/**
 * Focuses the first invalid field, in the order of the screen, after a refused submit.
 * @param submitCount changes with every submit
 * @returns focuses it once more: call it after the server's errors were set
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, submitCount: number): () => void {
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'nearest' }); // focus() scrolls nothing when the field has the focus already
  }, [form, submitCount, attempt]);
  return again;
}
