import type { ReactNode } from 'react';
import { object, parse, readBy, text } from '../../shared/lib/schema/index.ts';
import { FormSlot, useFieldsetDisabled, useFormChoice } from '../../shared/runtime/host-form/index.ts';
import { Field } from '../../shared/ui/controls/index.ts';
import { SearchSelect } from '../../shared/ui/search/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { choiceOf, type Option } from './searchable-select.model.ts';
import type { Properties } from './searchable-select.props.ts';
import { texts } from './searchable-select.text.ts';

const KEPT = object({ value: text });

/** A text box that filters options while the person types. The chosen value is part of the host's form (part 2, "Searchable select"). */
export function SearchableSelect({ name, options, value = '', label, placeholder, required }: Properties): ReactNode {
  const words = useText(texts);
  const disabled = useFieldsetDisabled();
  const { choice, error, turn, choose } = useFormChoice<Option>(
    choiceOf(options, value),
    { name, required, missing: words.required },
    readBy((kept) => {
      if (kept === null) return null;
      const { value: read, issues } = parse(KEPT, kept);
      // of many options, only when something is restored
      const isStillThere = () => read.value === value || options.some((option) => option.value === read.value);
      return !issues && isStillThere() ? choiceOf(options, read.value) : undefined;
    }),
  );
  return (
    <>
      <Field label={label || words.label} required={required} error={error}>
        {(field) => (
          <SearchSelect
            {...field}
            turn={turn}
            options={options}
            value={choice}
            onChange={choose}
            placeholder={placeholder || words.placeholder}
            disabled={disabled}
          />
        )}
      </Field>
      <FormSlot />
    </>
  );
}
