import type { ReactNode } from 'react';
import { copyText } from '../../../shared/lib/copy-text.ts';
import { pageSettings } from '../../../shared/lib/page-settings.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { useUi } from '../../../shared/ui/ui-context.ts';
import { texts } from '../training-registration.text.ts';

const loadMessages = () => import('./copy-messages.ts');

/** Copies the referral link `/app/plt/{training_id}/{user_id}` (part 2) and says so (part 8, D19). */
export function CopyReferral({ trainingId, userId }: { trainingId: string; userId: string }): ReactNode {
  const words = useText(texts);
  const { root, locale } = useUi();
  const copy = async (near: Element): Promise<void> => {
    const base = pageSettings().api_base.replace(/\/$/, '');
    const link = new URL(
      `${base}/app/plt/${encodeURIComponent(trainingId)}/${encodeURIComponent(userId)}`,
      location.origin,
    );
    const copied = await copyText(link.href, near);
    const { sayCopied, sayNotCopied } = await loadMessages();
    const theme = root.querySelector<HTMLElement>('.dw')?.dataset.theme;
    return copied ? sayCopied(words, { locale, theme }) : sayNotCopied(words, { locale, theme });
  };
  return (
    <Button
      onPointerEnter={() => void loadMessages().catch(() => {})}
      onClick={(event) => void copy(event.currentTarget)}
    >
      <Icon name="copy" />
      <span>{words.copyReferral}</span>
    </Button>
  );
}
