import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { PaymentOutcome } from '../../shared/ui/payment-outcome.tsx';
import { StillWorking } from '../../shared/ui/still-working.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { useUi } from '../../shared/ui/ui-context.ts';
import { isSoldOut } from './party.ts';
import { CopyReferral } from './parts/copy-referral.tsx';
import { useOpening } from './parts/use-opening.ts';
import { useTickets } from './parts/use-tickets.ts';
import css from './training-registration.css?inline';
import type { Properties } from './training-registration.props.ts';
import { texts } from './training-registration.text.ts';

/** The red button and what it opens (part 2). At first only the button is loaded; the form comes on intent. */
export function TrainingRegistration(properties: Properties): ReactNode {
  useStyles(css);
  const { locale } = useUi();
  const words = useText(texts);
  const tickets = useTickets(properties.baki_tiket);
  const { busy, failure, opened, isOpen, prefetch, open, close, setWho } = useOpening(
    properties.training_id,
    properties.user_id === null,
  );
  const button = useRef<HTMLButtonElement>(null);
  const soldOutId = useId();
  const offer = { ...properties, baki_tiket: tickets.left };
  const referrer = opened && opened.who.kind !== 'visitor' ? opened.who.user_id : opened ? null : properties.user_id;
  return (
    <div className="training">
      <div className="training-buttons">
        <Button
          ref={button}
          variant="danger"
          className="training-open"
          busy={busy}
          aria-haspopup="dialog"
          aria-describedby={isSoldOut(offer) ? soldOutId : undefined}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={open}
        >
          {words.open[properties.variant]}
        </Button>
        {referrer !== null && referrer !== undefined && (
          <CopyReferral trainingId={properties.training_id} userId={referrer} />
        )}
      </div>
      <PaymentOutcome said={properties.payment_status}>{words.payAgain}</PaymentOutcome>
      {isSoldOut(offer) && (
        <p id={soldOutId} className="training-mark">
          {words.soldOutMark}
        </p>
      )}
      <StillWorking busy={busy} />
      {failure && (
        <ErrorNotice
          message={failure.room?.errorText(failure.error, locale) ?? words.notLoaded}
          onRetry={open}
          busy={busy}
        />
      )}
      {opened && (
        <opened.room.RegistrationDialog
          key={opened.person}
          open={isOpen}
          onClose={close}
          returnFocus={button}
          who={opened.who}
          setWho={setWho}
          VisitorFields={opened.VisitorFields}
          properties={properties}
          offer={offer}
          readTicketsAgain={tickets.readAgain}
        />
      )}
    </div>
  );
}
