// chunk: ask
import { useMemo } from 'react';
import { type AlertOptions, alert } from '../../dialogs/alert.ts';
import { type ConfirmOptions, confirm } from '../../dialogs/confirm.ts';
import { type ToastOptions, toast } from '../../dialogs/toast.ts';
import { useUi } from '../ui-context.ts';

/** `alert`, `confirm` and `toast` in the widget's language and theme; they end when the widget is unmounted or gets another item. */
export function useDialogs() {
  const { root, locale, left } = useUi();
  return useMemo(() => {
    const here = () => ({ locale, left, theme: root.querySelector<HTMLElement>('.dw')?.dataset.theme });
    return {
      alert: (options: AlertOptions) => alert({ ...here(), ...options }),
      confirm: (options: ConfirmOptions) => confirm({ ...here(), ...options }),
      toast: (options: ToastOptions) => toast({ ...here(), ...options }),
    };
  }, [root, locale, left]);
}
