import { many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

export interface Apprentice {
  readonly apprentice_id: number;
  readonly name: string;
  readonly phone: string;
  /** What the host calls the file; it is the `{attachment}` of the call's path. */
  readonly attachment: string | null;
}

/** People who ask to become apprentices, each with a file; the last one sent none, the fourth's cannot be shown. */
export function createApprentices({ names }: Tools) {
  const apprentices = many(6, (apprentice_id): Apprentice => ({
    apprentice_id,
    name: apprentice_id === 2 ? unusualNames[0] : names.person(),
    phone: names.phone(),
    attachment: apprentice_id === 6 ? null : apprentice_id === 5 ? 'Borang Permohonan & Sijil (5).svg' : `borang-${apprentice_id}.svg`,
  }));
  return {
    all: (): readonly Apprentice[] => apprentices,
    withAttachment: (attachment: string): Apprentice | undefined => apprentices.find((row) => row.attachment === attachment),
    /** Where the host keeps the file of an apprentice. */
    fileOf: ({ apprentice_id, attachment }: Apprentice): string | null =>
      attachment === null ? null : apprentice_id === 4 ? `/storage/broken/${attachment}` : `/storage/apprentice/${encodeURIComponent(attachment)}`,
  };
}
