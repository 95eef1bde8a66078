/** The form's own hooks, of one chunk: the visitor's fields come in another one, and two copies of the package would not share a form. */
export { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
