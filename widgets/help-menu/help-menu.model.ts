/** An entry that has content. */
export interface Entry {
  readonly title: string;
  /** Empty when the page's own HTML is shown. */
  readonly content: string;
  readonly slot: string;
}

/**
 * Splits the entries into those that can be opened, in order, and those without content.
 * @param given the page's entries; none stand for the specification's
 * @param hasSlotted whether the page has put HTML into a slot
 */
export function entriesOf(
  given: readonly { title: string; content: string }[] | undefined,
  usualTitles: readonly string[],
  hasSlotted: (slot: string) => boolean,
): { entries: Entry[]; empty: Entry[] } {
  const all = (given?.length ? given : usualTitles.map((title) => ({ title, content: '' }))).map(
    ({ title, content }, at) => ({
      title,
      content: content.trim() ? content : '',
      slot: `entry-${at + 1}`,
    }),
  );
  const hasContent = ({ content, slot }: Entry): boolean => content !== '' || hasSlotted(slot);
  return { entries: all.filter(hasContent), empty: all.filter((entry) => !hasContent(entry)) };
}

/** The sentence for the developer about a menu of nothing. */
export const NO_CONTENT =
  '"entries" have no content; expected entries with title and content, or children of the element with slot="entry-1", slot="entry-2", …';

/** The sentence for the developer about entries without content, if there are any. */
export function leftOut(empty: readonly Entry[]): string[] {
  const missing = empty.map(({ title, slot }) => `"${title}" (slot="${slot}")`).join(', ');
  return missing
    ? [`a help menu leaves out entries without content: ${missing}. Give them content, or a child with that slot.`]
    : [];
}
