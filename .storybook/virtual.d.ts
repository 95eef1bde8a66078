/** What `dist/reference.json` and `dist/widgets.css` hold (reference-data.ts). */
declare module 'virtual:dealer-widgets-reference' {
  const reference: import('../shared/tools/reference/reference.ts').Reference;
  export default reference;
  export const widgetsCss: string;
}
