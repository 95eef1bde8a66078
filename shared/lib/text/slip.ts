// chunk: mistakes
/**
 * Whether a name is another one with a letter too many, one too few, or two exchanged. Where a page may well have names of its own, that is a typing mistake,
 * while other letters make another word: `data-lead` is not `data-load`.
 */
export const isSlip = (written: string, meant: string): boolean =>
  written !== meant &&
  [...meant, ''].some(
    (_, i) =>
      written === meant.slice(0, i) + meant.slice(i + 1) ||
      meant === written.slice(0, i) + written.slice(i + 1) ||
      written ===
        meant.slice(0, i) +
          meant
            .slice(i, i + 2)
            .split('')
            .reverse()
            .join('') +
          meant.slice(i + 2),
  );
