/** EJS has no types. */
declare module 'ejs' {
  const ejs: { render(template: string, data: object): string };
  export default ejs;
}
