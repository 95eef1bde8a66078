/** How the reference describes addresses among the properties of widgets; functions decide which are taken. */
export const ADDRESS = {
  name: 'Address',
  description: 'An address with http: or https:, or a path on this site.',
  received: { type: 'string', minLength: 1 },
};

export const IMAGE_ADDRESS = {
  name: 'ImageAddress',
  description: 'The address of an image with http:, https:, data:image/ or blob:, or a path on this site.',
  received: { type: 'string' },
};
