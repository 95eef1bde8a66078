import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button, type FieldControl, TextInput } from '../../../../shared/ui/controls/index.ts';
import { useText } from '../../../../shared/ui/base/index.ts';
import { texts } from '../../training-registration.text.ts';

interface QuantityFieldProps {
  field: FieldControl;
  value: number;
  /** The largest quantity; the smallest is 1. */
  most: number;
  disabled: boolean;
  onChange: (quantity: number) => void;
}

/**
 * A quantity for many tickets: typed, or changed by one. A valid number counts at once; an invalid text is replaced by the last valid
 * number on blur, so that field, bill and order never differ.
 */
export function QuantityField({ field, value, most, disabled, onChange }: QuantityFieldProps): ReactNode {
  const words = useText(texts);
  /** The field's text while it is not a valid quantity. */
  const [unfinished, setUnfinished] = useState<string>();
  const change = (quantity: number): void => {
    setUnfinished(undefined);
    onChange(Math.min(Math.max(1, quantity), most));
  };
  const type = (text: string): void => {
    const typed = Math.floor(Number(text));
    if (typed >= 1) change(typed);
    else setUnfinished(text);
  };
  const finish = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') setUnfinished(undefined);
  };
  const step = (label: string, symbol: string, to: number): ReactNode => (
    // keyboard users have the arrow keys of the field
    <Button
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      aria-disabled={to < 1 || to > most || undefined}
      onClick={() => change(to)}
    >
      {symbol}
    </Button>
  );
  return (
    <div className="training-quantity">
      {step(words.oneLess, '−', Math.min(value - 1, most))}
      <TextInput
        {...field}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        disabled={disabled}
        value={unfinished ?? value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={finish}
        onBlur={() => setUnfinished(undefined)}
      />
      {step(words.oneMore, '+', value + 1)}
    </div>
  );
}
