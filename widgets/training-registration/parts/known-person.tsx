import { type ReactNode, useState } from 'react';
import { errorText } from '../../../shared/api/error-text.ts';
import { logError } from '../../../shared/lib/log.ts';
import { unawaited } from '../../../shared/lib/unawaited.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { StillWorking } from '../../../shared/ui/still-working.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { useUi } from '../../../shared/ui/ui-context.ts';
import { texts } from '../training-registration.text.ts';
import { forgetEverything } from './session-notes.ts';
import { endSession, type Who } from './who.ts';

interface KnownPersonProps {
  who: Exclude<Who, { kind: 'visitor' }>;
  setWho: (who: Who) => Promise<void>;
  /** The page's own word that it belongs to /app/plt. */
  is_plt: boolean;
}

/** Name and PG code, read-only, of the dealer who is logged in or was just registered (D5); on /app/plt with Logout, which forgets the person. */
export function KnownPerson({ who, setWho, is_plt }: KnownPersonProps): ReactNode {
  const words = useText(texts);
  const { locale } = useUi();
  const isPlt = is_plt || location.pathname.includes('/app/plt');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const leave = async (): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      if (isPlt) await endSession();
      forgetEverything();
      await setWho({ kind: 'visitor' });
    } catch (error) {
      logError('the log-out failed.', error);
      setFailure(errorText(error, locale));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="training-person" aria-label={words.you}>
      <Field label={words.name}>{(field) => <TextInput {...field} readOnly value={who.name} />}</Field>
      <Field label={words.pgCode}>{(field) => <TextInput {...field} readOnly value={who.pg_code} />}</Field>
      <div className="training-person-more">
        {who.kind === 'registered' && <p className="training-note">{words.registered}</p>}
        {(isPlt || who.kind === 'registered') && (
          <Button variant="link" busy={busy} onClick={() => unawaited(leave())}>
            {isPlt ? words.logout : words.notMe}
          </Button>
        )}
        <p className="training-failure" role="alert">
          {failure}
        </p>
        <StillWorking busy={busy} />
      </div>
    </section>
  );
}
