// chunk: edit
import { useState } from 'react';
import { useAnswered } from './use-answered.ts';

/**
 * A value that describes another one, such as the name of a mentor: an answer is shown only while it describes what is shown.
 * @param owner what the value describes, as it is shown now
 * @param name the property
 * @param fromPage its current value
 * @returns the value to show, and a function that stores an answer with what it describes
 */
export function useAnsweredOf<Owner, Value>(
  owner: Owner,
  name: string,
  fromPage: Value,
): [shown: Value, answered: (value: Value, owner: Owner) => void] {
  const [shown, answered] = useAnswered(name, fromPage);
  const [described, setDescribed] = useState<{ owner: Owner }>();
  return [
    described && !Object.is(described.owner, owner) ? fromPage : shown,
    (value, newOwner) => {
      answered(value);
      setDescribed({ owner: newOwner });
    },
  ];
}
