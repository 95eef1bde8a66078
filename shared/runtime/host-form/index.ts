export { FormSlot, useFieldsetDisabled, useFormInputs } from './form-inputs.tsx';
export { useFormChoice } from './use-form-choice.ts';
export { useFormField } from './use-form-field.ts';
