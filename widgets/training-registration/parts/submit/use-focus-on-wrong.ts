import { type RefObject, useLayoutEffect, useReducer } from 'react';

/**
 * Focuses the first invalid field, in the order of the screen, after a refused submit.
 * @param submitCount changes with every submit
 * @returns focuses it once more: call it after the server's errors were set
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, submitCount: number): () => void {
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, attempt]);
  return again;
}
