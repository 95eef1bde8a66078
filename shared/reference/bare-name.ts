/** A property's name as the runtime compares it (shared/runtime/read-properties.ts): `recognition_id`, `recognitionId` and `recognition-id` are one. */
export const bareName = (name: string): string => name.replace(/[-_]/g, '').toLowerCase();
