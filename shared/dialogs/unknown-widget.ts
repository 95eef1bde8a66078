import { didYouMean } from '../lib/did-you-mean.ts';
import { logNote } from '../lib/log.ts';

const noted = new Set<string>();

/**
 * What an element with an unknown name is. Other libraries use the same attribute for themselves (AdminLTE's `pushmenu`), so a name that is
 * nothing like ours is the page's own business: noted once, quietly.
 * @throws Error what its author probably meant, for a name that is nearly ours
 */
export function unknownWidget(name: string, known: string[]): void {
  const near = name.length > 60 ? undefined : didYouMean(name, known);
  if (near) throw new Error(`there is no widget of this name. Did you mean "${near}"?`);
  if (!noted.has(name))
    logNote(
      `"${name.slice(0, 60)}" is no widget of ours, so its elements are left alone. The names are in the README.`,
    );
  noted.add(name);
}
