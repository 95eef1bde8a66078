import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
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
import { inputsOf, type Row, rowsOf, withoutRow, withPasted, withRowAfter } from './input-add.model.ts';
import type { Properties } from './input-add.props.ts';
import { texts } from './input-add.text.ts';
import css from './input-add.css?inline';

/**
 * Rows with one input each, which can be added and removed, for the host's form (D21).
 * Several pasted lines become several rows.
 */
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
  /** How many lines of the last paste found no room. */
  const [leftOut, setLeftOut] = useState(0);
  const id = useId();
  const hintId = `${id}full`;
  useMovedFocus();
  const { box, focusNext } = useRowFocus(rows);

  const called = (index: number): string => words.row(label || words.value, index + 1);
  const full = max !== undefined && rows.length >= max;
  const put = (next: readonly Row[]): void => {
    setLeftOut(0);
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
  const paste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const selected = { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
    const pasted = withPasted(rows, index, selected, event.clipboardData.getData('text'), max);
    if (!pasted) return;
    event.preventDefault(); // it would join the lines
    const added = pasted.rows.length - rows.length;
    focusNext(`${pasted.rows[index + added]?.key}`);
    announce(
      [added > 0 && words.addedRows(added), pasted.leftOut > 0 && words.leftOut(pasted.leftOut)]
        .filter(Boolean)
        .join(' '),
    );
    put(pasted.rows);
    setLeftOut(pasted.leftOut);
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
            size="s"
            data-at={row.key}
            disabled={disabled}
            value={row.value}
            onChange={({ target }) => put(rows.with(index, { ...row, value: target.value }))}
            enterKeyHint="next"
            onKeyDown={enter(index)}
            onPaste={paste(index)}
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
      <div className="foot">
        <Button
          size="s"
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
            {[words.full(max), leftOut > 0 && words.leftOut(leftOut)].filter(Boolean).join(' ')}
          </p>
        )}
      </div>
      <LiveRegion {...announcement} />
      <FormSlot />
    </div>
  );
}
