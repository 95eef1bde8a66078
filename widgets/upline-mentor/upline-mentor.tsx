import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useAnswered } from '../../shared/saving/use-answered.ts';
import { useAnsweredOf } from '../../shared/saving/use-answered-of.ts';
import { useEditDialogs, useSave } from '../../shared/saving/use-save.ts';
import { lateImport } from '../../shared/lib/loading/late-import.ts';
import { logError } from '../../shared/lib/page/log.ts';
import { unawaited } from '../../shared/lib/page/unawaited.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { useItemName } from '../../shared/runtime/use-item-name.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { type Failure, failureOf } from '../../shared/ui/feedback/failure.ts';
import { QuietMark } from '../../shared/ui/feedback/quiet-mark.tsx';
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

/** A dealer's upline mentor, changed in a dialog with a searchable select. Shows the name in the server's answer. */
export function UplineMentor({ dealer_id, upline_mentor_id, mentor_name, options, label }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const about = useItemName(label);
  const { element } = useWidget();
  const { askFirst, showUpdated } = useEditDialogs();
  const choices = useMemo(() => mentorChoices(options), [options]);
  const [id, askId] = useAnswered('upline_mentor_id', upline_mentor_id);
  const [name, askName] = useAnsweredOf(id, 'mentor_name', mentor_name);
  const current = currentMentor(id, name, choices);
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState<Mentor | null>(null);
  const [dialog, setDialog] = useState<'none' | 'coming' | 'there' | { failure: Failure }>('none');
  const saving = useSave('an upline mentor');
  const shown = name || current?.label;
  const failure = typeof dialog === 'object' ? dialog.failure : undefined;

  const prefetch = (): void => {
    loadDialog.ahead();
    client.ahead();
  };
  const show = async (): Promise<void> => {
    if (dialog !== 'there') setDialog('coming');
    try {
      // rendered only after it has loaded: a dialog that cannot be loaded must not crash the widget
      await loadDialog();
      setDialog('there');
      setChoice(current);
      setOpen(true);
    } catch (error) {
      logError('the dialog for another mentor could not be loaded.', element, error);
      setDialog({ failure: failureOf(error) });
    }
  };
  const save = async ({ value }: Mentor): Promise<void> => {
    const assignIt = async (): Promise<string> => {
      const answeredId = askId();
      const answeredName = askName();
      const { assign } = await client();
      const answer = await assign({ dealer_id, upline_mentor_id: value });
      answeredId(value);
      answeredName(answer, value);
      return answer;
    };
    if ((await saving.run(assignIt, { confirmed: askFirst })) === undefined) return;
    setOpen(false);
    showUpdated();
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
        <QuietMark text={failure ? words.notOpened : ''} failure={failure} />
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
            onClose={() => {
              setOpen(false);
              saving.clear();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
