/** The name of a repeated field in PHP's form: `order` gives `order[]`. */
export const listName = (name: string): string => (name.endsWith('[]') ? name : `${name}[]`);
