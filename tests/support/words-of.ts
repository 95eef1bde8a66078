/** Where the letters of a text are, which may be less than the box of its element: all of them, or so many from its beginning. */
export function wordsOf(text: Node, letters?: number): Range {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (letters !== undefined) range.setEnd(text, letters);
  return range;
}
