import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './choice-card.css?inline';
import { useStyles } from '../common/index.ts';
import { ChoiceInput } from './choice-input.tsx';

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What the control is, and its name for `::part()`. */
  part: 'checkbox' | 'radio';
  /** The name of the choice. */
  children: ReactNode;
  /** What is said about the choice, below its name. */
  hint?: ReactNode;
}

/** A choice in a frame, with a tick or a dot: a press anywhere in the frame chooses it, and its hint is only its description. */
export function ChoiceCard({ children, hint, ...rest }: ChoiceCardProps): ReactNode {
  useStyles(css, 'ui');
  const id = useId();
  return (
    <label className="ui-card" data-chosen={rest.checked || undefined} data-taken={rest.disabled || undefined}>
      <ChoiceInput type={rest.part} aria-labelledby={id} aria-describedby={hint ? `${id}-hint` : undefined} {...rest} />
      <span className="ui-card-words">
        <span id={id} dir="auto">
          {children}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="ui-card-hint">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
