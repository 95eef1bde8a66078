/** Loaded on intent: the form, its calls, and the auth check before it opens. */
export { errorText } from '../../../../shared/runtime/failures/index.ts';
export { fetchPerson, isAnother, userIdOf } from './person/who.ts';
export { timesForgotten } from '../../../../shared/memory/kept/index.ts';

import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from './form-hooks.ts';
import { preparePopups } from '../../../../shared/ui/popups/index.ts';
import { unawaited } from '../../../../shared/page/index.ts';
import { usePageRestored } from '../../../../shared/ui/hooks/index.ts';
import { Button, StillWorking } from '../../../../shared/ui/controls/index.ts';
import { Dialog } from '../../../../shared/ui/dialog/index.ts';
import { useStyles } from '../../../../shared/ui/common/index.ts';
import { useText } from '../../../../shared/ui/base/index.ts';
import { formatSen } from '../../../../shared/lib/index.ts';
import { phoneCodes } from './phone.ts';
import type { Properties } from '../../training-registration.props.ts';
import { texts } from '../../training-registration.text.ts';
import { Bill } from './order/bill.tsx';
import { type FormValues, firstValues } from './form-values.ts';
import { isOnPlt, KnownPerson } from './person/known-person.tsx';
import { OrderChoices } from './order/order-choices.tsx';
import { Problems, SoldOut } from './submit/problems.tsx';
import css from './registration-dialog.css?inline';
import { Terms } from './submit/terms.tsx';
import { showRefused, useFocusOnWrong } from './submit/wrong-fields.ts';
import { useOrder } from './order/use-order.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { submissionOf, useSubmission } from './submit/use-submission.ts';
import type { VisitorFieldsProps } from '../visitor-fields/index.tsx';
import { type KnownWho, type Leave, rememberDealer, type Who } from './person/who.ts';

export interface RegistrationDialogProps {
  open: boolean;
  onClose: () => void;
  /** The button that opens the dialog. It gets the focus if the person has logged out while the dialog was open. */
  returnFocus: RefObject<HTMLElement | null>;
  who: Who;
  /** Who is there is being found out again; until then nothing is sent in anybody's name. */
  isUnsure: boolean;
  /** Finds out again who is there. */
  checkAgain: () => void;
  /** Called when a visitor was registered. */
  registered: (who: KnownWho) => void;
  leave: Leave;
  /** Present when `who` is a visitor. */
  VisitorFields: ((props: VisitorFieldsProps) => ReactNode) | undefined;
  properties: Properties;
  /** Reads the tickets and prices again from the page's address. */
  readOfferAgain: () => void;
}

/** The dialog with the whole form. It stays mounted while closed, so that input is kept. */
export function RegistrationDialog({
  open,
  onClose,
  returnFocus,
  who,
  isUnsure,
  checkAgain,
  registered,
  leave,
  VisitorFields,
  properties,
  readOfferAgain,
}: RegistrationDialogProps): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const formId = useId();
  const codes = phoneCodes(properties.phone_code);
  const [first] = useState(() => firstValues(properties.training_id, who, codes));
  const form = useForm<FormValues>({ defaultValues: first.values, shouldFocusError: false });
  const order = useOrder(properties, first.choices);
  const element = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong(element, form.formState.submitCount);
  const { couponState, choices } = order;
  const submission = useSubmission({
    chosen: JSON.stringify([choices.price_id, choices.spouse, choices.chosen]),
    onRefused: (messages) => showRefused(messages, { form, couponState, element, focusOnWrong, readOfferAgain }),
    onRegistered(user_id) {
      const { name, pg_code } = form.getValues();
      rememberDealer(properties.training_id, { user_id, name, pg_code });
      registered({ kind: 'registered', user_id, name, pg_code });
    },
  });
  const { stage } = submission;
  // while an order is being sent, that order may have taken the last ticket
  const closed = order.isSoldOut && stage === 'idle';

  usePageRestored(() => {
    submission.comeBack();
    readOfferAgain();
    if (open) checkAgain();
  });
  useKeptDraft(properties.training_id, who, form, choices);
  const { reset } = submission;
  useEffect(() => {
    reset();
    if (open) preparePopups();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each time it opens or closes, not each time it renders
  }, [open]);

  const send = useRef<HTMLButtonElement>(null);
  const submit = form.handleSubmit((values) => {
    // Enter in a field sends too; the fields are disabled meanwhile, and a disabled one would lose the focus
    send.current?.focus({ preventScroll: true });
    return submission.submit(submissionOf({ values, who, properties, order, words }));
  });
  const blocked = order.tooMany || order.isChecking;
  const actions = (
    <>
      <p className="training-foot-total">
        <span>{words.total}</span>
        <strong>{formatSen(order.quote.totalSen)}</strong>
      </p>
      {stage === 'leaving' ? (
        <Button variant="danger" onClick={submission.goToPayment}>
          {words.toPayment}
        </Button>
      ) : (
        <Button
          ref={send}
          variant={submission.problem?.reload ? 'quiet' : 'danger'}
          type="submit"
          form={formId}
          busy={isUnsure || stage === 'sending' || stage === 'asking'}
          aria-disabled={blocked || undefined}
        >
          {words.submit}
        </Button>
      )}
      <StillWorking busy={stage === 'sending'} />
    </>
  );

  const { is_plt } = properties;
  if (closed)
    return (
      <Dialog open={open} onClose={onClose} returnFocus={returnFocus} title={properties.title} size="s">
        <SoldOut />
        {who.kind !== 'visitor' && isOnPlt(is_plt) && <KnownPerson who={who} leave={leave} is_plt={is_plt} />}
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      title={properties.title}
      size="l"
      locked={stage === 'sending'}
      actions={actions}
    >
      <FormProvider {...form}>
        <form ref={element} id={formId} noValidate onSubmit={(event) => unawaited(submit(event))}>
          <fieldset className="training-fields" disabled={stage === 'sending' || stage === 'leaving'}>
            <div className="training-choices">
              {who.kind === 'visitor' ? (
                VisitorFields && <VisitorFields codes={codes} uplines={properties.upline_fmd} />
              ) : (
                <KnownPerson who={who} leave={leave} is_plt={is_plt} />
              )}
              <OrderChoices order={order} properties={properties} codes={codes} />
            </div>
            <Bill order={order} properties={properties} />
            <Terms />
          </fieldset>
          <Problems
            // an order on its way may have taken the tickets itself
            tooMany={order.tooMany && stage === 'idle'}
            withSpouse={order.withSpouse}
            left={properties.baki_tiket}
            leaving={stage === 'leaving'}
            problem={submission.problem}
          />
        </form>
      </FormProvider>
    </Dialog>
  );
}
