import type { Tools } from './domain.ts';

/** A file as it was received. */
export interface StoredFile {
  readonly upload_id: number;
  /** Which form or widget it came from, such as `documents`. */
  readonly folder: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** When, ms. */
  readonly at: number;
  /** The other fields and headers of the upload. */
  readonly details: Readonly<Record<string, string>>;
}

/** Uploaded files, in memory, newest first; the oldest are dropped when there are many. */
export function createUploads({ clock }: Tools) {
  const files: StoredFile[] = [];
  let last = 0;
  return {
    /** Keeps a received file. */
    async keep(folder: string, file: Blob, details: Record<string, string> = {}): Promise<StoredFile> {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const name = 'name' in file ? String(file.name) : 'blob';
      const stored = { upload_id: ++last, folder, name, type: file.type, bytes, at: clock.now(), details };
      files.unshift(stored);
      files.splice(50);
      return stored;
    },
    in: (folder: string): readonly StoredFile[] => files.filter((file) => file.folder === folder),
    find: (upload_id: string | number) => files.find((file) => file.upload_id === Number(upload_id)),
  };
}

/** Where a stored file is served from. */
export const addressOf = ({ upload_id }: StoredFile): string => `/storage/uploads/${upload_id}`;
