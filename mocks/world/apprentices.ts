import { cycled } from './random.ts';
import { byId, keptText, many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

/** Applications to become an apprentice, each with a file; the last one has none, and the fourth's cannot be displayed. */
export function createApprentices({ names }: Tools) {
  const apprentices = many(6, (apprentice_id) => ({
    apprentice_id,
    name: apprentice_id === 2 ? unusualNames[0] : names.person(),
    phone: names.phone(),
    /** What the host calls the file; it is the `{attachment}` of the call's path. */
    attachment:
      apprentice_id === 6
        ? null
        : apprentice_id === 5
          ? 'Borang Permohonan & Sijil (5).svg'
          : `borang-${apprentice_id}.svg`,
    /** 0 Pending, 1 Approved, 2 Rejected. */
    status: cycled([0, 1, 2] as const, apprentice_id - 1),
    comment: apprentice_id === 3 ? 'Borang tidak lengkap:\ntiada tandatangan penyelia.' : null,
  }));
  return {
    all: () => apprentices,
    withAttachment: (attachment: string) => apprentices.find((row) => row.attachment === attachment),
    /** @returns the comment as it is stored, `undefined` when there is no such apprentice */
    decide(apprenticeId: string, status: 0 | 1 | 2, comment: string): string | null | undefined {
      const apprentice = byId(apprentices, 'apprentice_id', apprenticeId);
      if (apprentice) Object.assign(apprentice, { status, comment: keptText(comment) });
      return apprentice?.comment;
    },
    /** Where the host keeps the file of an apprentice. */
    fileOf: ({ apprentice_id, attachment }: { apprentice_id: number; attachment: string | null }): string | null =>
      attachment === null
        ? null
        : apprentice_id === 4
          ? `/storage/broken/${attachment}`
          : `/storage/apprentice/${encodeURIComponent(attachment)}`,
  };
}
