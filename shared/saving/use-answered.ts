// chunk: edit
import { useState } from 'react';

/**
 * A value that the page passes and the server updates: shows the last answer, until the page passes another value.
 * @param fromPage the property's current value
 * @returns the value to show, and a function that stores an answer
 */
export function useAnswered<Value>(fromPage: Value): [shown: Value, answered: (value: Value) => void] {
  const [shown, setShown] = useState({ fromPage, value: fromPage });
  const isNew = !Object.is(shown.fromPage, fromPage);
  if (isNew) setShown({ fromPage, value: fromPage });
  return [
    isNew ? fromPage : shown.value,
    // drop an answer that belongs to a former value of the page
    (value) => setShown((now) => (Object.is(now.fromPage, fromPage) ? { fromPage, value } : now)),
  ];
}

/**
 * A value that describes another one, such as the name of a mentor: an answer is shown only while it describes what is shown.
 * @param owner what the value describes, as it is shown now
 * @param fromPage the property's current value
 * @returns the value to show, and a function that stores an answer with what it describes
 */
export function useAnsweredOf<Owner, Value>(
  owner: Owner,
  fromPage: Value,
): [shown: Value, answered: (value: Value, owner: Owner) => void] {
  const [shown, answered] = useAnswered(fromPage);
  const [described, setDescribed] = useState<{ owner: Owner }>();
  return [
    described && !Object.is(described.owner, owner) ? fromPage : shown,
    (value, newOwner) => {
      answered(value);
      setDescribed({ owner: newOwner });
    },
  ];
}
