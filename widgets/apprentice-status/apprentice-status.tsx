import { type ReactNode, useRef, useState } from 'react';
import { draftBeyond, forgetDraft, keepDraft } from '../../shared/inline-edit/drafts.ts';
import { texts as editTexts } from '../../shared/inline-edit/inline-edit.text.ts';
import { SaveMark, SaveNotices } from '../../shared/inline-edit/save-signs.tsx';
import { useAnswered } from '../../shared/inline-edit/use-answered.ts';
import { useSave } from '../../shared/inline-edit/use-save.ts';
import { lateImport } from '../../shared/lib/late-import.ts';
import { keptUnder } from '../../shared/lib/kept-under.ts';
import { withPlainBreaks } from '../../shared/lib/line-breaks.ts';
import { unawaited } from '../../shared/lib/unawaited.ts';
import { useItemName } from '../../shared/runtime/use-item-name.ts';
import { Select } from '../../shared/ui/select.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { useDialogs } from '../../shared/ui/use-dialogs.ts';
import css from './apprentice-status.css?inline';
import { type Decision, decisionOfChoice, REJECTED, rejection, type Status } from './apprentice-status.model.ts';
import type { Properties } from './apprentice-status.props.ts';
import { texts } from './apprentice-status.text.ts';
import { openFirst } from './parts/open-first.ts';
import { ReasonForm } from './parts/reason-form.tsx';

const client = lateImport(() => import('./save.ts'));

/** Decides on an apprentice: Pending and Approved are saved at once, Rejected with its reason. A failure goes back to what the server last confirmed (W6). */
export function ApprenticeStatus({ apprentice_id, label, ...page }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { draftKept } = useText(editTexts);
  const about = useItemName(label);
  const { alert } = useDialogs();
  const [status, answeredStatus] = useAnswered<Status>(page.status);
  const [comment, answeredComment] = useAnswered(page.comment);
  /** What is on its way to being saved. */
  const draftKey = keptUnder(['draft', 'apprentice-status', apprentice_id]);
  const [restored, setRestored] = useState(() =>
    draftBeyond(draftKey, page.status === REJECTED ? withPlainBreaks(page.comment) : ''),
  );
  const [chosen, setChosen] = useState<Status | undefined>(restored === undefined ? undefined : REJECTED);
  const [draft, setDraft] = useState(restored);
  const [isSaved, setSaved] = useState(false);
  const saving = useSave('the status of an apprentice');
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = chosen ?? status;
  const reason = draft ?? withPlainBreaks(comment);

  const save = async (decision: Decision): Promise<void> => {
    const kept = await saving.start(() => {
      // before the answer, and not only after a failure: the page may be left while it is on its way
      if (decision.status === REJECTED) keepDraft(draftKey, decision.comment);
      return client().then(({ decide }) => decide(apprentice_id, decision));
    });
    if (kept !== undefined) {
      answeredStatus(decision.status);
      answeredComment(kept);
      setDraft(undefined);
      setRestored(undefined);
      forgetDraft(draftKey);
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

  const isRejected = shown === REJECTED;
  return (
    <div className="apprentice" onFocus={client.ahead}>
      <div className="row">
        <Select
          size="s"
          aria-label={label || `${words.label}: ${about || apprentice_id}`}
          aria-busy={saving.status === 'busy'}
          value={shown}
          onKeyDown={openFirst}
          onChange={(event) => choose(Number(event.target.value) as Status)}
        >
          {words.statuses.map((word, value) => (
            <option key={word} value={value}>
              {word}
            </option>
          ))}
        </Select>
        {!isRejected && saving.status === 'busy' && <Spinner size={18} />}
        {!isRejected && <SaveMark {...saving} />}
        <span className="saved" role="status">
          {isSaved ? words.saved : ''}
        </span>
      </div>
      {isRejected && (
        <ReasonForm
          field={field}
          reason={reason}
          hint={restored === undefined ? undefined : draftKept}
          saving={saving}
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
