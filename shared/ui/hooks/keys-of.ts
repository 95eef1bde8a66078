/**
 * Keys for React and `useCurrentItem`, none of which comes twice. Their form stays: browsers keep hashes of them (dealer-sop).
 * @param names what tells the items apart: ids that may come twice, or their words
 */
export function keysOf(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  return names.map((each) => {
    const time = (times.get(each) ?? 0) + 1;
    times.set(each, time);
    return `${each}\n${time}`;
  });
}
