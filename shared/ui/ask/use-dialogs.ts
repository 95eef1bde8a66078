import { useEffect, useMemo, useState } from 'react';
import {
  type ConfirmOptions,
  type PopupOptions,
  type ToastOptions,
  alert,
  confirm,
  preparePopups,
  popupsToWaitFor,
  toast,
} from '../popups/index.ts';
import { useUi } from '../base/index.ts';

/** What shows that the person may soon need a dialog. */
const INTENTS = ['focusin', 'pointerover'];

/**
 * `alert`, `confirm` and `toast` in the widget's language and theme, fetched when the person comes near. When the widget ends,
 * its questions end, but a toast stays. `isWaiting`: one waits for that code, so its button shows busy.
 */
export function useDialogs() {
  const { root, locale, left } = useUi();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const prepare = (): void => preparePopups(); // one of its own: another part of the widget that ends must not take it away
    if (root.activeElement) prepare(); // a dialog has moved the focus before this
    for (const intent of INTENTS) root.addEventListener(intent, prepare, { once: true });
    return () => {
      for (const intent of INTENTS) root.removeEventListener(intent, prepare);
    };
  }, [root]);
  const dialogs = useMemo(() => {
    const here = () => ({ locale, left, near: 'host' in root ? root.host : undefined });
    const waitedFor = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      const done = (): void => setWaiting(false);
      const code = popupsToWaitFor();
      if (code) setWaiting(true);
      code?.then(done, done); // without the code the browser asks in its own way
      return answer;
    };
    return {
      alert: (options: PopupOptions) => waitedFor(alert({ ...here(), ...options })),
      confirm: (options: ConfirmOptions) => waitedFor(confirm({ ...here(), ...options })),
      toast: (options: ToastOptions) => toast({ ...here(), ...options }),
    };
  }, [root, locale, left]);
  return { ...dialogs, isWaiting };
}
