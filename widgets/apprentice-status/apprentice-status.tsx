import { server } from '../../shared/api/late/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import {
  SaveMark,
  SaveNotices,
  busyWhile,
  savingText,
  unsavedDraft,
  useAnsweredOf,
  useSave,
  useSavedElsewhere,
} from '../../shared/saving/index.ts';
import { useAnswered } from '../../shared/saving/switch/index.ts';
import { useItemName } from '../../shared/runtime/index.ts';
import { useKeptDraft } from '../../shared/runtime/visit/index.ts';
import { keptUnder } from '../../shared/page/visits/index.ts';
import { unawaited } from '../../shared/page/index.ts';
import { withPlainBreaks } from '../../shared/lib/index.ts';
import { Icon, type IconName } from '../../shared/ui/content/index.ts';
import { Select } from '../../shared/ui/select/index.ts';
import { Spinner } from '../../shared/ui/controls/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { useDialogs } from '../../shared/ui/ask/index.ts';
import css from './apprentice-status.css?inline';
import { type Decision, decisionOfChoice, REJECTED, rejection, type Status } from './apprentice-status.model.ts';
import { properties, type Properties } from './apprentice-status.props.ts';
import { texts } from './apprentice-status.text.ts';
import { openFirst } from './parts/open-first.ts';
import { ReasonForm } from './parts/reason-form.tsx';
import { decide } from './save.ts';

const SIGNS: Readonly<Record<Status, IconName>> = { 0: 'clock', 1: 'check', 2: 'cross' };

const { entries } = properties;

/**
 * Decides on an apprentice: Pending and Approved are saved at once, Rejected together with its reason. A failure restores what the server has
 * confirmed last (W6).
 */
export function ApprenticeStatus({ apprentice_id, label, ...page }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { draftKept } = useText(savingText);
  const about = useItemName(label);
  const { alert, isWaiting } = useDialogs();
  const [status, askStatus] = useAnswered<Status>('status', page.status, entries.status);
  const [comment, askComment] = useAnsweredOf(status, 'comment', page.comment, {
    value: entries.comment,
    owner: entries.status,
  });
  // kept in sessionStorage until it is saved: the reason of a rejection, so that a reload after the session has ended does not lose it.
  const draftKey = keptUnder(['draft', 'apprentice-status', apprentice_id]);
  const [restored, setRestored] = useState(() =>
    unsavedDraft(draftKey, page.status === REJECTED ? withPlainBreaks(page.comment) : ''),
  );
  /** The value being saved. */
  const [chosen, setChosen] = useState<Status | undefined>(restored === undefined ? undefined : REJECTED);
  const [draft, setDraft] = useState(restored);
  const [isSaved, setSaved] = useState(false);
  const saving = useSave('the status of an apprentice');
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = chosen ?? status;
  const savedReason = withPlainBreaks(comment);
  const reason = draft ?? savedReason;
  const isRejected = shown === REJECTED;
  const isUnsaved = isRejected && (status !== REJECTED || reason !== savedReason);
  const keptDraft = useKeptDraft(draftKey, () => (isRejected ? draft : undefined));

  const forget = (): void => {
    setDraft(undefined);
    setRestored(undefined);
  };
  useSavedElsewhere(saving, () => {
    if (restored === undefined) return;
    forget();
    setChosen(undefined);
  });

  const save = async (decision: Decision): Promise<void> => {
    const kept = await saving.run(async () => {
      // stored before the answer, because the person may leave the page while the request runs
      if (decision.status === REJECTED) keptDraft.keep(decision.comment);
      const answeredStatus = askStatus();
      const answeredComment = askComment();
      const answer = await decide(apprentice_id, decision, saving.error);
      answeredStatus(decision.status);
      answeredComment(answer, decision.status);
      keptDraft.drop();
      return answer;
    });
    if (kept !== undefined) {
      forget();
      setSaved(true);
    }
    // a rejection that failed stays open with its reason
    if (kept !== undefined || decision.status !== REJECTED) setChosen(undefined);
  };
  const choose = (next: Status): void => {
    if (saving.status === 'busy') return;
    saving.clear();
    setSaved(false);
    setChosen(next);
    const decision = decisionOfChoice(next);
    if (decision) unawaited(save(decision));
  };
  const saveReason = (): void => {
    const decision = rejection(reason);
    setSaved(false);
    if (decision) unawaited(save(decision));
    else unawaited(alert({ icon: 'warning', title: words.reasonNeeded }).then(() => field.current?.focus()));
  };

  return (
    <div className="apprentice" onFocus={server.ahead}>
      <div className="row">
        <span className="status" data-status={shown} data-unsaved={isUnsaved || undefined}>
          <Icon name={SIGNS[shown]} size={16} />
          <Select
            size="s"
            aria-label={label || `${words.label}: ${about || apprentice_id}`}
            aria-busy={saving.status === 'busy'}
            value={shown}
            onKeyDown={openFirst}
            // the values of the options are the statuses
            onChange={(event) => choose(Number(event.target.value) as Status)}
          >
            {words.statuses.map((word, value) => (
              <option key={word} value={value}>
                {word}
              </option>
            ))}
          </Select>
        </span>
        {!isRejected && saving.status === 'busy' && <Spinner size={18} />}
        {!isRejected && <SaveMark {...saving} />}
        <span className="saved" role="status">
          {isUnsaved ? <span className="unsaved">{words.unsaved}</span> : isSaved && !isRejected ? words.saved : ''}
        </span>
      </div>
      {isRejected && (
        <ReasonForm
          field={field}
          reason={reason}
          hint={restored === undefined ? undefined : draftKept}
          saving={busyWhile(isWaiting, saving)}
          isSaved={isSaved}
          onChange={(text) => {
            setSaved(false);
            setDraft(text);
          }}
          onSave={saveReason}
        />
      )}
      <SaveNotices {...saving} size="s" />
    </div>
  );
}
