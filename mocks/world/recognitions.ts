import type { Clock } from './clock.ts';
import { dayFromToday } from './days.ts';
import { byId, flip, many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';

/** How long the posters of one recognition take, in ms. Polled every 5 s (part 9), that is three answers and the last. */
export const POSTERS_TAKE_MS = 12_000;

export interface Recognition {
  readonly recognition_id: number;
  readonly name: string;
  readonly awarded_on: string;
  readonly image: string | null;
  is_active: boolean;
  can_download: boolean;
  /** When poster generation began, ms; `waiting` begins with the first poll. */
  posters: number | 'none' | 'waiting';
}

const titles = [
  'Anugerah Dealer Emas',
  'Pengiktirafan G100',
  'Anugerah Khas Pencapaian Jualan Terbaik Sepanjang Tahun bagi Kategori Dealer Baharu Zon Pantai Timur dan Sabah Sarawak',
  'Anugerah Mentor Cemerlang',
  'Pengiktirafan Tanpa Penerima',
  'Anugerah Gambar Rosak',
] as const;

/** Recognitions and the people who receive them. The fifth has no recipient and no image, the sixth a broken image. */
export function createRecognitions({ clock, random, names }: Tools) {
  const recognitions = titles.map((name, at): Recognition => ({
    recognition_id: at + 1,
    name: `${name} ${dayFromToday(clock, 0).slice(0, 4)}`,
    awarded_on: dayFromToday(clock, -30 * at - 3),
    image: at === 4 ? null : at === 5 ? '/storage/broken/recognition-6.png' : `/storage/recognition/${at + 1}.svg`,
    is_active: at % 3 !== 2,
    can_download: at % 2 === 0,
    posters: at === 0 ? 'waiting' : 'none',
  }));
  const recipients = recognitions
    .filter(({ recognition_id }) => recognition_id !== 5)
    .flatMap(({ recognition_id }) =>
      many(8, (number) => {
        const user_id = 1000 + recognition_id * 10 + number;
        return {
          recognitionuser_id: recognition_id * 100 + number,
          recognition_id,
          user_id,
          name: unusualNames[(recognition_id - 1) * 8 + number - 3] ?? names.person(),
          pg_code: names.pgCode(),
          proof: number === 8 ? null : `/storage/proof/${user_id}.svg`,
          poster_verified: random.chance(0.4),
        };
      }),
    );
  const find = (id: string | number) => byId(recognitions, 'recognition_id', id);

  return {
    all: (): readonly Readonly<Recognition>[] => recognitions,
    find: (id: string | number): Readonly<Recognition> | undefined => find(id),
    recipientsOf: (id: string | number) =>
      recipients.filter(({ recognition_id }) => String(recognition_id) === String(id)),
    recipientOfUser: (userId: string | number) => byId(recipients, 'user_id', userId),
    toggle: (id: string) => flip(find(id), 'is_active'),
    toggleDownload: (id: string) => flip(find(id), 'can_download'),
    togglePosterVerified: (recognitionUserId: string) =>
      flip(byId(recipients, 'recognitionuser_id', recognitionUserId), 'poster_verified'),
    /** Starts generating the posters again; the time counts from the first poll. */
    generatePosters(id: string | number): boolean {
      const recognition = find(id);
      if (recognition) recognition.posters = 'waiting';
      return Boolean(recognition);
    },
    /** Whether posters are being generated, as a page knows it when it is written. */
    arePostersMade(id: string | number): boolean {
      const posters = find(id)?.posters ?? 'none';
      return posters === 'waiting' || postersProgress(posters, clock).show_progress;
    },
    /** The progress of the posters; the percentage depends on the clock alone. */
    progress(id: string | number): { percent: number; show_progress: boolean } | undefined {
      const recognition = find(id);
      if (!recognition) return undefined;
      if (recognition.posters === 'waiting') recognition.posters = clock.now();
      return postersProgress(recognition.posters, clock);
    },
  };
}

function postersProgress(begun: number | 'none', clock: Clock) {
  if (begun === 'none') return { percent: 0, show_progress: false };
  const percent = Math.min(100, Math.floor(((clock.now() - begun) / POSTERS_TAKE_MS) * 100));
  return { percent, show_progress: percent < 100 };
}
