import type { ReactNode } from 'react';
import * as v from 'valibot';
import { object } from '../../shared/lib/schema/index.ts';
import { FormSlot, useFieldsetDisabled, useFormChoice } from '../../shared/runtime/host-form/index.ts';
import { Field } from '../../shared/ui/controls/index.ts';
import { SearchSelect } from '../../shared/ui/search/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { choiceOf, type Option } from './searchable-select.model.ts';
import type { Properties } from './searchable-select.props.ts';
import { texts } from './searchable-select.text.ts';

/** A text box that filters options while the person types. The chosen value is part of the host's form (part 2, "Searchable select"). */
export function SearchableSelect({ name, options, value = '', label, placeholder, required }: Properties): ReactNode {
  const words = useText(texts);
  const disabled = useFieldsetDisabled();
  const { choice, error, turn, choose } = useFormChoice<Option>(
    choiceOf(options, value),
    { name, required, missing: words.required },
    v.pipe(
      v.nullable(object({ value: v.string() })),
      // of many options, only when something is restored
      v.check((kept) => !kept || kept.value === value || options.some((option) => option.value === kept.value)),
      v.transform((kept) => kept && choiceOf(options, kept.value)),
    ),
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
