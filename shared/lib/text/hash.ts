/** A short hash of a text (FNV-1a), to tell texts apart, not to protect them. */
export function hash(text: string): string {
  let value = 0x811c9dc5;
  // for…of yields no empty text
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return (value >>> 0).toString(36);
}
