// chunk: core
import { useLayoutEffect, useState } from 'react';
import { attributeOf, removeAttribute, setAttribute } from '../lib/dom/native-dom.ts';
import { signatureOf, writtenOn } from '../runtime/read-properties.ts';
import { useWidget } from '../runtime/widget-context.ts';

/**
 * A value that the page passes and the server updates: shows the last answer, until the page passes another value.
 *
 * The answer is also kept on the element, in `dw-answered-<name>`, with everything that the page had written there. Tables that show page by
 * page take rows out and put them back, and Turbo restores a copy when somebody goes back: what the page wrote is older than the answer then,
 * and a switch would be flipped the wrong way. For other properties, such as another item's, the kept answer does not count.
 * @param name the property
 * @param fromPage its current value
 * @returns the value to show, and a function that stores an answer; answers are JSON values
 */
export function useAnswered<Value>(name: string, fromPage: Value): [shown: Value, answered: (value: Value) => void] {
  const { element } = useWidget();
  const kept = `dw-answered-${name}`;
  const [shown, setShown] = useState(() => {
    const text = attributeOf(element, kept);
    const written = text && signatureOf(writtenOn(element));
    // written below, from a value of this type
    const value = written && text.endsWith(written) ? (JSON.parse(text.slice(0, -written.length)) as Value) : fromPage;
    return { fromPage, value };
  });
  const isNew = !Object.is(shown.fromPage, fromPage);
  if (isNew) setShown({ fromPage, value: fromPage });
  const value = isNew ? fromPage : shown.value;
  // after every change of the page, because the answer is kept with all that the page wrote
  useLayoutEffect(() => {
    if (Object.is(value, fromPage)) return removeAttribute(element, kept);
    const text = JSON.stringify(value) + signatureOf(writtenOn(element));
    if (attributeOf(element, kept) !== text) setAttribute(element, kept, text);
  });
  return [
    value,
    // drop an answer that belongs to a former value of the page
    (next) => setShown((now) => (Object.is(now.fromPage, fromPage) ? { fromPage, value: next } : now)),
  ];
}
