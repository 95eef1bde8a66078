import type { ReactNode } from 'react';
import { errorText } from '../../../../../shared/runtime/failures/index.ts';
import { unawaited } from '../../../../../shared/page/index.ts';
import { forgetMe } from '../../../../../shared/memory/kept/index.ts';
import { useAction } from '../../../../../shared/runtime/index.ts';
import { Button, StillWorking, TextArea, TextInput } from '../../../../../shared/ui/controls/index.ts';
import { useText, useUi } from '../../../../../shared/ui/base/index.ts';
import { texts } from '../../../training-registration.text.ts';
import { endSession, type KnownWho, type Leave } from './who.ts';

interface KnownPersonProps {
  who: KnownWho;
  leave: Leave;
  /** The property `is_plt`: the page belongs to /app/plt although its address does not say so. */
  is_plt: boolean;
}

/** Whether the person can log out here: part 2 wants that on /app/plt. */
export const isOnPlt = (is_plt: boolean): boolean => is_plt || location.pathname.includes('/app/plt');

/** Name and PG code, read-only, of the dealer who is logged in or was just registered (D5). On /app/plt there is a Logout button, which forgets the person. */
export function KnownPerson({ who, leave, is_plt }: KnownPersonProps): ReactNode {
  const words = useText(texts);
  const { locale } = useUi();
  const isPlt = isOnPlt(is_plt);
  const { status, error, run } = useAction('the log-out failed.');
  const busy = status === 'busy';
  const end = async (): Promise<void> => {
    if (isPlt) await endSession();
    forgetMe();
  };
  return (
    <section className="training-person" aria-label={words.you}>
      <TextArea aria-label={words.name} readOnly rows={1} value={who.name} />
      <TextInput aria-label={words.pgCode} readOnly value={who.pg_code} />
      {(isPlt || who.kind === 'registered') && (
        <div className="training-person-more">
          {who.kind === 'registered' && <p className="training-note">{words.registered}</p>}
          <Button variant="link" busy={busy} onClick={() => unawaited(run(() => leave(end)))}>
            {isPlt ? <span {...words.logout} /> : words.notMe}
          </Button>
          <p className="training-failure" role="alert">
            {status === 'failed' && errorText(error, locale)}
          </p>
          <StillWorking busy={busy} />
        </div>
      )}
    </section>
  );
}
