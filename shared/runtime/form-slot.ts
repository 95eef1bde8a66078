/** The slot of a widget's controls in the host's form (form-inputs.tsx). */
export const FORM_SLOT = 'dw-form';
