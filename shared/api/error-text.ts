// chunk: client
/** What a person is told when a call, or the code for it, failed (W4, W5). The developers' sentence is the error's `message`. */
import { A_DAY_S } from '../lib/retry-after.ts';
import type { NotLoadedError } from '../lib/late-import.ts';
import type { ApiError } from './errors/api-error.ts';
import type { RefusedError } from './errors/refused-error.ts';
import { told } from './errors/told.text.ts';
import type { ServerError } from './errors/server-error.ts';
import type { TooManyRequestsError } from './errors/too-many-requests-error.ts';
import type { ValidationError } from './errors/validation-error.ts';

const texts = {
  ms: {
    network: 'Sambungan terputus. Sila semak internet anda dan cuba lagi.',
    aborted: '',
    'session-ended': told.sessionEnded.ms.text,
    validation: 'Sila semak maklumat yang diisi.',
    'too-many-requests': 'Terlalu banyak percubaan.',
    'too-large': 'Fail atau maklumat yang dihantar terlalu besar. Sila kecilkan dahulu.',
    server: 'Pelayan sedang menghadapi masalah.',
    refused: 'Permintaan ini tidak diterima oleh pelayan.',
    'not-loaded': 'Sebahagian halaman ini tidak dapat dimuatkan. Sila cuba lagi, atau muat semula halaman.',
    contract: 'Jawapan daripada pelayan tidak dapat dibaca. Sila cuba lagi, atau hubungi kami jika masih gagal.',
    unknown: 'Sesuatu tidak kena. Sila cuba lagi.',
    forbidden: 'Anda tidak dibenarkan untuk membuat tindakan ini.',
    missing: 'Maklumat ini tidak dijumpai. Sila muat semula halaman.',
    notKnown:
      'Tidak pasti sama ada permintaan anda telah diterima. Sila muat semula halaman untuk melihat, sebelum menghantarnya lagi.',
    lost: 'Sambungan terputus sebelum jawapan diterima.',
    unclear: 'Jawapan daripada pelayan tidak dapat dibaca.',
    soon: 'Sila cuba lagi sebentar lagi.',
    later: 'Sila cuba lagi kemudian.',
    inSeconds: (seconds: number) => `Sila cuba lagi dalam ${seconds} saat.`,
    inMinutes: (minutes: number) => `Sila cuba lagi dalam ${minutes} minit.`,
    inHours: (hours: number) => `Sila cuba lagi dalam ${hours} jam.`,
  },
  en: {
    network: 'The connection failed. Please check your internet and try again.',
    aborted: '',
    'session-ended': told.sessionEnded.en.text,
    validation: 'Please check what you have entered.',
    'too-many-requests': 'Too many attempts.',
    'too-large': 'The file or the information sent is too large. Please make it smaller first.',
    server: 'The server has a problem.',
    refused: 'The server did not accept this request.',
    'not-loaded': 'A part of this page could not be loaded. Please try again, or reload the page.',
    contract: "The server's answer could not be read. Please try again, or contact us if it still fails.",
    unknown: 'Something went wrong. Please try again.',
    forbidden: 'You are not allowed to do this.',
    missing: 'This could not be found. Please reload the page.',
    notKnown:
      'It is not known whether your request was carried out. Please reload the page to see, before you send it again.',
    lost: 'The connection failed before the answer came.',
    unclear: "The server's answer could not be read.",
    soon: 'Please try again in a moment.',
    later: 'Please try again later.',
    inSeconds: (seconds: number) => `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    inMinutes: (minutes: number) => `Please try again in ${minutes} minutes.`,
    inHours: (hours: number) => `Please try again in ${hours} hours.`,
  },
};

type AnyApiError =
  | RefusedError
  | ServerError
  | TooManyRequestsError
  | ValidationError
  | NotLoadedError
  | (ApiError & { kind: 'network' | 'aborted' | 'session-ended' | 'too-large' | 'contract' });

/**
 * The sentence for the person. An aborted request gives an empty text: nobody needs to be told.
 * @param error whatever was thrown
 */
export function errorText(error: unknown, locale: 'ms' | 'en'): string {
  const words = texts[locale];
  if (!isApiError(error)) return words.unknown;
  if (mayBeDone(error)) {
    const what = error.kind === 'server' ? words.server : error.kind === 'contract' ? words.unclear : words.lost;
    return `${what} ${words.notKnown}`;
  }
  switch (error.kind) {
    case 'validation':
      return Object.values(error.fields)[0]?.[0] ?? words.validation;
    case 'too-many-requests':
    case 'server':
      return `${words[error.kind]} ${waitText(error.retryAfterSeconds, words)}`;
    case 'refused':
      return error.status === 403 ? words.forbidden : error.status === 404 ? words.missing : words.refused;
    default:
      return words[error.kind];
  }
}

/** Whether the server may have carried it out all the same: then nobody is told that it failed, nor asked to try again. */
export const mayBeDone = (error: unknown): boolean =>
  (error as Partial<ApiError> | null)?.mayBeDone === true && (error as Partial<ApiError>).kind !== 'aborted';

/** The session has ended (W4). */
export const isSessionEnded = (error: unknown): boolean =>
  (error as Partial<ApiError> | null | undefined)?.kind === 'session-ended';

/** Whether a page that is loaded again helps: after an ended session (W4) nothing else does, and it shows what was carried out. */
export const isReloadOffered = (error: unknown): boolean => isSessionEnded(error) || mayBeDone(error);

/** By its kind, not its class, so that the classes stay out of the bundles that only show texts. */
function isApiError(error: unknown): error is AnyApiError {
  return (
    error instanceof Error &&
    'kind' in error &&
    ('call' in error || error.kind === 'not-loaded') &&
    typeof error.kind === 'string' &&
    error.kind in texts.en
  );
}

function waitText(seconds: number | undefined, words: (typeof texts)['ms']): string {
  if (!seconds) return words.soon;
  if (seconds >= A_DAY_S) return words.later;
  if (seconds <= 90) return words.inSeconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? words.inMinutes(minutes) : words.inHours(Math.ceil(minutes / 60));
}
