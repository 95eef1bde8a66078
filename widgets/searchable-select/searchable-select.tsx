import { type ReactNode, useRef, useState } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { HiddenInputs, useFieldsetDisabled } from '../../shared/runtime/hidden-inputs.tsx';
import { useChosen } from '../../shared/runtime/use-chosen.ts';
import { useFormCheck } from '../../shared/runtime/use-form-check.ts';
import { Field } from '../../shared/ui/field.tsx';
import { SearchSelect } from '../../shared/ui/search-select.tsx';
import { useText } from '../../shared/ui/text.ts';
import { choiceOf, type Option } from './searchable-select.model.ts';
import type { Properties } from './searchable-select.props.ts';
import { texts } from './searchable-select.text.ts';

/** A text box that filters options as one types and picks one; its value is part of the host's form (part 2, "Searchable select"). */
export function SearchableSelect({ name, options, value = '', label, placeholder, required }: Properties): ReactNode {
  const words = useText(texts);
  const { change } = useWidget();
  const disabled = useFieldsetDisabled();
  const input = useRef<HTMLInputElement>(null);
  const { choice, choose, turn } = useChosen<Option>(choiceOf(options, value));
  const [missing, setMissing] = useState(false);
  useFormCheck((takeFocus) => {
    if (!required || choice) return true;
    setMissing(true);
    if (takeFocus) input.current?.focus();
    return false;
  });
  return (
    <>
      <Field label={label || words.label} required={required} error={missing ? words.required : undefined}>
        {(field) => (
          <SearchSelect
            {...field}
            key={turn}
            ref={input}
            options={options}
            value={choice}
            onChange={(next) => {
              choose(next);
              setMissing(false);
              change(next?.value ?? '');
            }}
            placeholder={placeholder || words.placeholder}
            disabled={disabled}
          />
        )}
      </Field>
      {name && (
        <HiddenInputs
          inputs={[{ name, value: choice?.value ?? '' }]}
          onReset={() => {
            choose(choiceOf(options, value));
            setMissing(false);
          }}
        />
      )}
    </>
  );
}
