/**
 * Whether a picture file is incomplete, such as an interrupted copy; browsers draw the missing part grey, without an error. Works for JPEG, PNG and
 * WebP, which mark the end of their data. Bytes after the end are ignored, because phones append some.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return !hasEndOfJpeg(bytes);
  if (textAt(bytes, 1, 3) === 'PNG') return !hasEndOfPng(bytes);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP')
    return viewOf(bytes).getUint32(4, true) + 8 > bytes.length;
  return false;
}

/** Skips segments by their length, thumbnails included; image data has no length, so it is searched for the next marker. */
function hasEndOfJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at < bytes.length - 1) {
    // the loop's condition: `at + 1` is inside the file
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff || marker === 0xff) at += 1;
    else if (marker === 0xd9) return true;
    else if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + Math.max(2, (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0));
  }
  return false;
}

function hasEndOfPng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (textAt(bytes, at + 4, 4) === 'IEND') return true;
  }
  return false;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
