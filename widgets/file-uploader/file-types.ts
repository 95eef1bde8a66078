/**
 * Types of files, and the extensions of their names, the usual one first: of types whose name does not say it, and of those that `image/*`
 * and the like stand for.
 */
const EXTENSIONS = new Map(
  Object.entries({
    'application/msword': 'doc',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
    'application/vnd.ms-excel': 'xls',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
    'application/vnd.ms-powerpoint': 'ppt',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
    'application/vnd.oasis.opendocument.text': 'odt',
    'application/vnd.oasis.opendocument.spreadsheet': 'ods',
    'text/plain': 'txt',
    'text/csv': 'csv',
    'image/jpeg': 'jpeg jpg',
    'image/png': 'png',
    'image/gif': 'gif',
    'image/webp': 'webp',
    'image/avif': 'avif',
    'image/heic': 'heic',
    'image/heif': 'heif',
    'image/bmp': 'bmp',
    'image/tiff': 'tiff tif',
    'image/svg+xml': 'svg',
    'video/mp4': 'mp4 m4v',
    'video/quicktime': 'mov',
    'video/webm': 'webm',
    'video/3gpp': '3gp',
    'video/x-msvideo': 'avi',
    'video/x-matroska': 'mkv',
    'audio/mpeg': 'mp3',
    'audio/mp4': 'm4a',
    'audio/wav': 'wav',
    'audio/ogg': 'ogg opus',
    'audio/aac': 'aac',
    'audio/amr': 'amr',
  }).map(([type, extensions]) => [type, extensions.split(' ')]),
);

/** Those of a type that is not listed are in its name: `pdf` of `application/pdf` and `application/x-pdf`, `rar` of `application/x-rar-compressed`. */
export const extensionsOf = (type: string): readonly string[] =>
  EXTENSIONS.get(type.replace(/jpg$/, 'jpeg')) ?? [type.replace(/^.*[./](x-)?/, '').replace(/(\+.*|-compressed)$/, '')];

/** Short name of an extension or type: `PDF` for `.pdf` and `application/pdf`, `DOCX` for the long type of Word. */
export const shortName = (token: string): string => extensionsOf(token)[0]?.toUpperCase() ?? '';

/**
 * Whether a file is of a type. Its extension counts, too: the system may have no type for it, or another one, as a CSV file is Excel's where
 * Excel is installed.
 * @param token an extension with its dot, a type, or a group of types such as `image/*`
 */
export function isOf(token: string, file: { name: string; type: string }): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  if (token.startsWith('.')) return name.endsWith(token);
  const isOfType = (one: string): boolean =>
    type === one ||
    extensionsOf(one).some((extension) => name.endsWith(`.${extension}`) || extensionsOf(type).includes(extension));
  if (!token.endsWith('/*')) return isOfType(token);
  const group = token.slice(0, -1);
  return type.startsWith(group) || [...EXTENSIONS.keys()].some((one) => one.startsWith(group) && isOfType(one));
}
