/** A slot name that no widget renders: its content belongs to the host's form and is not visible. */
export const PRIVATE_SLOT = 'dw-private';
