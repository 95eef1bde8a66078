import { failureOf } from '../../../shared/ui/base/index.ts';

/** The chosen file cannot be read any more; nothing was sent, or not all of it. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/**
 * Finds out whether the file itself is behind a failed upload: it was saved again, moved or deleted after it was chosen, or its disk was taken out.
 * A browser reports that as a failed connection.
 * @returns an `UnreadableFileError`, or the same error
 */
export async function unreadableOr(error: unknown, file: File): Promise<unknown> {
  if (failureOf(error).kind !== 'network') return error;
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => error,
      (cause: unknown) =>
        new UnreadableFileError('The file can no longer be read from the disk. Choose it again.', { cause }),
    );
}
