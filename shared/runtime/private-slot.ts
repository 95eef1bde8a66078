/** The slot of no widget: what is in it is part of the host's form and is not drawn. */
export const PRIVATE_SLOT = 'dw-private';
