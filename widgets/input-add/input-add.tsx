import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { continued, isComposing, keptRows } from '../../shared/lib/index.ts';
import { FormSlot, useFieldsetDisabled, useFormField, useFormInputs } from '../../shared/runtime/host-form/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { text } from '../../shared/lib/schema/index.ts';
import { useMovedFocus } from '../../shared/ui/hooks/index.ts';
import { Button, TextInput } from '../../shared/ui/controls/index.ts';
import { Icon } from '../../shared/ui/content/index.ts';
import { LiveRegion, useAnnouncement } from '../../shared/ui/feedback/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { useRowFocus } from '../../shared/ui/choices/index.ts';
import { inputsOf, type Row, rowsOf, withoutRow, withRowAfter } from './input-add.model.ts';
import type { Properties } from './input-add.props.ts';
import { texts } from './input-add.text.ts';
import css from './input-add.css?inline';

/** Rows with one input each, which can be added and removed, for the host's form (D21). */
export function InputAdd({ values, name, label, max }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const disabled = useFieldsetDisabled();
  const {
    value: rows,
    enter: setRows,
    reset,
  } = useFormField(
    rowsOf(values),
    (each) => inputsOf(each, name),
    keptRows({ value: text }),
    (next, before) => continued(next, before, ({ value }) => value.trim()),
  );
  useFormInputs(inputsOf(rows, name), reset);
  const [announcement, announce] = useAnnouncement();
  const id = useId();
  const hintId = `${id}full`;
  useMovedFocus();
  const { box, focusNext } = useRowFocus(rows);

  const called = (index: number): string => words.row(label || words.value, index + 1);
  const full = max !== undefined && rows.length >= max;
  const put = (next: readonly Row[]): void => {
    if (setRows(next)) change({ values: inputsOf(next, name).map(({ value }) => value) });
  };
  const add = (after: number): void => {
    const next = withRowAfter(rows, after, max);
    if (next === rows) return announce(words.full(max ?? rows.length));
    focusNext(`${next[after + 1]?.key}`);
    announce(words.added(called(after + 1)));
    put(next);
  };
  const remove = (index: number): void => {
    const next = withoutRow(rows, index);
    focusNext(`${next[Math.min(index, next.length - 1)]?.key}`);
    announce(words.removed(called(index)));
    put(next);
  };
  const enter = (index: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault(); // Enter would submit the form
    add(index);
  };
  return (
    <div className="rows" ref={box} role="group" aria-label={label || words.value}>
      {rows.map((row, index) => (
        <div className="row" key={row.key}>
          <label htmlFor={`${id}${row.key}`} dir="auto">
            {called(index)}
          </label>
          <TextInput
            id={`${id}${row.key}`}
            data-at={row.key}
            disabled={disabled}
            value={row.value}
            onChange={({ target }) => put(rows.with(index, { ...row, value: target.value }))}
            enterKeyHint="next"
            onKeyDown={enter(index)}
          />
          <Button
            className="remove"
            aria-label={words.remove(called(index))}
            disabled={disabled}
            onClick={() => remove(index)}
          >
            <Icon name="bin" size={16} />
          </Button>
        </div>
      ))}
      <div className="foot">
        <Button
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
      </div>
      <LiveRegion {...announcement} />
      <FormSlot />
    </div>
  );
}
