// chunk: core
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lateImport } from '../lib/late-import.ts';
import css from './quiet-mark.css?inline';
import type { QuietSign } from './quiet-sign.tsx';
import { useStyles } from './styles.ts';
import type { Texts } from './text.ts';
import { useUi } from './ui-context.ts';

const quietSign = lateImport(() => import('./quiet-sign.tsx'));

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

/**
 * Beside a control whose request failed (W6): its words for screen readers, and a small sign that shows them to the eye. The sign's code comes when there is
 * something to say; without it the sentence stands in the page.
 */
export function QuietMark({ text, failure, onReload, waiting = '', id }: QuietMarkProps): ReactNode {
  useStyles(css);
  const { locale } = useUi();
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<'sign' | 'open' | 'sentence'>('sign');
  const [Sign, setSign] = useState<typeof QuietSign>();
  const told = failure?.told?.[locale];
  const words = text && (told?.text ?? text);
  const isTold = words !== '';
  const inThePage = shown === 'sentence' || (!Sign && failure?.kind === 'session-ended'); // which has to be seen (W4)
  useEffect(() => {
    if (isTold)
      quietSign().then(
        (module) => setSign(() => module.QuietSign),
        () => setShown('sentence'),
      );
  }, [isTold]);
  return (
    <span
      ref={box}
      className="ui-quiet-mark"
      data-state={isTold ? (inThePage ? 'sentence' : 'sign') : waiting ? 'waiting' : 'idle'}
    >
      <span id={id} className="ui-quiet-words" role="status">
        {words || waiting}
      </span>
      {isTold && Sign && (
        <Sign box={box} words={words} failure={failure} reload={told?.reload} onReload={onReload} shown={shown} onShow={setShown} />
      )}
    </span>
  );
}
