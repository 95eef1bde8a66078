import { server } from '../../shared/api/late/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import { SaveMark, SaveNotices, savingText, useDraft, useSave } from '../../shared/saving/index.ts';
import { kept } from '../../shared/memory/kept/index.ts';
import { withPlainBreaks } from '../../shared/lib/index.ts';
import { unawaited } from '../../shared/page/index.ts';
import { useField, useItemName } from '../../shared/runtime/index.ts';
import { Icon, type IconName } from '../../shared/ui/content/index.ts';
import { Select } from '../../shared/ui/select/index.ts';
import { Spinner } from '../../shared/ui/controls/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { useDialogs } from '../../shared/ui/ask/index.ts';
import css from './apprentice-status.css?inline';
import { type Decision, decisionOfChoice, REJECTED, rejection, type Status } from './apprentice-status.model.ts';
import type { Properties } from './apprentice-status.props.ts';
import { texts } from './apprentice-status.text.ts';
import { openFirst } from './parts/open-first.ts';
import { Reason } from './parts/reason.tsx';

/** Icons by status. */
const SIGNS: Readonly<Record<Status, IconName>> = { 0: 'clock', 1: 'check', 2: 'cross' };

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
  /** The comment is only that of the same status. */
  const decided = useField<Decision>('decision', { status: page.status, comment: page.comment });
  const { status } = decided.value;
  const savedReason = withPlainBreaks(decided.value.comment);
  const draft = useDraft(kept('draft', ['apprentice-status', apprentice_id]), status === REJECTED ? savedReason : '');
  /** The value being saved, or one that needs a reason first. */
  const [chosen, setChosen] = useState<Status>();
  const [isSaved, setSaved] = useState(false);
  const saving = useSave('the status of an apprentice');
  /** Whether the person has opened a saved reason. One that is not saved is open anyway. */
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const shown = chosen ?? (draft.typed === undefined ? status : REJECTED);
  const reason = draft.typed ?? savedReason;
  const isRejected = shown === REJECTED;
  const isUnsaved = isRejected && (status !== REJECTED || reason !== savedReason);
  const isForm = isRejected && (isOpen || isUnsaved);

  const save = async (decision: Decision): Promise<void> => {
    const kept = await saving.run(async () => {
      // stored before the answer, because the person may leave the page while the request runs
      draft.type(decision.status === REJECTED ? decision.comment : undefined);
      const answered = decided.ask();
      const answer = await server().then(({ call, selectApprenticeStatus }) =>
        call(selectApprenticeStatus, { request: { apprentice_id, ...decision }, before: saving.error }),
      );
      answered({ status: decision.status, comment: answer });
      draft.discard();
      return answer;
    });
    if (kept !== undefined) {
      setSaved(true);
      setOpen(false);
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
      <span className="status" data-status={shown} data-unsaved={isUnsaved || undefined}>
        <Icon name={SIGNS[shown]} size={16} />
        <Select
          ref={list}
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
      {!isForm && saving.status === 'busy' && <Spinner size={18} />}
      {!isForm && <SaveMark {...saving} size="s" />}
      <span className="saved" role="status">
        {isUnsaved ? <span className="unsaved">{words.unsaved}</span> : isSaved ? words.saved : ''}
      </span>
      <Reason
        isNeeded={isRejected}
        isForm={isForm}
        field={field}
        list={list}
        reason={reason}
        hint={draft.isRestored ? draftKept : undefined}
        saving={isWaiting ? { ...saving, status: 'busy' } : saving}
        onOpen={() => setOpen(true)}
        onChange={(text) => {
          setSaved(false);
          setOpen(true);
          draft.type(text);
        }}
        onCancel={() => {
          draft.discard();
          saving.clear();
          setOpen(false);
          setChosen(undefined);
        }}
        onSave={saveReason}
      />
      <SaveNotices {...saving} size="s" />
    </div>
  );
}
