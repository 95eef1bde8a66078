import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { arrowKeyTarget } from '../../../shared/ui/controls/index.ts';
import { useMovedFocus, useStateOf } from '../../../shared/ui/hooks/index.ts';
import { Icon } from '../../../shared/ui/content/index.ts';
import { ProgressBar, ProgressTrack } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import type { Chosen } from '../quiz.model.ts';
import type { Question } from '../quiz.props.ts';
import { texts } from '../quiz.text.ts';

interface QuestionStripProps {
  questions: readonly Question[];
  chosen: Chosen;
  /** Index of the current question, from 0. */
  current: number;
  onJump: (at: number) => void;
  disabled: boolean;
}

/** Where one is and how much is answered, in one line; a press on it shows the strip of questions behind it. */
export function Progress(strip: QuestionStripProps): ReactNode {
  const { questions, chosen } = strip;
  const words = useText(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const label = words.progress(chosen.size, questions.length);
  const percent = Math.round((chosen.size / questions.length) * 100);
  if (questions.length === 1) return <ProgressBar label={label} percent={percent} />;
  return (
    <div className="progress">
      <button
        type="button"
        className="progress-line"
        part="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{words.questionOf(strip.current + 1, questions.length)}</span>
        <strong>{`${percent}%`}</strong>
        <Icon name="down" />
      </button>
      <ProgressTrack
        percent={percent}
        thin
        part="progress"
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%`}
      />
      <div id={id} hidden={!isOpen}>
        {isOpen && <QuestionStrip {...strip} />}
      </div>
    </div>
  );
}

/**
 * A button with the number of each question: one tab stop, arrow keys move inside (ARIA toolbar pattern).
 */
function QuestionStrip({ questions, chosen, current, onJump, disabled }: QuestionStripProps): ReactNode {
  const words = useText(texts);
  const strip = useRef<HTMLDivElement>(null);
  /** The button that was focused last; another current question takes its place. */
  const [stop, setStop] = useStateOf(current, current);
  useMovedFocus();
  useLayoutEffect(() => {
    // the strip scrolls by itself, because scrollIntoView would move the page as well
    const button = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && button) strip.current.scrollTop = button.offsetTop - strip.current.clientHeight / 2;
  }, [current]);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === event.target);
    const goal = arrowKeyTarget(event, at, buttons.length);
    if (goal === undefined) return;
    event.preventDefault();
    buttons[(goal + buttons.length) % buttons.length]?.focus();
  };
  return (
    // the buttons are the controls; the toolbar only handles their arrow keys
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={strip} role="toolbar" aria-label={words.questions} className="strip" onKeyDown={move}>
      {questions.map(({ id }, at) => {
        const isAnswered = chosen.has(id);
        return (
          <button
            key={id}
            type="button"
            tabIndex={at === stop ? 0 : -1}
            aria-label={words.jump(at + 1, isAnswered)}
            aria-current={at === current ? 'step' : undefined}
            data-answered={isAnswered || undefined}
            disabled={disabled}
            onFocus={() => setStop(at)}
            onClick={() => onJump(at)}
          >
            <span>{at + 1}</span>
            {isAnswered && <Icon name="check" size={14} />}
          </button>
        );
      })}
    </div>
  );
}
