const format = new Intl.NumberFormat('ms-MY');

/** A number as it is written in Malaysia (part 9): `1,234`. */
export const shownNumber = (value: number): string => format.format(value);
