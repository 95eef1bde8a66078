/** What widgets tell the page. All bubble and cross shadow roots; every `detail` has `widget`, the widget's name. */
export interface EventDescription {
  /** The type of `detail`, as TypeScript. */
  readonly detail: string;
  readonly cancelable: boolean;
  readonly description: string;
}

export const PAGE_EVENTS: Readonly<Record<string, EventDescription>> = {
  'dw:ready': {
    detail: '{ widget: string }',
    cancelable: false,
    description: 'The widget is on the screen and can be used.',
  },
  'dw:error': {
    detail: '{ widget: string; message: string; error: unknown }',
    cancelable: false,
    description:
      'The widget does not run, or a change of its element was wrong. The fallback shows, or what was there before. Once on the document, with no widget, in a browser that is too old.',
  },
  'dw:problem': {
    detail:
      '{ kind: string; call: string | undefined; status: number | undefined; widget: string | undefined; version: string | undefined; fatal: false }',
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
    description: 'Before a widget loads the page again or leaves it. Prevented, the page stays.',
  },
};
