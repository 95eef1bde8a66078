// chunk: ui
/** A few at a time: browsers sort the marks of a text piled high with them, which takes for ever on a long one. */
const NOT_ASCII = /\P{ASCII}{1,16}/gu;

/**
 * A text as people search it: case, accents and width do not matter ("SITI" finds "Siti", "jose" finds "José").
 * Scripts without case, such as Chinese or Jawi, stay as they are.
 */
export function foldText(text: string): string {
  // the quick way for almost every name; 10,000 of them are folded when a list opens
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .replace(NOT_ASCII, (signs) => signs.normalize('NFKD'))
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The folded words of a query. A text answers it that holds each of them: "siti 12" finds "Siti Aminah 12". */
export function searchWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}
