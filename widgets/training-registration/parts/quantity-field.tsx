import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import type { FieldControl } from '../../../shared/ui/field.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { texts } from '../training-registration.text.ts';

interface QuantityFieldProps {
  field: FieldControl;
  value: number;
  /** The largest quantity; the smallest is 1. */
  most: number;
  disabled: boolean;
  onChange: (quantity: number) => void;
}

/**
 * A quantity for many tickets: typed, or changed by one. What is typed is ordered as soon as it is a quantity; anything else gives way to
 * the last one when the field is left, so that field, bill and order never differ.
 */
export function QuantityField({ field, value, most, disabled, onChange }: QuantityFieldProps): ReactNode {
  const words = useText(texts);
  // what stands in the field while it is no quantity
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
  const step = (label: string, sign: string, to: number): ReactNode => (
    // by keyboard the arrow keys of the field do the same
    <Button
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      aria-disabled={to < 1 || to > most || undefined}
      onClick={() => change(to)}
    >
      {sign}
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
