import { server } from '../../shared/api/late/index.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { SaveMark, useEditQuestion, useSave } from '../../shared/saving/index.ts';
import { lateImport, unawaited } from '../../shared/page/index.ts';
import { useDialogLoad } from '../../shared/runtime/visit/index.ts';
import { useField, useItemName } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { failureOf, useText } from '../../shared/ui/base/index.ts';
import { EmptyState } from '../../shared/ui/feedback/index.ts';
import { StatusMark } from '../../shared/ui/switch/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { personChoices } from '../../shared/ui/select/index.ts';
import type { MentorDialog } from './parts/mentor-dialog/index.tsx';
import css from './upline-mentor.css?inline';
import { currentMentor, type Mentor } from './upline-mentor.model.ts';
import type { Properties } from './upline-mentor.props.ts';
import { texts } from './upline-mentor.text.ts';

const loadDialog = lateImport(() => import('./parts/mentor-dialog/index.tsx'));

/** A dealer's upline mentor, changed in a dialog with a searchable select. Shows the name in the server's answer. */
export function UplineMentor({ dealer_id, upline_mentor_id, mentor_name, options, label }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const about = useItemName(label);
  const { askFirst, dismiss, question, save: saveButton, showUpdated } = useEditQuestion();
  const choices = useMemo(() => personChoices(options), [options]);
  const { value, ask } = useField('mentor', { upline_mentor_id, mentor_name }); // the name is only that of the same id
  const { upline_mentor_id: id, mentor_name: name } = value;
  const current = currentMentor(id, name, choices);
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState<Mentor | null>(null);
  const [Dialog, setDialog] = useState<typeof MentorDialog>();
  const opening = useDialogLoad('the dialog for another mentor could not be loaded.');
  const saving = useSave('an upline mentor');
  const shown = name || current?.label;

  const prefetch = (): void => {
    loadDialog.ahead();
    server.ahead();
  };
  const show = async (): Promise<void> => {
    const loaded = await opening.run(loadDialog);
    if (!loaded) return;
    setDialog(() => loaded.MentorDialog);
    setChoice(current);
    setOpen(true);
  };
  const save = async ({ value: chosen }: Mentor): Promise<void> => {
    const assignIt = async (): Promise<string> => {
      const answered = ask();
      const answer = await server().then(({ call, assignMentor }) =>
        call(assignMentor, { request: { dealer_id, upline_mentor_id: chosen }, before: saving.error }),
      );
      answered({ upline_mentor_id: chosen, mentor_name: answer });
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
        <EmptyState title={words.none} />
      )}
      <span className="change">
        <Button
          variant="link"
          aria-label={`${words.change}: ${about || dealer_id}`}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          busy={opening.status === 'busy'}
          onClick={() => unawaited(show())}
        >
          {words.change}
        </Button>
        <StatusMark text={opening.status === 'failed' ? words.notOpened : ''} failure={failureOf(opening.error)} />
        {!open && <SaveMark {...saving} />}
      </span>
      {Dialog && (
        <Dialog
          open={open}
          title={[words.title, about].filter(Boolean).join(': ')}
          choices={choices}
          choice={choice}
          saving={saving}
          question={question}
          saveButton={saveButton}
          onChoose={setChoice}
          onSave={(mentor) => unawaited(save(mentor))}
          onClose={() => {
            dismiss();
            setOpen(false);
            saving.clear();
          }}
        />
      )}
    </div>
  );
}
