import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lateImport } from '../../page/index.ts';
import css from './status-mark.css?inline';
import { type Failure, useBareStyles, useUi } from '../base/index.ts';
import type { StatusToggletip } from './toggletip/index.ts';
import { useCell } from './use-cell.ts';

const toggletip = lateImport(() => import('./toggletip/index.ts'));

export interface StatusMarkProps {
  /** What failed; empty if nothing has. */
  text: string;
  failure?: Failure | undefined;
  /** Said while a request takes long (W7), such as "Still working…"; empty if none does. */
  waiting?: string | undefined;
  /** As of its control: `m` is large enough for a finger. */
  size?: 's' | 'm' | undefined;
  /** Whether a failure's sentence has room; otherwise an icon shows it on demand. By default there is room for size `m` outside of tables. */
  hasRoom?: boolean | undefined;
  /** For the control's `aria-describedby`. */
  id?: string;
}

/**
 * The mark of a failed (W6) or slow (W7) request: a sentence for screen readers and, loaded with it, a toggletip. If its code
 * cannot be loaded, a failure's sentence becomes visible itself.
 */
export function StatusMark({ text, failure, waiting = '', size = 'm', hasRoom, id }: StatusMarkProps): ReactNode {
  useBareStyles(css, 'ui');
  const isInCell = useCell();
  const { locale } = useUi();
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<'icon' | 'open' | 'sentence'>('icon');
  const [Toggletip, setToggletip] = useState<typeof StatusToggletip>();
  const own = failure?.texts?.[locale];
  const words = text && (own?.text ?? text);
  const hasFailed = words !== '';
  const said = words || waiting;
  const hasToSay = said !== '';
  const failed = shown === 'sentence' || (!Toggletip && failure?.onlyReloadHelps) ? 'sentence' : 'icon';
  const state = hasFailed ? failed : waiting && Toggletip ? 'waiting' : 'idle';
  useEffect(() => {
    if (hasToSay)
      toggletip().then(
        (module) => setToggletip(() => module.StatusToggletip),
        () => setShown('sentence'),
      );
  }, [hasToSay]);
  return (
    <span ref={box} className={`ui-status-mark ui-${size}`} data-state={state}>
      <span id={id} className="ui-status-words" role="status">
        {said}
      </span>
      {said && Toggletip && (
        <Toggletip
          box={box}
          hasRoom={hasRoom ?? (size === 'm' && !isInCell)}
          words={said}
          hasFailed={hasFailed}
          failure={failure}
          reload={own?.reload}
          shown={shown}
          onShow={setShown}
        />
      )}
    </span>
  );
}
