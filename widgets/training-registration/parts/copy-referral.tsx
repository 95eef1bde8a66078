import { type ReactNode, useState } from 'react';
import { loadSweetAlert } from '../../../shared/dialogs/load-sweetalert.ts';
import { copyText } from '../../../shared/lib/copy-text.ts';
import { pageOrigin } from '../../../shared/lib/page-address.ts';
import { pageSettings } from '../../../shared/lib/page-settings.ts';
import { unawaited } from '../../../shared/lib/unawaited.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { useDialogs } from '../../../shared/ui/use-dialogs.ts';
import { texts } from '../training-registration.text.ts';

/** Copies the referral link `/app/plt/{training_id}/{user_id}` (part 2) and says so (part 8, D19). */
export function CopyReferral({ trainingId, userId }: { trainingId: string; userId: string }): ReactNode {
  const words = useText(texts);
  const { alert, toast } = useDialogs();
  /** What no toast can say, because its code does not come. */
  const [said, setSaid] = useState('');
  const copy = async (near: Element): Promise<void> => {
    setSaid('');
    const base = pageSettings().api_base.replace(/\/$/, '');
    const link = new URL(
      `${base}/app/plt/${encodeURIComponent(trainingId)}/${encodeURIComponent(userId)}`,
      pageOrigin(),
    );
    const copied = await copyText(link.href, near);
    // one dialog that carries both texts (D19)
    if (!copied) return alert({ title: words.copyErrorTitle, text: words.copyError, icon: 'error' });
    const canToast = await loadSweetAlert().then(
      () => true,
      () => false,
    );
    return canToast
      ? toast({ title: words.copiedTitle, text: words.copied, icon: 'success' })
      : setSaid(words.copiedTitle);
  };
  return (
    <>
      <Button
        onPointerEnter={() => {
          loadSweetAlert().catch(() => {}); // the click asks again
        }}
        onClick={(event) => unawaited(copy(event.currentTarget))}
      >
        <Icon name="copy" />
        <span>{words.copyReferral}</span>
      </Button>
      <p className="training-copied" role="status">
        {said}
      </p>
    </>
  );
}
