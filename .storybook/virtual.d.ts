/** What `dist/reference.json` and `dist/widgets.css` hold (reference-data.ts). */
declare module 'virtual:dealer-widgets-reference' {
  const reference: import('../shared/tools/reference/reference.ts').Reference;
  export default reference;
  export const widgetsCss: string;
}

/** Of each widget what every story and the first page need. */
declare module 'virtual:dealer-widgets-outline' {
  const outline: import('./reference-data.ts').Outline;
  export default outline;
}

/** What renders stories with React; it has no types of its own. */
declare module '@storybook/react/entry-preview';

interface Window {
  /** Storybook's own; its types hide the store. */
  __STORYBOOK_PREVIEW__: { storyStoreValue: { storyIndex: import('storybook/internal/types').StoryIndex } };
}
