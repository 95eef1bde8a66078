/** Texts that cause backtracking in regular expressions: a prefix, a part that is repeated, and an ending. */
const PIECES = [
  ...[' ', '\t', '\r\n', '\r', 'a', 'aA', 'a ', 'a.', 'İ', 'Σ\u0301', 'ﷺ', '한', '\u0301', '\u0323\u0301'],
  ...['\u{1D16D}\u{1D165}', '😀', '\ud800', '0', '9', '1,000,', '1,', '.1', '1e9', '-', '10-', '2026-11-23'],
  ...['10:00 am ', '+08:00', 'Mon, ', '(', '/', '//', '\\', '../', '%', '%41', '%E0', '&', 'a&', 'a=1&', '=', '?'],
  ...['#', ';', '; ', 'a=b; ', ':', 'http://', '<', '>', '<p>', '</', '<input ', '<input type='],
  ...['<input type="password', '<form action=', '<form action="/log', 'action=', 'action="', 'log', 'type type='],
  ...['"', "'", '{', '[', '{"a":', '["a",', '\\u0041', '%n', '@'],
];
const HEADS = ['', '<p>', '1'];
const TAILS = ['', '!'];

/** A text that is a repetition. */
export interface NastyText {
  /** For messages, such as `"<p>" and then "<input " again and again and "!"`. */
  readonly name: string;
  of(length: number): string;
}

export const NASTY_TEXTS: readonly NastyText[] = PIECES.flatMap((piece) =>
  HEADS.flatMap((head) =>
    TAILS.map((tail) => ({
      name: [head, `${piece} again and again`, tail].map((part) => JSON.stringify(part)).join(', then '),
      of: (length: number) => head + piece.repeat(Math.ceil(length / piece.length)) + tail,
    })),
  ),
);
