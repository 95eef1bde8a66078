/** The attribute a property is written as: `recognition_id` ⇒ `data-recognition-id`, `uploadUrl` ⇒ `data-upload-url`. */
export const propertyAttribute = (property: string): string =>
  `data-${property.replaceAll('_', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
