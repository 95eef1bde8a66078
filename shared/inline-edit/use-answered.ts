// chunk: edit
import { useState } from 'react';

/**
 * What the server last said: the page's value until an answer comes, then the answer's. When the page itself says something new, that counts.
 * @param fromPage the property as the page has it
 */
export function useAnswered<Value>(fromPage: Value): [shown: Value, answered: (value: Value) => void] {
  const [answer, setAnswer] = useState<{ value: Value; to: Value }>();
  return [
    answer && Object.is(answer.to, fromPage) ? answer.value : fromPage,
    (value) => setAnswer({ value, to: fromPage }),
  ];
}
