/** The items without those that came before under the same key: of what a page or server writes twice the last counts, at the place of the first. */
export const eachOnce = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
];
