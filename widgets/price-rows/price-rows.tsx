import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { HiddenInputs, useFieldsetDisabled } from '../../shared/runtime/hidden-inputs.tsx';
import { continued, moved, newKey } from '../../shared/runtime/keyed-rows.ts';
import { useMovedFocus } from '../../shared/runtime/use-moved-focus.ts';
import { usePageState } from '../../shared/runtime/use-page-state.ts';
import { useFormCheck } from '../../shared/runtime/use-form-check.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Icon } from '../../shared/ui/content/icon.tsx';
import { LiveRegion, useAnnouncement } from '../../shared/ui/feedback/live-region.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { Row } from './parts/row.tsx';
import css from './price-rows.css?inline';
import { inputsOf, type PriceRow, problemsOf, ringgitText } from './price-rows.model.ts';
import type { Properties } from './price-rows.props.ts';
import { texts } from './price-rows.text.ts';

const blank = (key: number): PriceRow => ({ key, price_id: '', name: '', price: '' });

function rowsOf(prices: Properties['prices']): readonly PriceRow[] {
  if (prices.length === 0) return [blank(0)];
  return prices.map(({ price_id, name, price }, key) => ({
    key,
    price_id,
    name,
    price: price === null ? '' : ringgitText(price),
  }));
}

/** Rows with name and price for the host's form, posted as `prices[0][name]` and so on (D21). */
export function PriceRows({ prices, name }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const disabled = useFieldsetDisabled();
  const {
    state: rows,
    set: setRows,
    reset,
  } = usePageState(
    rowsOf(prices),
    (each) => inputsOf(each, name),
    (next, before) => continued(next, before, ({ price_id }) => price_id),
  );
  const [announcement, announce] = useAnnouncement();
  /** True after the first submit: from then on all errors are shown. */
  const [checked, setChecked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** The key of the row whose name gets the focus after it was rendered. */
  const focusNext = useRef<number>(undefined);
  useMovedFocus();
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-at="${focusNext.current}-name"]`)?.focus();
    focusNext.current = undefined;
  }, [rows]);
  useFormCheck((takeFocus) => {
    setChecked(true);
    const wrong = rows.findIndex((row, index) => Object.keys(problemsOf(row, index)).length > 0);
    const row = rows[wrong];
    if (!row) return true;
    const part = problemsOf(row, wrong).name ? 'name' : 'price';
    if (takeFocus) box.current?.querySelector<HTMLElement>(`[data-at="${row.key}-${part}"]`)?.focus();
    return false;
  });

  const put = (next: readonly PriceRow[], sentence = ''): void => {
    setRows(next);
    announce(sentence);
    change(inputsOf(next, name));
  };
  const called = (index: number): string => rows[index]?.name.trim() || words.row(index + 1);
  const move = (from: number, to: number): void => {
    const next = moved(rows, from, to);
    if (next !== rows) put(next, words.moved(called(from), to + 1, rows.length));
  };
  const remove = (index: number): void => {
    const left = rows.toSpliced(index, 1);
    const next = left.length > 0 ? left : [blank(newKey(rows))];
    // `next` is never empty
    focusNext.current = next[Math.min(index, next.length - 1)]!.key;
    put(next, words.removed(called(index)));
  };
  const add = (): void => {
    const row = blank(newKey(rows));
    focusNext.current = row.key;
    put([...rows, row], words.added(rows.length + 1));
  };
  return (
    <div ref={box} className="prices" role="group" aria-label={words.rows}>
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
          disabled={disabled}
          onChange={(part) => put(rows.with(index, { ...row, ...part }))}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button size="s" className="add" disabled={disabled} onClick={add}>
        <Icon name="plus" size={16} />
        <span>{words.add}</span>
      </Button>
      <LiveRegion {...announcement} />
      <HiddenInputs
        inputs={inputsOf(rows, name)}
        onReset={() => {
          reset();
          setChecked(false);
        }}
      />
    </div>
  );
}
