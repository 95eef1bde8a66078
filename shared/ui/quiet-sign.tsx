// chunk: ui
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { documentMember } from '../lib/native-dom.ts';
import type { Failure } from './quiet-mark.tsx';
import css from './quiet-sign.css?inline';
import { useStyles } from './styles.ts';
import { useDismiss } from './use-dismiss.ts';
import { usePlaceBeside } from './use-place-beside.ts';

interface QuietSignProps {
  /** The mark it belongs to. */
  box: RefObject<HTMLElement | null>;
  words: string;
  failure: Failure | undefined;
  /** The word of the button that loads the page again, when the failure offers it. */
  reload: string | undefined;
  onReload: (() => unknown) | undefined;
  shown: 'sign' | 'open' | 'sentence';
  onShow: (shown: QuietSignProps['shown']) => void;
}

/** So much room a sentence needs to stand in the page, px. */
const SENTENCE_PX = 240;
const PANEL = { width: 280, height: 140 };

/**
 * What the eye sees of a quiet mark; a tap shows its words. An ended session has to be seen (W4): its sentence stands
 * in the page where there is room, else it opens once by itself.
 */
export function QuietSign({ box, words, failure, reload, onReload, shown, onShow }: QuietSignProps): ReactNode {
  useStyles(css);
  const sign = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const isOpen = shown === 'open';
  const mustBeSeen = failure?.kind === 'session-ended';
  useLayoutEffect(() => {
    const room = (box.current?.closest('.dw') ?? documentMember('body')).clientWidth;
    onShow(!mustBeSeen ? 'sign' : room < SENTENCE_PX ? 'open' : 'sentence');
  }, [box, mustBeSeen, failure, onShow]);
  const close = (): void => onShow('sign');
  usePlaceBeside(panel, sign, isOpen, PANEL);
  useDismiss(box, isOpen, close);
  useCloseOnEscape(isOpen, close);

  const button = reload && onReload && (
    <button type="button" className="ui-quiet-reload" onClick={() => onReload()}>
      {reload}
    </button>
  );
  if (shown === 'sentence') return button;
  return (
    <>
      <button
        ref={sign}
        type="button"
        className="ui-quiet-sign"
        aria-label={words}
        title={words}
        aria-expanded={isOpen}
        onClick={() => onShow(isOpen ? 'sign' : 'open')}
      />
      {isOpen && (
        <span ref={panel} className="ui-quiet-panel">
          <span>{words}</span>
          {button}
        </span>
      )}
    </>
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
