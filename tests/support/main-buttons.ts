/** What the buttons say that look like the main one, in gold or red; there should be one in a form. */
export const mainButtons = (root: ParentNode): string[] =>
  [...root.querySelectorAll('.ui-primary, .ui-danger')]
    .filter((button) => button.checkVisibility({ checkVisibilityCSS: true }))
    .map((button) => button.textContent);
