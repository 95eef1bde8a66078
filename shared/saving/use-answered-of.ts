import type * as v from 'valibot';
import { nullable } from '../lib/schema/index.ts';
import { useAnswered } from './switch/index.ts';

/**
 * A value that describes another one, such as the name of a mentor: an answer is shown only while it describes what is shown.
 * @param owner what the value describes, as it is shown now
 * @param name the property
 * @param fromPage its current value
 * @param schemas read a kept answer, and what it describes
 * @returns the value to show, and a function as of `useAnswered`, whose answer comes with what it describes
 */
export function useAnsweredOf<Owner, Value>(
  owner: Owner,
  name: string,
  fromPage: Value,
  schemas: { value: v.GenericSchema<unknown, Value>; owner: v.GenericSchema<unknown, Owner> },
): [shown: Value, ask: () => (answer: Value, owner: Owner) => void] {
  const [shown, ask] = useAnswered(name, fromPage, schemas.value);
  const [described, askOwner] = useAnswered<Owner | null>(`${name}-of`, null, nullable(schemas.owner)); // the page says no other
  return [
    described !== null && !Object.is(described, owner) ? fromPage : shown,
    () => {
      const answered = ask();
      const answeredOwner = askOwner();
      return (answer, newOwner) => {
        answered(answer);
        answeredOwner(newOwner);
      };
    },
  ];
}
