import { misspeltWidget } from '../../check/rules/index.ts';
import { PageError, logNote } from '../../page/index.ts';

const logged = new Set<string>();

/**
 * Handles an element with an unknown widget name. Other libraries use the same attribute (AdminLTE's `pushmenu`), so a name unlike any of
 * ours is logged once.
 * @throws Error when the name is nearly one of ours; the message suggests that name
 */
export function unknownWidget(name: string, known: string[]): void {
  const sentence = misspeltWidget(name, known);
  if (sentence) throw new PageError('unknown-widget', sentence);
  if (!logged.has(name))
    logNote(
      `"${name.slice(0, 60)}" is not one of our widgets, so its elements are left alone. The names are in the README.`,
    );
  logged.add(name);
}
