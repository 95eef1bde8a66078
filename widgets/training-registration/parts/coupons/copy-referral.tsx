import type { ReactNode } from 'react';
import { REFERRAL_PAGE } from '../../../../shared/contract/pages.ts';
import { copyText } from '../../../../shared/lib/dom/copy-text.ts';
import { pathTo } from '../../../../shared/lib/url/path-to.ts';
import { logError } from '../../../../shared/lib/page/log.ts';
import { unawaited } from '../../../../shared/lib/page/unawaited.ts';
import { useWidget } from '../../../../shared/runtime/index.ts';
import { Button } from '../../../../shared/ui/controls/button.tsx';
import { Icon } from '../../../../shared/ui/content/icon.tsx';
import { useText } from '../../../../shared/ui/text.ts';
import { useToastOrStatus } from '../../../../shared/ui/feedback/use-toast-or-status.tsx';
import { useDialogs } from '../../../../shared/ui/dialog/use-dialogs.ts';
import { texts } from '../../training-registration.text.ts';

/** Copies the referral link (part 2) and confirms it (part 8, D19). */
export function CopyReferral({ trainingId, userId }: { trainingId: string; userId: string }): ReactNode {
  const words = useText(texts);
  const { element } = useWidget();
  const { alert } = useDialogs();
  const { say, clear, status } = useToastOrStatus();
  const copy = async (near: Element): Promise<void> => {
    clear();
    const path = pathTo(REFERRAL_PAGE, { training_id: trainingId, user_id: userId });
    const link = new URL(path, location.origin);
    const copied = await copyText(link.href, near).catch((error: unknown) => {
      logError('the referral link was not copied.', element, error);
      return false;
    });
    // one dialog with both texts (D19)
    if (!copied) return alert({ title: words.copyErrorTitle, text: words.copyError, icon: 'error' });
    return say({ title: words.copiedTitle, text: words.copied, icon: 'success' });
  };
  return (
    <>
      <Button onClick={(event) => unawaited(copy(event.currentTarget))}>
        <Icon name="copy" />
        <span>{words.copyReferral}</span>
      </Button>
      <p className="training-copied" role="status">
        {status}
      </p>
    </>
  );
}
