import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetInTab, keepInTab, readInTab } from '../../page/visits/index.ts';

interface KeptDraft {
  /** Stores a text at once, for example before it is sent. */
  keep: (text: string) => void;
  /** Removes the text: call it when it is saved or discarded. It is not stored again unless it is changed. */
  drop: () => void;
}

/** The copy of each draft in which was typed last. */
const typedLast = new Map<string, object>();

/**
 * Stores an unsaved text when it would be lost: when the person leaves the page or puts the browser away, which a phone may end then, and when
 * a script of the page removes the element or makes it another item. Another copy of the same editor may have stored a text of its own: it is
 * neither overwritten nor removed by a copy in which nothing was typed, and of two texts the one that was typed last is stored.
 * @param ofFirst the key of the person who was there when it began: a visit of Turbo brings the settings of the next page before its body
 * @param read the text now; `undefined` while nothing is unsaved. At first it is the text that an earlier visit left, if any
 */
export function useKeptDraft(ofFirst: string, read: () => string | undefined): KeptDraft {
  const [key] = useState(ofFirst);
  const [first] = useState(read);
  /** The text that this copy began with, or has stored or removed last. */
  const known = useRef(first);
  const keep = (text: string): void => {
    known.current = text;
    keepInTab(key, text);
  };
  const drop = (): void => {
    if (readInTab(key) === known.current) forgetInTab(key);
    known.current = read();
  };
  /** The text at the last rendering. A form whose fields keep their own values is not rendered when something is typed. */
  const seen = useRef(first);
  useEffect(() => {
    const text = read();
    if (known.current !== undefined && text === undefined) drop();
    if (text === seen.current) return;
    seen.current = text;
    if (text === undefined) typedLast.delete(key);
    else typedLast.set(key, known);
  });
  const onLeave = useEffectEvent(() => {
    const text = read();
    const isNewest = text !== seen.current || (typedLast.get(key) ?? known) === known;
    if (text !== undefined && text !== known.current && isNewest) keep(text);
  });
  useEffect(() => {
    const leave = (): void => onLeave();
    const types = ['pagehide', 'visibilitychange'];
    for (const type of types) addEventListener(type, leave);
    return () => {
      for (const type of types) removeEventListener(type, leave);
      leave();
    };
  }, []);
  return { keep, drop };
}
