/** The list with one item at another place; a place outside of the list changes nothing. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The name of fields that repeat, as PHP reads a list: `order` ⇒ `order[]`. */
export const listName = (name: string): string => (name.endsWith('[]') ? name : `${name}[]`);
