import type { ReactNode } from 'react';
import { REFERRAL_PAGE, pathTo } from '../../../shared/contract/index.ts';
import { copyText } from '../../../shared/ui/popups/index.ts';
import { logError, unawaited } from '../../../shared/page/index.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Button } from '../../../shared/ui/controls/index.ts';
import { Icon } from '../../../shared/ui/content/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { useDialogs } from '../../../shared/ui/ask/index.ts';
import { texts } from '../training-registration.text.ts';

/** Copies the referral link (part 2) and confirms it (part 8, D19). */
export function CopyReferral({ trainingId, userId }: { trainingId: string; userId: string }): ReactNode {
  const words = useText(texts);
  const { element } = useWidget();
  const { alert, toast } = useDialogs();
  const copy = async (near: Element): Promise<void> => {
    const path = pathTo(REFERRAL_PAGE, { training_id: trainingId, user_id: userId });
    const link = new URL(path, location.origin);
    const copied = await copyText(link.href, near).catch((error: unknown) => {
      logError('the referral link was not copied.', element, error);
      return false;
    });
    // one dialog with both texts (D19)
    if (!copied) return alert({ title: words.copyErrorTitle, text: words.copyError, icon: 'error' });
    return toast({ title: words.copiedTitle, text: words.copied, icon: 'success', isNews: true });
  };
  return (
    <Button onClick={(event) => unawaited(copy(event.currentTarget))}>
      <Icon name="copy" />
      <span>{words.copyReferral}</span>
    </Button>
  );
}
