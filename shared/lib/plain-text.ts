/** The text of what an editor has written as HTML (D37). Nothing of it ever becomes an element. */

/** What only an editor writes: a person writes "a < b" or "<name>", but closes no tag. */
const EDITED = /<(?:\/[a-z][a-z0-9]*|p|br ?\/?)>/i;
/** Elements that begin and end a line. */
const LINE =
  /^(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|tr|table|blockquote|pre|section|article|header|footer|figure|figcaption|hr)$/;
const CELL = /^t[dh]$/;
/** Elements whose content is no text. */
const HIDDEN = /^(?:style|script|title|template)$/;

/** The characters from U+00A0 to U+00FF. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
let characters: Map<string, string> | undefined;
const charactersByName = (): Map<string, string> =>
  new Map([
    ...LATIN.split(' ').map((name, at) => [name, String.fromCodePoint(160 + at)] as const),
    ...Object.entries({
      amp: '&',
      lt: '<',
      gt: '>',
      quot: '"',
      apos: "'",
      ndash: '–',
      mdash: '—',
      lsquo: '‘',
      rsquo: '’',
    }),
    ...Object.entries({
      ldquo: '“',
      rdquo: '”',
      sbquo: '‚',
      bdquo: '„',
      bull: '•',
      hellip: '…',
      euro: '€',
      trade: '™',
    }),
    ...Object.entries({ rarr: '→', larr: '←', le: '≤', ge: '≥', ne: '≠', minus: '−', ensp: '\u2002', emsp: '\u2003' }),
  ]);

/** A tag without its `<`: attributes may have `>` in their values. */
const TAG = /^(\/?)([a-z][a-z0-9:-]*)(?:[^>"']|"[^"]*"|'[^']*')*>/i;

/**
 * Reads a text as a person would see it: paragraphs, breaks and list items become lines, entities their characters, all other markup is left out.
 * A text without tags stays as it is.
 */
export function plainText(text: string): string {
  if (!EDITED.test(text)) return text;
  const lines: string[] = [];
  let line = '';
  const endLine = (): void => {
    lines.push(line.replace(/ +/g, ' ').trim());
    line = '';
  };
  /** The end of a comment, or of an element without text, in which this is. */
  let hiddenTo: string | undefined;
  const [first = '', ...pieces] = text.split('<');
  line = shown(first);
  for (const piece of pieces) {
    if (hiddenTo !== undefined) {
      const end = piece.toLowerCase().indexOf(hiddenTo);
      if (end < 0) continue;
      line += shown(piece.slice(end + hiddenTo.length));
      hiddenTo = undefined;
      continue;
    }
    if (piece.startsWith('!--')) {
      const end = piece.indexOf('-->');
      if (end < 0) hiddenTo = '-->';
      else line += shown(piece.slice(end + 3));
      continue;
    }
    const [tag = /^[!?/][^>]*>/.exec(piece)?.[0], slash = '', written = ''] = TAG.exec(piece) ?? [];
    const name = written.toLowerCase();
    if (name === 'br') endLine();
    else if (!LINE.test(name)) line += CELL.test(name) ? ' ' : '';
    else if (/[^ ]/.test(line)) endLine();
    else line = '';
    if (HIDDEN.test(name) && !slash) hiddenTo = `/${name}>`;
    else line += shown(tag === undefined ? `<${piece}` : piece.slice(tag.length));
  }
  endLine();
  return lines.join('\n').trim();
}

/** The characters of a piece between two tags, where every run of white space is one space. */
const shown = (piece: string): string =>
  piece
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (all, decimal?: string, hex?: string, name?: string) =>
      name
        ? ((characters ??= charactersByName()).get(name) ?? all)
        : characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16), all),
    );

/** A character by its number; what is none stays as it was written. */
const characterOf = (code: number, written: string): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? written : String.fromCodePoint(code);
