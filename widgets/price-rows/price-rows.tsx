import { type ReactNode, useState } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { FormSlot, useFieldsetDisabled, useFormField, useFormInputs } from '../../shared/runtime/host-form/index.ts';
import { text } from '../../shared/lib/schema/index.ts';
import { continued, keptRows, moved } from '../../shared/lib/index.ts';
import { useMovedFocus, useNarrow } from '../../shared/ui/hooks/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { Icon } from '../../shared/ui/content/index.ts';
import { LiveRegion, useAnnouncement } from '../../shared/ui/feedback/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { useRowFocus } from '../../shared/ui/choices/index.ts';
import { Row } from './parts/row.tsx';
import css from './price-rows.css?inline';
import { fieldsOf, inputsOf, type PriceRow, problemsOf, rowsOf, withNewRow, withoutRow } from './price-rows.model.ts';
import type { Properties } from './price-rows.props.ts';
import { texts } from './price-rows.text.ts';

/** Two columns need this, in px; in less the price is below its name. As price-rows.reserve.css says. */
const COLUMNS_NEED_PX = 488;

/** Rows with name and price for the host's form, posted as `prices[0][name]` and so on (D21). */
export function PriceRows({ prices, name }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const disabled = useFieldsetDisabled();
  const {
    value: rows,
    enter: setRows,
    reset,
  } = useFormField(
    rowsOf(prices),
    (each) => inputsOf(each, name),
    keptRows({ price_id: text, name: text, price: text }),
    (next, before) => continued(next, before, ({ price_id }) => price_id),
  );
  const [announcement, announce] = useAnnouncement();
  /** True after the first check: from then on all errors are shown. */
  const [checked, setChecked] = useState(false);
  useMovedFocus();
  const { box, focusNext } = useRowFocus(rows);
  const isNarrow = useNarrow(box, COLUMNS_NEED_PX);
  const wrong = rows.findIndex((row, index) => Object.keys(problemsOf(row, index)).length > 0);
  useFormInputs(
    fieldsOf(rows, name).map(({ problem, ...field }) => ({ ...field, problem: problem && words.problems[problem] })),
    () => {
      reset();
      setChecked(false);
    },
    () => setChecked(true),
  );

  const put = (next: readonly PriceRow[], sentence = ''): void => {
    announce(sentence);
    if (setRows(next)) change(inputsOf(next, name));
  };
  const called = (index: number): string => rows[index]?.name.trim() || words.row(index + 1);
  const move = (from: number, to: number): void => {
    const next = moved(rows, from, to);
    if (next !== rows) put(next, words.moved(called(from), to + 1, rows.length));
  };
  const remove = (index: number): void => {
    const next = withoutRow(rows, index);
    focusNext(`${next[Math.min(index, next.length - 1)]?.key}-name`);
    put(next, words.removed(called(index)));
  };
  const add = (): void => {
    const next = withNewRow(rows);
    focusNext(`${next.at(-1)?.key}-name`);
    put(next, words.added(next.length));
  };
  return (
    <div ref={box} className="prices" data-narrow={isNarrow || undefined} role="group" aria-label={words.rows}>
      <div className="heads" aria-hidden="true">
        <span>{words.name}</span>
        <span>{words.price}</span>
      </div>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          row={row}
          index={index}
          last={index === rows.length - 1}
          called={called(index)}
          checked={checked}
          firstWrong={index === wrong}
          disabled={disabled}
          onChange={(part) => put(rows.with(index, { ...row, ...part }))}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button className="add" disabled={disabled} onClick={add}>
        <Icon name="plus" size={16} />
        <span>{words.add}</span>
      </Button>
      <LiveRegion {...announcement} />
      {wrong < 0 && <FormSlot />}
    </div>
  );
}
