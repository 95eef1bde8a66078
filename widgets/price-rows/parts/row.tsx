import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button, TextInput } from '../../../shared/ui/controls/index.ts';
import { Icon } from '../../../shared/ui/content/index.ts';
import { FormSlot } from '../../../shared/runtime/host-form/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { type PriceRow, problemsOf, tidyPrice } from '../price-rows.model.ts';
import { texts } from '../price-rows.text.ts';

interface RowProps {
  row: PriceRow;
  index: number;
  last: boolean;
  /** The row's name in the accessible names of its buttons. */
  called: string;
  /** Whether to show all errors, missing values included. */
  checked: boolean;
  /** Whether the form's message about the rows stands here. */
  firstWrong: boolean;
  disabled: boolean;
  onChange: (part: Partial<PriceRow>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One row: name and price. */
export function Row({
  row,
  index,
  last,
  called,
  checked,
  firstWrong,
  disabled,
  onChange,
  onMove,
  onRemove,
}: RowProps): ReactNode {
  const words = useText(texts);
  const id = useId();
  const [left, setLeft] = useState(false);
  const byTab = useRef(false);
  const found = problemsOf(row, index);
  const name = checked ? found.name : undefined;
  // an invalid price is reported on blur, a missing one only on submit
  const price = checked || (left && found.price !== 'price missing') ? found.price : undefined;
  const boxOf = (part: 'name' | 'price', problem: typeof name) => ({
    disabled,
    value: row[part],
    'data-at': `${row.key}-${part}`,
    'aria-required': index === 0,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-${part}` : undefined,
    onKeyDown: ({ key }: KeyboardEvent) => (byTab.current = key === 'Tab'),
  });
  const button = (part: 'up' | 'down', to: number, off: boolean) => (
    <Button
      className="tool"
      aria-label={words[part](called)}
      aria-disabled={off || disabled}
      onClick={() => onMove(to)}
    >
      <Icon name={part} size={16} />
    </Button>
  );
  const note = (part: 'name' | 'price', problem: typeof name) =>
    problem && (
      <p id={`${id}-${part}`} className="wrong">
        <Icon name="alert" size={16} />
        <span>{words.problems[problem]}</span>
      </p>
    );
  return (
    <div role="group" aria-label={words.row(index + 1)} className="price">
      <div className="name">
        <TextInput
          {...boxOf('name', name)}
          aria-label={words.nameOf(index + 1)}
          placeholder={words.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {note('name', name)}
        {firstWrong && found.name && <FormSlot />}
      </div>
      <div className="amount">
        <TextInput
          {...boxOf('price', price)}
          aria-label={words.priceOf(index + 1)}
          placeholder="0.00"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          onChange={({ target }) => {
            setLeft(false);
            onChange({ price: target.value });
          }}
          onBlur={({ relatedTarget }) => {
            // an error that appears between pointerdown and pointerup would move the button away from the pointer
            setLeft(byTab.current || relatedTarget instanceof HTMLInputElement);
            if (tidyPrice(row.price) !== row.price) onChange({ price: tidyPrice(row.price) });
          }}
        />
        {note('price', price)}
        {firstWrong && !found.name && <FormSlot />}
      </div>
      <div className="rowtools">
        {button('up', index - 1, index === 0)}
        {button('down', index + 1, last)}
        <Button className="tool" aria-label={words.remove(called)} disabled={disabled} onClick={onRemove}>
          <Icon name="bin" size={16} />
        </Button>
      </div>
    </div>
  );
}
