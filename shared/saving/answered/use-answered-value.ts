import { useMemo } from 'react';
import type * as v from 'valibot';
import { stored, text as anyText } from '../../lib/schema/index.ts';
import { useAnswered } from '../switch/index.ts';

/** {@link useAnswered} for a list or an object, which is compared by what it holds. */
export function useAnsweredValue<Value>(
  name: string,
  fromPage: Value,
  schema: v.GenericSchema<unknown, Value>,
  of?: string,
): [shown: Value, ask: () => (answer: Value) => void] {
  const [text, ask] = useAnswered(name, JSON.stringify(fromPage), anyText, of);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text is what decides; both others are made anew with each render
  const shown = useMemo(() => stored(text, schema) ?? fromPage, [text]);
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
