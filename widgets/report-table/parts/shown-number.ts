const format = new Intl.NumberFormat('ms-MY');

/** A number as people in Malaysia write it (part 9): `1,234`. */
export const shownNumber = (value: number): string => format.format(value);
