/** What is said after copying the referral link; the dialogs are fetched with it. */
import { alert } from '../../../shared/dialogs/alert.ts';
import { toast } from '../../../shared/dialogs/toast.ts';
import type { Locale } from '../../../shared/ui/ui-context.ts';

interface Where {
  locale: Locale;
  theme: string | undefined;
}

export const sayCopied = (
  { copiedTitle, copied }: { copiedTitle: string; copied: string },
  where: Where,
): Promise<void> => toast({ title: copiedTitle, text: copied, icon: 'success', ...where });

/** One dialog that carries both texts (D19). */
export const sayNotCopied = (
  { copyErrorTitle, copyError }: { copyErrorTitle: string; copyError: string },
  where: Where,
): Promise<void> => alert({ title: copyErrorTitle, text: copyError, icon: 'error', ...where });
