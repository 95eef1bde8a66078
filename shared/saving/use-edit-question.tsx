import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { unawaited } from '../page/index.ts';
import { useDialogs } from '../ui/ask/index.ts';
import { useText } from '../ui/base/index.ts';
import { useStyles } from '../ui/common/index.ts';
import { Button } from '../ui/controls/index.ts';
import { usePageRestored } from '../ui/hooks/index.ts';
import { endToast } from '../ui/popups/index.ts';
import css from './edit-question.css?inline';
import { savingText } from './saving.text.ts';

/** The question before the mentor or a note is changed, asked in place of the form's buttons, and the toast after it (parts 5 and 8). */
export function useEditQuestion() {
  useStyles(css);
  const { toast } = useDialogs();
  const { updated } = useText(savingText);
  const [answer, setAnswer] = useState<(isSure: boolean) => void>();
  const save = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  const settle = (isSure: boolean): void => {
    answer?.(isSure);
    setAnswer(undefined);
  };
  // whoever takes the form away has not said yes
  useEffect(() => () => answer?.(false), [answer]);
  // somebody else may have logged in meanwhile (D7)
  usePageRestored(() => settle(false));
  useLayoutEffect(() => {
    if (wasAsked.current && !answer) save.current?.focus();
    wasAsked.current = answer !== undefined;
  }, [answer]);
  return {
    /** Of the button that saves: the focus returns to it. */
    save,
    question: answer && <EditQuestion onAnswer={settle} />,
    askFirst: () => {
      endToast(); // about the last save
      return new Promise<boolean>((resolve) => setAnswer(() => resolve));
    },
    dismiss: () => settle(false),
    showUpdated: () => unawaited(toast({ locale: updated.lang, icon: 'success', title: updated.children })),
  };
}

function EditQuestion({ onAnswer }: { onAnswer: (isSure: boolean) => void }): ReactNode {
  const { question, yes, no } = useText(savingText);
  const id = useId();
  const sure = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => sure.current?.focus(), []);
  return (
    // Escape is the no of a dialog
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="alertdialog"
      aria-labelledby={id}
      className="question"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // a dialog around it stays open,
        event.stopPropagation(); // also one of the page
        onAnswer(false);
      }}
    >
      <p id={id} {...question} />
      <div className="edit-actions">
        <Button onClick={() => onAnswer(false)}>
          <span {...no} />
        </Button>
        <Button ref={sure} variant="primary" onClick={() => onAnswer(true)}>
          <span {...yes} />
        </Button>
      </div>
    </div>
  );
}
