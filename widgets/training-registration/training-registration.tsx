import { type ReactNode, useId, useRef } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { Button, StillWorking } from '../../shared/ui/controls/index.ts';
import { ErrorNotice } from '../../shared/ui/feedback/index.ts';
import { failureOf, useText, useUi } from '../../shared/ui/base/index.ts';
import { PaymentOutcome } from '../../shared/booking/payment/outcome/index.ts';
import { Icon } from '../../shared/ui/content/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { isSoldOut } from './party.ts';
import { CopyReferral } from './parts/copy-referral.tsx';
import { useOpening } from './parts/use-opening.ts';
import { paymentItem } from './payment-item.ts';
import { useOfferedNow } from './parts/use-offered-now.ts';
import css from './training-registration.css?inline';
import type { Properties } from './training-registration.props.ts';
import { texts } from './training-registration.text.ts';

/** The red button and its dialog (part 2). At first only the button is loaded; the form is loaded on intent. */
export function TrainingRegistration(fromPage: Properties): ReactNode {
  useStyles(css);
  const { locale } = useUi();
  const { reload } = useWidget();
  const words = useText(texts);
  const [properties, readOfferAgain] = useOfferedNow(fromPage);
  const { busy, failure, opened, isOpen, prefetch, open, close, checkAgain, registered, leave } =
    useOpening(properties);
  const button = useRef<HTMLButtonElement>(null);
  const soldOutId = useId();
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
          aria-describedby={isSoldOut(properties) ? soldOutId : undefined}
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
      <PaymentOutcome item={paymentItem(properties.training_id)} fromPage={properties.payment_status}>
        {words.payAgain}
      </PaymentOutcome>
      {isSoldOut(properties) && (
        <p id={soldOutId} className="training-mark">
          <Icon name="info" size={18} />
          <span>{words.soldOutMark}</span>
        </p>
      )}
      <StillWorking busy={busy} />
      {failure && (
        <ErrorNotice
          message={failure.code?.errorText(failure.error, locale) ?? words.notLoaded}
          failure={failureOf(failure.error)}
          onRetry={open}
          onReload={reload}
        />
      )}
      {opened && (
        <opened.code.RegistrationDialog
          key={opened.person}
          open={isOpen}
          onClose={close}
          returnFocus={button}
          who={opened.who}
          isUnsure={busy}
          checkAgain={checkAgain}
          registered={registered}
          leave={leave}
          VisitorFields={opened.VisitorFields}
          properties={properties}
          readOfferAgain={readOfferAgain}
        />
      )}
    </div>
  );
}
