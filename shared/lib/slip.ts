/**
 * Whether a name is another one with a letter too many, one too few, or two exchanged. A page has names of its own, and other
 * letters make another word: `data-lead` is not `data-load`.
 */
export function isSlip(written: string, meant: string): boolean {
  let same = 0;
  while (same < meant.length && meant[same] === written[same]) same += 1;
  const [is, should] = [written.slice(same), meant.slice(same)];
  const [first, second, ...rest] = should;
  const exchanged = second !== undefined && is === [second, first, ...rest].join('');
  return is !== should && (is === should.slice(1) || is.slice(1) === should || exchanged);
}
