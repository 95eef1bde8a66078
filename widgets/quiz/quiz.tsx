import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { server } from '../../shared/api/late/index.ts';
import { unawaited } from '../../shared/page/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { useCurrentItem } from '../../shared/ui/hooks/index.ts';
import { ActionBar, Button } from '../../shared/ui/controls/index.ts';
import { EmptyState, Notice } from '../../shared/ui/feedback/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { QuestionFields } from './parts/question-fields.tsx';
import { Progress } from './parts/progress.tsx';
import { QuizNotices } from './parts/quiz-notices.tsx';
import { LeftOver } from './parts/left-over.tsx';
import { useKeptAnswers } from './parts/use-kept-answers.ts';
import { type Submission, useSubmission } from './parts/use-submission.ts';
import css from './quiz.css?inline';
import { unanswered } from './quiz.model.ts';
import type { Properties } from './quiz.props.ts';
import { texts } from './quiz.text.ts';

/** A customer's quiz or a staff assessment: one question at a time (part 2). */
export function Quiz(properties: Properties): ReactNode {
  useStyles(css);
  const { noQuestions } = useText(texts);
  return properties.questions.length === 0 ? <EmptyState title={noQuestions} /> : <Run {...properties} />;
}

function Run(properties: Properties): ReactNode {
  const { questions } = properties;
  const words = useText(texts);
  const { change } = useWidget();
  const kept = useKeptAnswers(properties);
  const { chosen } = kept;
  const left = unanswered(questions, chosen);
  const [first] = useState(left[0] ?? questions.length - 1);
  const ids = questions.map(({ id }) => id);
  // `first` is a place
  const { at = first, goTo: show } = useCurrentItem(ids, first);
  const [hasMoved, setHasMoved] = useState(false);
  const submission = useSubmission(properties, kept);
  const legend = useRef<HTMLLegendElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** Whether the person has asked for another question, which then gets the focus. */
  const focusNext = useRef(false);

  // there is one at least
  const question = questions[at]!;
  // a quiz that another tab has submitted must not be submitted again
  const isLocked = submission.status === 'sending' || kept.isSentElsewhere();
  const goTo = (goal: number): void => {
    focusNext.current = true;
    show(goal);
    setHasMoved(true);
  };
  useLayoutEffect(() => {
    if (focusNext.current) legend.current?.focus();
    focusNext.current = false;
  }, [question.id]);

  if (submission.status === 'sent') return <SentNotice submission={submission} />;
  return (
    <div ref={frame} className="quiz">
      <Progress questions={questions} chosen={chosen} current={at} onJump={goTo} disabled={isLocked} />
      <QuizNotices kept={kept} total={questions.length} isStart={!hasMoved} />
      <QuestionFields
        key={question.id}
        question={question}
        number={at + 1}
        total={questions.length}
        chosen={chosen.get(question.id)}
        disabled={isLocked}
        legend={legend}
        onChoose={(key) => {
          kept.choose(question.id, key);
          server.ahead(); // handing in may find no connection
          change({ question_id: question.id, key });
        }}
      />
      {!kept.isSentElsewhere() && <LeftOver left={left} current={at} submission={submission} onGoTo={goTo} />}
      <ActionBar className="steps" around={frame} busy={submission.status === 'sending'}>
        <Button aria-disabled={at === 0 || isLocked} onClick={() => goTo(at - 1)}>
          {words.previous}
        </Button>
        <Button
          variant={left.length > 0 ? 'primary' : 'quiet'}
          aria-disabled={at === questions.length - 1 || isLocked}
          onClick={() => goTo(at + 1)}
        >
          {words.next}
        </Button>
        {!kept.isSentElsewhere() && left.length === 0 && (
          <Button
            className="submit"
            variant={submission.failure?.reload ? 'quiet' : 'primary'}
            busy={submission.status === 'sending'}
            onClick={() => unawaited(submission.submit())}
          >
            {words.submit}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}

/** Replaces the quiz after it was submitted. Its button opens the next page, in case the host has prevented the redirect. */
function SentNotice({ submission: { isBack, goOn } }: { submission: Submission }): ReactNode {
  const words = useText(texts);
  const title = isBack ? words.sentBefore : words.sent;
  return <Notice tone="success" title={title} actions={<Button onClick={goOn}>{words.goOn}</Button>} />;
}
