/** Words of a task that do not say which. */
const SMALL = new Set(
  'a an the of for to or and my in on with their them people person somebody members dealers let want need can how i untuk yang dan di ke saya nak'.split(
    ' ',
  ),
);

/** What people call a thing that has another name here. */
const CALLED: Readonly<Record<string, string>> = {
  modal: 'dialog',
  popup: 'dialog',
  dropdown: 'select',
  autocomplete: 'select',
  toggle: 'switch',
  gallery: 'galeri',
  gambar: 'foto',
  image: 'gambar',
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many of the words that somebody typed begin a word of the text; a plural finds the singular. */
export function matchesOf(typed: string, text: string): number {
  const words = wordsOf(text);
  const begins = (start: string): boolean => words.some((word) => word.startsWith(start));
  return wordsOf(typed).filter(
    (word) =>
      !SMALL.has(word) &&
      (begins(word) ||
        begins(CALLED[word] ?? word) ||
        (word.length > 3 && begins(word.replace(/(?<=ch|sh|x)es$|s$/, '')))),
  ).length;
}
