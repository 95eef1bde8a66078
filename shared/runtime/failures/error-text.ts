/** What a person reads when a call failed, or the code for it did not load (W4, W5). For developers there is the error's `message`. */
import { A_DAY_S } from '../../lib/index.ts';
import type { OutdatedError } from '../../loader/index.ts';
import type { PageError } from '../../page/index.ts';
import type {
  ApiError,
  RefusedError,
  ServerError,
  SessionEndedError,
  TooManyRequestsError,
  ValidationError,
} from '../../api/index.ts';

const texts = {
  ms: {
    network: 'Sambungan terputus. Sila semak internet anda dan cuba lagi.',
    unsent: 'Tiada apa-apa yang telah dihantar.',
    'broken-fetch': 'Ada sesuatu yang tidak kena pada halaman ini.',
    aborted: '',
    validation: 'Sila semak maklumat yang diisi.',
    'too-many-requests': 'Terlalu banyak percubaan.',
    'too-large': 'Fail atau maklumat yang dihantar terlalu besar. Sila kecilkan dahulu.',
    server: 'Sistem sedang mengalami gangguan.',
    refused: 'Permintaan ini tidak diterima oleh pelayan.',
    'not-loaded': 'Sebahagian halaman ini tidak dapat dimuatkan. Sila cuba lagi, atau muat semula halaman.',
    contract: 'Jawapan daripada pelayan tidak dapat dibaca. Sila cuba lagi, atau hubungi kami jika masih gagal.',
    unknown: 'Ada sesuatu yang tidak kena. Sila cuba lagi.',
    forbidden: 'Anda tidak dibenarkan melakukan tindakan ini.',
    missing: 'Maklumat ini tidak dijumpai. Sila muat semula halaman.',
    notKnown: 'Tidak pasti sama ada permintaan anda telah diterima.',
    reloadToSee: 'Sila muat semula halaman untuk memastikannya sebelum menghantar lagi.',
    lost: 'Sambungan terputus sebelum jawapan diterima.',
    unclear: 'Jawapan daripada pelayan tidak dapat dibaca.',
    soon: 'Sila cuba semula sebentar lagi.',
    later: 'Sila cuba lagi kemudian.',
    reloadOrContact: 'Sila muat semula halaman dan cuba lagi, atau hubungi kami jika masih gagal.',
    inSeconds: (seconds: number) => `Sila cuba lagi dalam ${seconds} saat.`,
    inMinutes: (minutes: number) => `Sila cuba lagi dalam ${minutes} minit.`,
    inHours: (hours: number) => `Sila cuba lagi dalam ${hours} jam.`,
  },
  en: {
    network: 'The connection failed. Please check your internet and try again.',
    unsent: 'Nothing has been sent.',
    'broken-fetch': 'Something on this page went wrong.',
    aborted: '',
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
    notKnown: 'It is not known whether your request was carried out.',
    reloadToSee: 'Please reload the page to see, before you send it again.',
    lost: 'The connection failed before the answer came.',
    unclear: "The server's answer could not be read.",
    soon: 'Please try again in a moment.',
    later: 'Please try again later.',
    reloadOrContact: 'Please reload the page and try again, or contact us if it still fails.',
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
  | (PageError & { kind: 'not-loaded' })
  | (ApiError & { kind: 'network' | 'broken-fetch' | 'aborted' | 'too-large' | 'contract' });

/**
 * The sentence shown to the person; empty for an aborted request, which needs no message.
 * @param error anything that was thrown
 * @param advice what to do when the request may have been carried out, where something better helps than to reload the page
 */
export function errorText(error: unknown, locale: 'ms' | 'en', advice?: string): string {
  if (onlyReloadHelps(error)) return error.texts[locale].text;
  const words = texts[locale];
  if (!isApiError(error)) return didNotArrive(error) ? notLoaded(words) : words.unknown;
  if (mayBeDone(error)) {
    const what: Partial<Record<string, string>> = {
      server: words.server,
      contract: words.unclear,
      'broken-fetch': words['broken-fetch'],
    };
    return `${what[error.kind] ?? words.lost} ${words.notKnown} ${advice ?? words.reloadToSee}`;
  }
  switch (error.kind) {
    case 'validation':
      return Object.values(error.fields)[0]?.[0] ?? words.validation;
    case 'too-many-requests':
    case 'server':
      return `${words[error.kind]} ${waitText(error.retryAfterSeconds, words)}`;
    case 'refused':
      if (error.status === 403) return words.forbidden;
      if (error.status === 404) return words.missing;
      return `${words.refused} ${words.reloadOrContact}`;
    case 'network':
      return error.isUnsent ? `${words.network} ${words.unsent}` : words.network;
    case 'not-loaded':
      return notLoaded(words);
    case 'broken-fetch':
      return `${words['broken-fetch']} ${words.reloadOrContact}`;
    default:
      return words[error.kind];
  }
}

/** Code that was not there could not send anything, and without a connection that is the reason (D28). */
const notLoaded = (words: (typeof texts)['ms']): string =>
  navigator.onLine === false ? `${words.network} ${words.unsent}` : words['not-loaded'];

/** What an error of ours has. Anything may be thrown: `Object` makes an object of it, so each may be missing. */
const fieldsOf = (
  error: unknown,
): Partial<Pick<ApiError, 'kind' | 'mayBeDone'> & Pick<OutdatedError, 'onlyReloadHelps'>> => Object(error);

/** Whether the server may have carried out the request although it failed. Do not show "failed" then, and do not suggest a retry. */
export const mayBeDone = (error: unknown): boolean =>
  fieldsOf(error).mayBeDone === true && fieldsOf(error).kind !== 'aborted';

/** Whether the session has ended (W4). */
export const isSessionEnded = (error: unknown): boolean => fieldsOf(error).kind === 'session-ended';

/** Whether only a reload helps: the session has ended (W4), or the page's files are gone after a deploy. */
export const onlyReloadHelps = (error: unknown): error is SessionEndedError | OutdatedError =>
  fieldsOf(error).onlyReloadHelps === true;

/** Whether to offer a reload: nothing else helps, or it shows whether the request was carried out. */
export const isReloadOffered = (error: unknown): boolean => onlyReloadHelps(error) || mayBeDone(error);

/** Checks the kind, not the class: bundles that only show texts do not contain the classes. */
function isApiError(error: unknown): error is AnyApiError {
  return (
    error instanceof Error &&
    'kind' in error &&
    ('call' in error || error.kind === 'not-loaded') &&
    typeof error.kind === 'string' &&
    error.kind in texts.en
  );
}

/** Whether it is the browser's own error about code: the loader's (shared/loader/follow/not-loaded.ts) was not there yet to explain it. */
const didNotArrive = (error: unknown): boolean => error instanceof TypeError && /import|module/i.test(error.message);

function waitText(seconds: number | undefined, words: (typeof texts)['ms']): string {
  if (!seconds) return words.soon;
  if (seconds >= A_DAY_S) return words.later;
  if (seconds <= 90) return words.inSeconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? words.inMinutes(minutes) : words.inHours(Math.ceil(minutes / 60));
}
