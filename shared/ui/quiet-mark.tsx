import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { documentMember } from '../lib/native-dom.ts';
import css from './quiet-mark.css?inline';
import { useStyles } from './styles.ts';
import type { Texts } from './text.ts';
import { useUi } from './ui-context.ts';
import { useDismiss } from './use-dismiss.ts';
import { usePlaceBeside } from './use-place-beside.ts';

/** Why a request failed, as far as it concerns the person. Any error will do. */
export interface Failure {
  /** What this failure says itself, instead of the control's own words, and the word of its button that loads the page again. */
  readonly told?: Texts<{ text: string; reload: string }> | undefined;
  readonly kind?: string;
}

interface QuietMarkProps {
  /** What to say; empty: nothing has failed. */
  text: string;
  failure?: Failure | undefined;
  /** Loads the page again, for failures that offer it. */
  onReload?: (() => unknown) | undefined;
  /** Shown while a request takes long (W7), such as "Still working…". */
  waiting?: string | undefined;
  /** For the control's `aria-describedby`. */
  id?: string;
}

/** So much room a sentence needs to stand in the page, px. */
const SENTENCE_PX = 240;
const PANEL = { width: 280, height: 140 };

/**
 * A small sign beside a control whose request failed (W6); a tap shows its words. An ended session has to be seen (W4): its sentence stands
 * in the page where there is room, else it opens once by itself.
 */
export function QuietMark({ text, failure, onReload, waiting = '', id }: QuietMarkProps): ReactNode {
  useStyles(css);
  const { locale } = useUi();
  const box = useRef<HTMLSpanElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<'sign' | 'open' | 'sentence'>('sign');
  const isOpen = shown === 'open';
  const told = failure?.told?.[locale];
  const words = text && (told?.text ?? text);
  const mustBeSeen = words !== '' && failure?.kind === 'session-ended';
  useLayoutEffect(() => {
    const room = (box.current?.closest('.dw') ?? documentMember('body')).clientWidth;
    setShown(!mustBeSeen ? 'sign' : room < SENTENCE_PX ? 'open' : 'sentence');
  }, [mustBeSeen, failure]);
  const close = (): void => setShown('sign');
  usePlaceBeside(panel, sign, isOpen, PANEL);
  useDismiss(box, isOpen, close);
  useCloseOnEscape(isOpen, close);

  const reload = told && onReload && (
    <button type="button" className="ui-quiet-reload" onClick={() => onReload()}>
      {told.reload}
    </button>
  );
  const state = words === '' ? (waiting ? 'waiting' : 'idle') : shown === 'sentence' ? 'sentence' : 'sign';
  return (
    <span ref={box} className="ui-quiet-mark" data-state={state}>
      <span id={id} className="ui-quiet-words" role="status">
        {words || waiting}
      </span>
      {state === 'sentence' && reload}
      {state === 'sign' && (
        <>
          <button
            ref={sign}
            type="button"
            className="ui-quiet-sign"
            aria-label={words}
            title={words}
            aria-expanded={isOpen}
            onClick={() => setShown(isOpen ? 'sign' : 'open')}
          />
          {isOpen && (
            <span ref={panel} className="ui-quiet-panel">
              <span>{words}</span>
              {reload}
            </span>
          )}
        </>
      )}
    </span>
  );
}

/** Wherever the focus is: the panel opens by itself. What the key would close besides, such as a dialog around it, stays. */
function useCloseOnEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [isOpen]);
}
