import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { HiddenInputs, useFieldsetDisabled } from '../../shared/runtime/hidden-inputs.tsx';
import { useWidget } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { LiveRegion } from '../../shared/ui/live-region.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { inputsOf, type Row, rowsOf, withoutRow, withRowAfter } from './input-add.model.ts';
import type { Properties } from './input-add.props.ts';
import { texts } from './input-add.text.ts';
import css from './input-add.css?inline';

/** Rows of one input each that can be added and removed, for the host's form (D21). */
export function InputAdd({ values, name, label, max }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const disabled = useFieldsetDisabled();
  const [rows, setRows] = useState(() => rowsOf(values));
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  /** The row that gets the focus once it is there. */
  const focusNext = useRef<number>(undefined);
  const hintId = useId();
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-row="${focusNext.current}"]`)?.focus();
    focusNext.current = undefined;
  }, [rows]);

  const called = (index: number): string => words.row(label || words.value, index + 1);
  const full = max !== undefined && rows.length >= max;
  const put = (next: readonly Row[]): void => {
    setRows(next);
    change({ values: inputsOf(next, name).map(({ value }) => value) });
  };
  const add = (after: number): void => {
    const next = withRowAfter(rows, after, max);
    if (next === rows) return setSaid(words.full(max ?? rows.length));
    focusNext.current = next[after + 1]?.key;
    setSaid(words.added(called(after + 1)));
    put(next);
  };
  const remove = (index: number): void => {
    const next = withoutRow(rows, index);
    focusNext.current = next[Math.min(index, next.length - 1)]?.key;
    setSaid(words.removed(called(index)));
    put(next);
  };
  const enter = (index: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault(); // it would send a form by mistake
    add(index);
  };

  return (
    <div className="rows" ref={box} role="group" aria-label={label || words.value}>
      {rows.map((row, index) => (
        <div className="row" key={row.key}>
          <TextInput
            size="s"
            data-row={row.key}
            aria-label={called(index)}
            disabled={disabled}
            value={row.value}
            onChange={({ target }) => put(rows.with(index, { ...row, value: target.value }))}
            onKeyDown={enter(index)}
          />
          <Button
            size="s"
            className="remove"
            aria-label={words.remove(called(index))}
            disabled={disabled}
            onClick={() => remove(index)}
          >
            <Icon name="bin" size={16} />
          </Button>
        </div>
      ))}
      <Button
        size="s"
        className="add"
        disabled={disabled}
        aria-disabled={full || undefined}
        aria-describedby={full ? hintId : undefined}
        onClick={() => add(rows.length - 1)}
      >
        <Icon name="plus" size={16} />
        <span>{words.add}</span>
      </Button>
      {full && (
        <p id={hintId} className="full">
          {words.full(max)}
        </p>
      )}
      <LiveRegion text={said} />
      <HiddenInputs inputs={inputsOf(rows, name)} onReset={() => setRows(rowsOf(values))} />
    </div>
  );
}
