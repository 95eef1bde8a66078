import { didYouMean } from '../../lib/index.ts';

/** The sentence about a name that is nearly one of ours. */
export function misspeltWidget(name: string, known: readonly string[]): string | undefined {
  const near = name.length > 60 ? undefined : didYouMean(name, known);
  return near && `there is no widget of this name. Did you mean "${near}"?`;
}
