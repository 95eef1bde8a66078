/** The events that widgets dispatch for the page. All bubble and cross shadow roots. */
export interface EventDescription {
  /** The type of `detail`, as TypeScript. */
  readonly detail: string;
  readonly cancelable: boolean;
  readonly description: string;
}

const problem = (fatal: string): string =>
  `{ kind: string; call: string | undefined; status: number | undefined; widget: string | undefined; version: string | undefined; fatal: ${fatal} }`;

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
      'The widget does not run, so its fallback shows. Once on the document, with no widget, in a browser that is too old. Nothing personal: the sentence is in the console and in `inspect()`.',
  },
  'dw:problem': {
    detail: problem('false'),
    cancelable: false,
    description:
      'Something failed that the widget goes on after: what is otherwise only logged. Nothing personal; on the document where no element is concerned.',
  },
  'dw:change': {
    detail: '{ widget: string; value: unknown }',
    cancelable: false,
    description: 'Something the person decided is now true; what `value` is, each widget says.',
  },
  'dw:navigate': {
    detail: '{ widget: string; url: string }',
    cancelable: true,
    description:
      'Before a widget, or with none the notice that the page is outdated, loads the page again or leaves it. Prevented, the page stays.',
  },
  'dw:outdated': {
    detail: '{ url: string }',
    cancelable: true,
    description:
      'Once on the document: the server has no such chunk, as after a deploy. The person is told, with a button that loads the page again, unless it is prevented.',
  },
};
