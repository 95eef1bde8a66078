import { type RefObject, useEffect, useReducer } from 'react';

/**
 * After a refused submit, brings the focus to the first wrong field, in the order of the screen.
 * @param submitCount changes with every submit
 * @returns looks once more, for errors that come from the server
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, submitCount: number): () => void {
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submitCount, looks]);
  return lookAgain;
}
