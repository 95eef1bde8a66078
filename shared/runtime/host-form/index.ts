export { FormSlot, useFieldsetDisabled, useFormInputs } from './form-inputs.tsx';
export { useChosen } from './use-chosen.ts';
export { usePageState } from './use-page-state.ts';
