/** The address of the page, without its fragment. */
export const pageAddress = (): string => location.href.split('#')[0] ?? '';
