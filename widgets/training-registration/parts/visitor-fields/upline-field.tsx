import { type ReactNode, useMemo } from 'react';
import { Controller, useFormContext } from '../registration-dialog/form-hooks.ts';
import { Field } from '../../../../shared/ui/controls/index.ts';
import { personChoices } from '../../../../shared/ui/select/index.ts';
import { SelectMenu } from '../../../../shared/ui/select-menu/index.ts';
import { useText } from '../../../../shared/ui/base/index.ts';
import type { Properties } from '../../training-registration.props.ts';
import { texts } from '../../training-registration.text.ts';
import type { FormValues } from '../registration-dialog/form-values.ts';

/** The upline FMD: a search by name among thousands, required (D5). */
export function UplineField({ uplines }: { uplines: Properties['upline_fmd'] }): ReactNode {
  const words = useText(texts);
  const { control, formState } = useFormContext<FormValues>();
  const options = useMemo(() => personChoices(uplines), [uplines]);
  return (
    <Field label={words.upline} required error={formState.errors.upline_fmd_id?.message}>
      {(field) => (
        <span data-field="upline_fmd_id">
          <Controller
            control={control}
            name="upline_fmd_id"
            rules={{ validate: (id) => options.some(({ value }) => value === id) || words.needUpline }}
            render={({ field: { value, onChange } }) => (
              <SelectMenu
                {...field}
                options={options}
                value={options.find((each) => each.value === value) ?? null}
                onChange={(choice) => onChange(choice?.value ?? '')}
                placeholder={words.uplinePlaceholder}
              />
            )}
          />
        </span>
      )}
    </Field>
  );
}
