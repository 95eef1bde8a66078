/**
 * The value of `--format`.
 * @throws Error when it is none of these
 */
export function chosenFormat<Format extends string>(given: string, formats: readonly Format[]): Format {
  const chosen = formats.find((format) => format === given);
  if (!chosen) throw new Error(`--format ${given} is not one of ${formats.join(', ')}.`);
  return chosen;
}
