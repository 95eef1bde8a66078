/** The events that widgets dispatch for the page. All bubble and cross shadow roots. */
export interface EventDescription {
  /** The type of `detail`, as TypeScript. */
  readonly detail: string;
  readonly cancelable: boolean;
  readonly description: string;
}

const problem = (fatal: string): string =>
  `{ kind: string; call: string | undefined; status: number | undefined; widget: string | undefined; version: string | undefined; fatal: ${fatal}; at: string | undefined }`;

export const PAGE_EVENTS: Readonly<Record<string, EventDescription>> = {
  'dw:ready': {
    detail: '{ widget: string }',
    cancelable: false,
    description: 'The widget is on the screen and can be used.',
  },
  'dw:error': {
    detail: problem('true'),
    cancelable: false,
    description:
      'The widget does not run, so its fallback shows. In a browser that is too old, dispatched once, on the document, without `widget`. Contains nothing personal: the sentence is in the console and in `inspect()`.',
  },
  'dw:problem': {
    detail: problem('false'),
    cancelable: false,
    description:
      'Something failed, and the widget continues; the console has the sentence. Contains nothing personal. Dispatched on the document if it concerns no element.',
  },
  'dw:change': {
    detail: '{ widget: string; value: unknown }',
    cancelable: false,
    description:
      'The person has entered or chosen something, or the server has answered. Each widget describes its `value`.',
  },
  'dw:navigate': {
    detail: '{ widget: string; url: string }',
    cancelable: true,
    description:
      'Before a widget reloads or leaves the page, or the notice that the page is outdated reloads it (`widget` is then empty). If the event is prevented, the page stays.',
  },
  'dw:outdated': {
    detail: '{ url: string }',
    cancelable: true,
    description:
      'Once on the document: the server has no such chunk, as after a deploy. Unless it is prevented, the person sees a notice with a button that reloads the page.',
  },
};
