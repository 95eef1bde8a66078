import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { keep, readKept } from '../../shared/page/visits/index.ts';
import { unawaited } from '../../shared/page/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { useKeptHere, useOtherTabs, usePageRestored } from '../../shared/ui/hooks/index.ts';
import { isolated } from '../../shared/lib/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { Checkbox } from '../../shared/ui/choices/index.ts';
import { Disclosure } from '../../shared/ui/disclosure/index.ts';
import { ProgressTrack, Status } from '../../shared/ui/feedback/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { LongText, VisuallyHidden } from '../../shared/ui/content/index.ts';
import { useDialogs } from '../../shared/ui/ask/index.ts';
import { keyOf, namesOf } from './dealer-sop.model.ts';
import type { Properties } from './dealer-sop.props.ts';
import { texts } from './dealer-sop.text.ts';
import css from './dealer-sop.css?inline';

/** The kept names of finished steps. */
const readDone = (key: string): Set<string> => new Set(readKept(key, v.array(v.string())));

/** The steps of a procedure with their details. The browser keeps which ones are finished (D21). */
export function DealerSop({ steps, procedure }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const { confirm, isWaiting } = useDialogs();
  const key = keyOf(location.pathname, procedure, steps);
  const [done, setDone] = useState(() => readDone(key));
  /** Shows what this or another element, another tab, or this page before it came from the back/forward cache, has stored. */
  const readAgain = (): void => setDone(readDone(key));
  useKeptHere(key, readAgain);
  useOtherTabs(key, readAgain);
  usePageRestored(readAgain);
  const names = namesOf(steps);
  const count = names.filter((name) => done.has(name)).length;
  const next = names.findIndex((name) => !done.has(name));
  const mark = (marked: readonly string[], isDone: boolean): void => {
    // read again, because another procedure on this page, or another tab, may have written
    const all = readDone(key);
    for (const name of marked)
      if (isDone) all.add(name);
      else all.delete(name);
    keep(key, [...all]);
    change({ done: names.flatMap((name, index) => (all.has(name) ? [index + 1] : [])) });
  };

  const restart = async (): Promise<void> => {
    if (count > 0 && (await confirm({ title: words.sure }))) mark(names, false);
  };

  if (steps.length === 0) return <p className="nothing">{words.empty}</p>;
  return (
    <div className="sop">
      <div className="head">
        <span className="counted">{words.counted(count, steps.length)}</span>
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
      <Status className="ahead">
        {next === -1 ? words.all : words.next(next + 1, isolated(steps[next]?.title ?? ''))}
      </Status>
      <ol className="steps" part="steps">
        {steps.map(({ title, detail }, index) => {
          // there is a name for each step
          const name = names[index]!;
          return (
            <li
              className="step"
              key={name}
              data-plain={!detail || undefined}
              data-done={done.has(name)}
              data-next={index === next || undefined}
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
