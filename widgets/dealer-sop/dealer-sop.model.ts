import { keptUnder } from '../../shared/lib/kept-under.ts';

export interface Step {
  readonly title: string;
  readonly detail: string;
}

/** A short name of a text that is the same each time (FNV-1a). */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 0x01000193);
  return (value >>> 0).toString(36);
}

/** Names that stay with a step when others are added or moved; steps with the same title are told apart by their turn. */
export function namesOf(steps: readonly Step[]): string[] {
  const turns = new Map<string, number>();
  return steps.map(({ title }) => {
    const turn = (turns.get(title) ?? 0) + 1;
    turns.set(title, turn);
    return hash(`${title}\n${turn}`);
  });
}

/**
 * Where the browser keeps which steps are done: apart for each page, procedure and person. A procedure without a name is known by its
 * steps' titles in any order: with another step it is another procedure.
 * @param pathname of the page
 */
export function keyOf(pathname: string, procedure: string | undefined, steps: readonly Step[]): string {
  const titles = steps.map(({ title }) => title).toSorted();
  return keptUnder(['dealer-sop', pathname, procedure ?? hash(titles.join('\n'))]);
}

/** Where ticks were kept before, for all procedures and persons together: it cannot be told whose they are, so they are not taken over. */
export const formerKeyOf = (pathname: string): string => `dealer-widgets:dealer-sop:${pathname}`;

/** What was kept, as a set of names; anything else counts as nothing, for anybody may have written it. */
export function readDone(kept: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : []);
}

/** The set with one name in or out. */
export function withDone(done: ReadonlySet<string>, name: string, isDone: boolean): ReadonlySet<string> {
  const next = new Set(done);
  if (isDone) next.add(name);
  else next.delete(name);
  return next;
}
