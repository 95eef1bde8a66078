import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { unawaited } from '../../shared/page/index.ts';
import { useField, useWidget } from '../../shared/runtime/index.ts';
import { kept } from '../../shared/memory/kept/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { Checkbox } from '../../shared/ui/choices/index.ts';
import { Disclosure } from '../../shared/ui/disclosure/index.ts';
import { EmptyState, ProgressTrack, Status } from '../../shared/ui/feedback/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { LongText, VisuallyHidden } from '../../shared/ui/content/index.ts';
import { useDialogs } from '../../shared/ui/ask/index.ts';
import { keyOf, namesOf } from './dealer-sop.model.ts';
import type { Properties } from './dealer-sop.props.ts';
import { texts } from './dealer-sop.text.ts';
import css from './dealer-sop.css?inline';

/** The names of finished steps. */
const names = v.array(v.string());
const NONE: string[] = [];

/** The steps of a procedure with their details. The browser keeps which ones are finished (D21). */
export function DealerSop({ steps, procedure }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const { confirm, isWaiting } = useDialogs();
  const [where] = useState(() => kept('dealer-sop', [location.pathname, keyOf(procedure, steps)]));
  const { value, enter, read } = useField(where, NONE, { schema: names });
  const done = new Set(value);
  const own = namesOf(steps);
  const count = own.filter((name) => done.has(name)).length;
  const next = own.findIndex((name) => !done.has(name));
  const mark = (marked: readonly string[], isDone: boolean): void => {
    // read again, because another tab may have written
    const all = new Set(read());
    for (const name of marked)
      if (isDone) all.add(name);
      else all.delete(name);
    enter([...all]);
    change({ done: own.flatMap((name, index) => (all.has(name) ? [index + 1] : [])) });
  };

  const restart = async (): Promise<void> => {
    if (count > 0 && (await confirm({ title: words.sure }))) mark(own, false);
  };

  if (steps.length === 0) return <EmptyState icon="check" title={words.empty} />;
  return (
    <div className="sop">
      <div className="head">
        <Status as="span" className="counted">
          {next === -1 ? words.all : words.counted(count, steps.length)}
        </Status>
        <Button
          variant="link"
          busy={isWaiting}
          aria-disabled={count === 0 || undefined}
          onClick={() => unawaited(restart())}
        >
          {words.restart}
        </Button>
        <ProgressTrack
          percent={(100 * count) / steps.length}
          thin
          role="progressbar"
          aria-label={words.progress}
          aria-valuenow={count}
          aria-valuemax={steps.length}
        />
      </div>
      <ol className="steps" part="steps">
        {steps.map(({ title, detail }, index) => {
          // there is a name for each step
          const name = own[index]!;
          return (
            <li
              className="step"
              key={name}
              data-plain={!detail || undefined}
              data-done={done.has(name)}
              aria-current={index === next ? 'step' : undefined}
            >
              <Checkbox checked={done.has(name)} onChange={({ target }) => mark([name], target.checked)}>
                <VisuallyHidden>{words.done(index + 1)}</VisuallyHidden>
                {!detail && (
                  <span className="plain" dir="auto">
                    {`${index + 1}. ${title}`}
                  </span>
                )}
              </Checkbox>
              {detail && (
                <Disclosure title={`${index + 1}. ${title}`}>
                  <p className="detail" dir="auto">
                    <LongText>{detail}</LongText>
                  </p>
                </Disclosure>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
