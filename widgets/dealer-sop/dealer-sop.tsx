import { type ReactNode, useEffect, useState } from 'react';
import { forget, keep, readKept } from '../../shared/lib/browser-storage.ts';
import { unawaited } from '../../shared/lib/unawaited.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { LongText } from '../../shared/ui/long-text.tsx';
import { useDialogs } from '../../shared/ui/use-dialogs.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { formerKeyOf, keyOf, namesOf, readDone, withDone } from './dealer-sop.model.ts';
import type { Properties } from './dealer-sop.props.ts';
import { texts } from './dealer-sop.text.ts';
import css from './dealer-sop.css?inline';

/** The steps of a procedure with their details; which ones are done is kept in the browser (D21). */
export function DealerSop({ steps, procedure }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const { confirm } = useDialogs();
  const key = keyOf(location.pathname, procedure, steps);
  useEffect(() => forget(formerKeyOf(location.pathname)), []);
  const [done, setDone] = useState(() => readDone(readKept(key)));
  const names = namesOf(steps);
  const count = names.filter((name) => done.has(name)).length;
  const mark = (marked: readonly string[], isDone: boolean): void => {
    // read afresh: another procedure of this page, or another tab, may have written meanwhile
    const next = marked.reduce((set, name) => withDone(set, name, isDone), readDone(readKept(key)));
    setDone(next);
    keep(key, [...next]);
    change({ done: names.flatMap((name, index) => (next.has(name) ? [index + 1] : [])) });
  };

  const restart = async (): Promise<void> => {
    if (count > 0 && (await confirm({ title: words.sure }))) mark(names, false);
  };

  if (steps.length === 0) return <p className="nothing">{words.empty}</p>;
  return (
    <div className="sop">
      <div className="head">
        <label className="progress">
          <span>{words.counted(count, steps.length)}</span>
          <progress aria-label={words.progress} value={count} max={steps.length} />
        </label>
        <Button aria-disabled={count === 0 || undefined} onClick={() => unawaited(restart())}>
          {words.restart}
        </Button>
      </div>
      <ol className="steps" part="steps">
        {steps.map(({ title, detail }, index) => {
          const name = names[index]!;
          return (
            <li className="step" key={name} data-done={done.has(name)}>
              <Checkbox checked={done.has(name)} onChange={({ target }) => mark([name], target.checked)}>
                <VisuallyHidden>{words.done(index + 1)}</VisuallyHidden>
              </Checkbox>
              <div className="what">
                {detail ? (
                  <Disclosure title={`${index + 1}. ${title}`}>
                    <p className="detail" dir="auto">
                      <LongText>{detail}</LongText>
                    </p>
                  </Disclosure>
                ) : (
                  <p className="plain" dir="auto">
                    {`${index + 1}. ${title}`}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p className="all" role="status">
        {count === steps.length ? words.all : ''}
      </p>
    </div>
  );
}
