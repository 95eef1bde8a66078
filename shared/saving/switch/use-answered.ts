import { useLayoutEffect, useState } from 'react';
import type * as v from 'valibot';
import { attributeOf, removeAttribute, setAttribute } from '../../page/index.ts';
import { stored } from '../../lib/schema/index.ts';
import { signatureOf, writtenOn } from '../../runtime/properties/index.ts';
import { useWidget } from '../../runtime/index.ts';

/** Counts values of the page and requests, so that each can tell which was first. */
let turn = 0;

/** One for each property that an element shows now. */
const listeners = new Set<(key: string, answer: unknown, asked: number) => void>();

/**
 * A value that the page passes and the server updates: shows the last answer, until the page passes another value. All elements of an item show it.
 *
 * The answer is also kept on the element, in `dw-answered-<name>`, with everything that the page had written there. Tables that show page by
 * page take rows out and put them back, and Turbo restores a copy when somebody goes back: what the page wrote is older than the answer then,
 * and a switch would be flipped the wrong way. For other properties, such as another item's, the kept answer does not count.
 * @param name the property
 * @param fromPage its current value
 * @param schema reads a kept answer
 * @param of tells several values of one item apart, such as the lists that are saved under one route
 * @returns the value to show, and a function to be called when the request is sent: it returns the function that takes (and returns) the answer,
 * a JSON value. What the page passes after the call is newer than the answer.
 */
export function useAnswered<Value>(
  name: string,
  fromPage: Value,
  schema: v.GenericSchema<unknown, Value>,
  of = '',
): [shown: Value, ask: () => (answer: Value) => Value] {
  const { element, item } = useWidget();
  const kept = `dw-answered-${name}`;
  const key = name + item + of;
  const [shown, setShown] = useState(() => {
    const text = attributeOf(element, kept);
    const written = text && signatureOf(writtenOn(element));
    const answer = written && text.endsWith(written) ? stored(text.slice(0, -written.length), schema) : undefined;
    return { fromPage, value: answer === undefined ? fromPage : answer, since: 0 };
  });
  let now = shown;
  if (!Object.is(shown.fromPage, fromPage)) setShown((now = { fromPage, value: fromPage, since: ++turn }));
  const { value } = now;
  const keep = (answer: Value, signature: string): void => {
    const text = JSON.stringify(answer) + signature;
    if (attributeOf(element, kept) !== text) setAttribute(element, kept, text);
  };
  // after every change of the page, because the answer is kept with all that the page wrote
  useLayoutEffect(() => {
    if (Object.is(value, fromPage)) removeAttribute(element, kept);
    else keep(value, signatureOf(writtenOn(element)));
    const listener = (answeredKey: string, answer: unknown, asked: number): void => {
      if (answeredKey === key)
        // an answer to a property is a value of its type
        setShown((last) => (last.since < asked ? { ...last, value: answer as Value, since: asked } : last));
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  });
  return [
    value,
    () => {
      const asked = ++turn;
      const written = signatureOf(writtenOn(element));
      return (answer) => {
        for (const each of listeners) each(key, answer, asked);
        // kept also when the element is out of the page now
        if (signatureOf(writtenOn(element)) === written) keep(answer, written);
        return answer;
      };
    },
  ];
}
