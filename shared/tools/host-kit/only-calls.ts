import { didYouMean } from '../../lib/index.ts';
import { endpoints } from '../../contract/calls/index.ts';
import type { Reference } from '../reference/reference.ts';

/**
 * The calls that `--only` means. Each word is the name of a call, the name of a widget, or a part of a call's name or path.
 * @param reference read only when a word may be a widget
 * @returns their names; none for widgets that make no calls
 * @throws Error when a word fits nothing
 */
export function callsOfOnly(words: readonly string[], reference: () => Reference): Set<string> {
  return new Set(words.flatMap((word) => callsOf(word, reference)));
}

function callsOf(word: string, reference: () => Reference): string[] {
  if (word in endpoints) return [word];
  if (!word.includes('/')) {
    const { widgets, endpoints: calls } = reference();
    if (word in widgets) return Object.keys(calls).filter((name) => calls[name]?.widgets.includes(word));
  }
  const part = word.toLowerCase();
  const found = Object.entries(endpoints)
    .filter(([name, { method, path }]) => `${name} ${method} ${path}`.toLowerCase().includes(part))
    .map(([name]) => name);
  if (found.length > 0) return found;
  const names = [...Object.keys(reference().widgets), ...Object.keys(endpoints)];
  const paths = Object.values(endpoints).map(({ path }) => path);
  const near = didYouMean(word, [...names, ...paths]);
  throw new Error(
    `--only ${word}: there is no such widget and no such call. ${near ? `Did you mean "${near}"?` : 'Say the name of a widget (quiz) or of a call (submitQuiz), or a part of its path (/app/quiz); dist/guides/calls.md has them all.'}`,
  );
}
