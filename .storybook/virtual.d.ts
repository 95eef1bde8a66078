/** What `dist/reference.json` holds (reference-data.ts). */
declare module 'virtual:dealer-widgets-reference' {
  const reference: import('../shared/tools/reference/reference.ts').Reference;
  export default reference;
}
