// chunk: ui
import { useMemo } from 'react';
import { useAnswered } from './use-answered.ts';

/** {@link useAnswered} for a list or an object, which is compared by what it holds. */
export function useAnsweredValue<Value>(
  name: string,
  fromPage: Value,
  of?: string,
): [shown: Value, ask: () => (answer: Value) => void] {
  const [text, ask] = useAnswered(name, JSON.stringify(fromPage), of);
  // the text was made of a value of this type, here or below
  const shown = useMemo(() => JSON.parse(text) as Value, [text]);
  return [
    shown,
    () => {
      const answered = ask();
      return (answer) => {
        answered(JSON.stringify(answer));
      };
    },
  ];
}
