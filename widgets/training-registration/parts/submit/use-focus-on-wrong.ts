import { type RefObject, useEffect, useReducer } from 'react';

/**
 * Focuses the first invalid field, in the order of the screen, after a refused submit.
 * @param submitCount changes with every submit
 * @returns looks again, for errors that come from the server
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, submitCount: number): () => void {
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, looks]);
  return lookAgain;
}
