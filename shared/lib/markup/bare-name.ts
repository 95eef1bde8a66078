/** A property's name for comparing: `recognition_id`, `recognitionId` and `recognition-id` are one. */
export const bareName = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();
