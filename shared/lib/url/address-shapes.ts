/**
 * How the reference describes addresses among the properties of widgets. A function decides which are taken, so their `format` is its name: see
 * shared/host-kit/formats.ts. That a page limits them by `allowed_routes` is not known here.
 */
export const ADDRESS = {
  name: 'Address',
  description: 'An address with http: or https:, or a path on this site.',
  received: { type: 'string', format: 'address', minLength: 1 },
};

export const IMAGE_ADDRESS = {
  name: 'ImageAddress',
  description: 'The address of an image with http:, https:, data:image/ or blob:, or a path on this site.',
  received: { type: 'string', format: 'image-address' },
};
