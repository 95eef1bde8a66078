import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type FieldControl, TextInput } from '../../../../../shared/ui/controls/index.ts';

interface QuantityFieldProps {
  field: FieldControl;
  value: number;
  /** The largest quantity; the smallest is 1. */
  most: number;
  disabled: boolean;
  onChange: (quantity: number) => void;
}

/**
 * A quantity for many tickets. A valid number counts at once; an invalid text is replaced by the last valid number on blur, so that field,
 * bill and order never differ.
 */
export function QuantityField({ field, value, most, disabled, onChange }: QuantityFieldProps): ReactNode {
  /** The field's text while it is not a valid quantity. */
  const [unfinished, setUnfinished] = useState<string>();
  const type = (text: string): void => {
    const typed = Math.floor(Number(text));
    setUnfinished(typed >= 1 ? undefined : text);
    if (typed >= 1) onChange(Math.min(typed, most));
  };
  const finish = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') setUnfinished(undefined);
  };
  return (
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
  );
}
