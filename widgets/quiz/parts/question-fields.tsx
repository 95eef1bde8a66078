import { type ReactNode, type RefObject, useId } from 'react';
import { unawaited } from '../../../shared/page/index.ts';
import { LightboxPlace, useLightbox } from '../../../shared/runtime/visit/index.ts';
import { ChoiceCard } from '../../../shared/ui/choices/index.ts';
import { VisuallyHidden } from '../../../shared/ui/content/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import type { Question } from '../quiz.props.ts';
import { texts } from '../quiz.text.ts';
import { QuestionImage } from './question-image.tsx';

interface QuestionFieldsProps {
  question: Question;
  /** Number of the question, from 1. */
  number: number;
  total: number;
  /** Key of the chosen answer. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  disabled: boolean;
  /** Focused when the person comes to this question. */
  legend: RefObject<HTMLLegendElement | null>;
}

/**
 * One question with its answers. Give it a `key` for each question.
 */
export function QuestionFields({
  question,
  number,
  total,
  chosen,
  onChoose,
  disabled,
  legend,
}: QuestionFieldsProps): ReactNode {
  const words = useText(texts);
  const name = useId();
  const lightbox = useLightbox('the picture of a question could not be opened.');
  const imageOf = words.imageOf(number);
  const fields = (
    <fieldset className="question" disabled={disabled}>
      <legend ref={legend} tabIndex={-1}>
        <VisuallyHidden>{words.questionOf(number, total)}</VisuallyHidden>
        <span className="words" dir="auto">
          {question.question}
        </span>
      </legend>
      {question.image && (
        <QuestionImage
          image={question.image}
          number={number}
          onNear={lightbox.ahead}
          onEnlarge={(image) =>
            unawaited(lightbox.show(() => ({ label: imageOf, slides: [{ image, name: imageOf }] })))
          }
        />
      )}
      <div className="answers">
        {question.answers.map(({ key, text }) => (
          <ChoiceCard
            key={key}
            part="radio"
            name={`${name}${question.id}`}
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          >
            {text || key}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
  return (
    <>
      {fields}
      {/* beside the fieldset: its being disabled is not for the lightbox */}
      <LightboxPlace lightbox={lightbox} />
    </>
  );
}
