// chunk: core
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lateImport } from '../../lib/loading/late-import.ts';
import css from './quiet-mark.css?inline';
import type { Failure } from './failure.ts';
import type { FailureToggletip } from './failure-toggletip.tsx';
import { useStyles } from '../styles.ts';
import { useUi } from '../ui-context.ts';

const toggletip = lateImport(() => import('./failure-toggletip.tsx'));

interface QuietMarkProps {
  /** What failed; empty if nothing has. */
  text: string;
  failure?: Failure | undefined;
  /** Shown while a request takes long (W7), such as "Still working…". */
  waiting?: string | undefined;
  /** For the control's `aria-describedby`. */
  id?: string;
}

/**
 * The mark beside a control whose request failed (W6): the sentence for screen readers, and a toggletip that shows it (failure-toggletip.tsx). The
 * toggletip's code is loaded after the first failure; if that is not possible, the sentence itself becomes visible.
 */
export function QuietMark({ text, failure, waiting = '', id }: QuietMarkProps): ReactNode {
  useStyles(css, 'ui');
  const { locale } = useUi();
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<'icon' | 'open' | 'sentence'>('icon');
  const [Toggletip, setToggletip] = useState<typeof FailureToggletip>();
  const own = failure?.texts?.[locale];
  const words = text && (own?.text ?? text);
  const hasFailed = words !== '';
  const inThePage = shown === 'sentence' || (!Toggletip && failure?.onlyReloadHelps);
  useEffect(() => {
    if (hasFailed)
      toggletip().then(
        (module) => setToggletip(() => module.FailureToggletip),
        () => setShown('sentence'),
      );
  }, [hasFailed]);
  return (
    <span
      ref={box}
      className="ui-quiet-mark"
      data-state={hasFailed ? (inThePage ? 'sentence' : 'icon') : waiting ? 'waiting' : 'idle'}
    >
      <span id={id} className="ui-quiet-words" role="status">
        {words || waiting}
      </span>
      {hasFailed && Toggletip && (
        <Toggletip box={box} words={words} failure={failure} reload={own?.reload} shown={shown} onShow={setShown} />
      )}
    </span>
  );
}
