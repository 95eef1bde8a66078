import { didYouMean } from '../lib/did-you-mean.ts';

/** Why an element with this name stays as the host wrote it, and what its author probably meant. */
export function unknownWidget(name: string, known: string[]): Error {
  const near = didYouMean(name, known);
  return new Error(
    `there is no widget of this name.${near ? ` Did you mean "${near}"?` : ' The names are listed in the README.'}`,
  );
}
