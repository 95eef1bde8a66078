/** In place of tldts, the list of all domains, with which the mocks' cookies would ask whose they are: here every page is of one host. */
export const getDomain = (host: string): string => host;
