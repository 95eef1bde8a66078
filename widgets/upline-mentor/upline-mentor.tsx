import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useAnswered } from '../../shared/inline-edit/use-answered.ts';
import { useEditDialogs, useSave } from '../../shared/inline-edit/use-save.ts';
import { lateImport } from '../../shared/lib/late-import.ts';
import { logError } from '../../shared/lib/log.ts';
import { unawaited } from '../../shared/lib/unawaited.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { useItemName } from '../../shared/runtime/use-item-name.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QuietMark } from '../../shared/ui/quiet-mark.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import css from './upline-mentor.css?inline';
import { currentMentor, type Mentor, mentorChoices } from './upline-mentor.model.ts';
import type { Properties } from './upline-mentor.props.ts';
import { texts } from './upline-mentor.text.ts';

const client = lateImport(() => import('./save.ts'));
const loadDialog = lateImport(() =>
  import('./parts/mentor-dialog.tsx').then(({ MentorDialog }) => ({ default: MentorDialog })),
);
const MentorDialog = lazy(loadDialog);

/** A dealer's upline mentor, changed in a dialog with a searchable select; the name of the answer is what is shown. */
export function UplineMentor({ dealer_id, upline_mentor_id, mentor_name, options, label }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const about = useItemName(label);
  const { element } = useWidget();
  const { isSure, sayUpdated } = useEditDialogs();
  const choices = useMemo(() => mentorChoices(options), [options]);
  const [id, answeredId] = useAnswered(upline_mentor_id);
  const [name, answeredName] = useAnswered(mentor_name);
  const current = currentMentor(id, name, choices);
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState<Mentor | null>(null);
  const [dialog, setDialog] = useState<'none' | 'coming' | 'there' | 'failed'>('none');
  const saving = useSave('an upline mentor');
  const shown = name || current?.label;

  const prefetch = (): void => {
    loadDialog.ahead();
    client.ahead();
  };
  const show = async (): Promise<void> => {
    saving.clear();
    setChoice(current);
    if (dialog !== 'there') setDialog('coming');
    try {
      // rendered only when it has come: a dialog that cannot be fetched must not take the widget with it
      await loadDialog();
      setDialog('there');
      setOpen(true);
    } catch (error) {
      logError('the dialog for another mentor could not be loaded.', element, error);
      setDialog('failed');
    }
  };
  const save = async ({ value }: Mentor): Promise<void> => {
    const answer = await saving.start(
      () => client().then(({ assign }) => assign({ dealer_id, upline_mentor_id: value })),
      isSure,
    );
    if (answer === undefined) return;
    answeredId(value);
    answeredName(answer);
    setOpen(false);
    sayUpdated();
  };

  return (
    <div className="mentor">
      {shown ? (
        <span className="name" dir="auto">
          {shown}
        </span>
      ) : (
        <span className="none">{words.none}</span>
      )}
      <span className="change">
        <Button
          aria-label={`${words.change}: ${about || dealer_id}`}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          busy={dialog === 'coming'}
          onClick={() => unawaited(show())}
        >
          {words.change}
        </Button>
        <QuietMark text={dialog === 'failed' ? words.notOpened : ''} />
      </span>
      {dialog === 'there' && (
        <Suspense>
          <MentorDialog
            open={open}
            title={[words.title, about].filter(Boolean).join(': ')}
            choices={choices}
            choice={choice}
            saving={saving}
            onChoose={setChoice}
            onSave={(mentor) => unawaited(save(mentor))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
