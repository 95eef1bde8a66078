/**
 * No answer, page or thing typed may freeze the tab: every function of shared/lib that is given a text takes time in proportion to it.
 */
import { beforeEach, expect, it, vi } from 'vitest';

/** By how much the text grows: linear work then takes up to 8 times as long for a letter, because of caches and garbage, quadratic work 64 times. */
const STEP = 64;
const TOO_MUCH = 14;
/** Work that is done within these milliseconds freezes nothing; quadratic work on 16,000 letters takes longer. */
const QUICK_MS = 20;
const TRIES = 4;

/**
 * Whether work grows out of proportion to the length of its text, compared only with itself, at best of a few tries: any may be interrupted.
 * @param textOf a text of about that length
 * @returns a sentence about the growth, `undefined` when it is linear
 */
function outOfProportion(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): string | undefined {
  const [short, long] = [textOf(length / STEP), textOf(length)];
  for (let tries = 0; tries < TRIES; tries++) {
    const ms = msOf(work, long);
    // short runs are cheap, and one that was interrupted would excuse any long one
    const least = Math.min(...Array.from({ length: 5 }, () => msOf(work, short)));
    if (ms < QUICK_MS || ms < least * STEP * TOO_MUCH) return undefined;
  }
  return `${long.length} letters at once take far more than ${STEP} times as long as ${short.length}`;
}

/** The wall-clock time of one run, in milliseconds; work that throws has read its text all the same. */
function msOf(work: (text: string) => unknown, text: string): number {
  const start = performance.now();
  try {
    work(text);
  } catch {
    // refused
  }
  return performance.now() - start;
}

/** Texts that cause backtracking in regular expressions: a prefix, a part that is repeated, and an ending. */
const PIECES = [
  ...[' ', '\t', '\r\n', '\r', 'a', 'aA', 'a ', 'a.', 'İ', 'Σ\u0301', 'ﷺ', '한', '\u0301', '\u0323\u0301'],
  ...['\u{1D16D}\u{1D165}', '😀', '\ud800', '0', '9', '1,000,', '1,', '.1', '1e9', '-', '10-', '2026-11-23'],
  ...['10:00 am ', '+08:00', 'Mon, ', '(', '/', '//', '\\', '../', '%', '%41', '%E0', '&', 'a&', 'a=1&', '=', '?'],
  ...['#', ';', '; ', 'a=b; ', ':', 'http://', '<', '>', '<p>', '</', '<input ', '<input type='],
  ...['<input type="password', '<form action=', '<form action="/log', 'action=', 'action="', 'log', 'type type='],
  ...['"', "'", '{', '[', '{"a":', '["a",', '\\u0041', '%n', '@'],
];
const HEADS = ['', '<p>', '1'];
const TAILS = ['', '!'];

/** Texts that are a repetition; their names are for messages. */
const NASTY_TEXTS = PIECES.flatMap((piece) =>
  HEADS.flatMap((head) =>
    TAILS.map((tail) => ({
      name: [head, `${piece} again and again`, tail].map((part) => JSON.stringify(part)).join(', then '),
      of: (length: number) => head + piece.repeat(Math.ceil(length / piece.length)) + tail,
    })),
  ),
);

// those left out read the page's own elements
const files = import.meta.glob<Record<string, unknown>>(
  [
    '../../../shared/lib/**/*.ts',
    '../../../shared/page/{settings,settings-mistakes,url,visits}/*.ts',
    '../../../shared/page/{dom/custom-event,page-error}.ts',
    '../../../shared/booking/payment/*.ts',
    '../../../shared/memory/kept/{kept-under,stored}.ts',
    '../../../shared/contract/{safe-image,path-to,host-path}.ts',
    '!../../../shared/**/index.ts',
    '!../../../shared/lib/wire-shape/wire-shape.ts',
  ],
  { eager: true },
);
const functions = Object.entries(files).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter(([, value]) => typeof value === 'function')
    .map(([name, value]) => [`${path.split('/').at(-1)} ${name}`, value as (...args: unknown[]) => unknown] as const),
);

/** The ways a text gets into a function of more than one; all others are given the text and nothing more. */
const settings = (provider: string) => ({
  payment_url: provider,
  payment_test_url: provider,
  payment_test_user_ids: ['2'],
});
const paying = [(text: string) => ['2', settings(text)], (text: string) => [text, settings('https://pay.example/')]];
const CALLS: Record<string, ((text: string) => unknown[])[]> = {
  'http.ts cookieValue': [
    (text) => [text, 'XSRF-TOKEN'],
    (text) => ['a=b; XSRF-TOKEN=1', text],
    (text) => [text, text],
  ],
  'day-words.ts dayName': [(text) => [text, 'ms']],
  'day-words.ts shortDate': [(text) => [text, 'ms']],
  'day-words.ts dateWords': [(text) => [text, 'ms']],
  'day-words.ts monthWords': [(text) => [text, 'ms']],
  'day.ts addDays': [(text) => [text, 1]],
  'day.ts daysFrom': [(text) => [text, 7]],
  'search-text.ts didYouMean': [
    (text) => [text, ['recognition_id', 'image-viewer']],
    (text) => ['recognition_id', [text]],
    (text) => [text, [text]],
  ],
  'search-text.ts highlight': [
    (text) => [text, 'a'],
    (text) => ['Siti Aminah', text],
    (text) => [text, `${text.slice(text.length / 2)}b`],
  ],
  'kept-under.ts keptForAll': [(text) => [[text, text]]],
  'kept-under.ts keptUnder': [(text) => [[text, text], text]],
  'month.ts monthInWords': [(text) => [24_000, Array.from({ length: 12 }, () => 'Mac'), text]],
  'month.ts addMonths': [(text) => [text, 1]],
  'custom-event.ts customEvent': [(text) => [text, {}]],
  'page-settings.ts readPageSettings': [(text) => [text], (text) => [JSON.stringify({ [text]: text })]],
  'settings-mistakes.ts settingsMistakes': [(text) => [text, undefined, []], (text) => ['{}', [[text, text]], [text]]],
  'slot-times.ts byTime': [(text) => [text, '9:00 am'], (text) => ['9:00 am', text]],
  'slot-times.ts unreadableTimes': [(text) => [[text]]],
  'slip.ts isSlip': [(text) => [text, 'data-load'], (text) => ['data-load', text], (text) => [text, `${text}a`]],
  'attributes.ts isSteering': [(text) => ['data-load', text], (text) => ['data-locale', text]],
  'payment-address.ts paymentProvider': paying,
  'payment-address.ts paymentMistakes': paying,
  'path-to.ts pathTo': [(text) => [text, {}], (text) => ['/app/{id}', { id: text }]],
  'payment-address.ts paymentAddress': [(text) => [text, 'https://pay.example/'], (text) => ['/PAY-1', text]],
  'payment-status.ts paymentStatus': [
    (text) => [text, 'https://page.example/', 'status'],
    (text) => [undefined, `https://page.example/?status=${text}`, 'status'],
    (text) => [undefined, 'https://page.example/', text],
  ],
  'payment-status.ts withoutStatus': [
    (text) => [`https://page.example/?status=${text}&a=${text}`, 'status'],
    (text) => ['https://page.example/?status=failed', text],
  ],
  'http.ts retryAfterSeconds': [(text) => [text, text], (text) => [text, null]],
  'safe-url.ts safeLink': [(text) => [text, 'https://page.example/'], (text) => [`https://page.example/${text}`]],
  'safe-image.ts safeImage': [
    (text) => [text, 'https://page.example/'],
    (text) => [`data:image/png,${text}`, 'https://page.example/'],
  ],
  'address.ts withQuery': [(text) => [text, { month_year: '3-2026' }], (text) => ['/a?x=1', { [text]: text }]],
};

/** Functions that are given no text, or hand it on to the browser without looking into it. */
const NO_TEXT = new Set<string>([
  ...['keys.ts isShortcut', 'lists.ts eachOnce'],
  ...['storage.ts readText', 'storage.ts writeText', 'storage.ts keysIn', 'stored.ts stored'],
  'address.ts retryQuery',
  ...['checked', 'object', 'oneOf', 'optional', 'parse', 'readBy'].map((name) => `schema.ts ${name}`),
  'page-error.ts PageError',
  ...['month.ts countedMonth', 'month.ts yearOf', 'month.ts monthNumberOf', 'month.ts currentMonth'],
  ...['month.ts shortMonthText', 'month.ts longMonthText', 'month.ts monthsLater', 'day.ts today'],
  ...['numbers.ts formatSen', 'lists.ts newKey', 'lists.ts keptRows', 'lists.ts continued', 'lists.ts moved'],
  ...['page-settings.ts pageSettings', 'settings-mistakes.ts logSettings'],
  'payment-address.ts providerHere', // hands it on to `paymentProvider`
  ...['last-order.ts watchOrders', 'last-order.ts paymentOpens', 'last-order.ts paymentFailure'], // as far as one is read, in payment-status.ts
]);

const SOME = 16_384;
const MANY = 262_144;
const taking = functions.filter(([name]) => !NO_TEXT.has(name));

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}));

it('lists only functions that exist', () => {
  const names: string[] = functions.map(([name]) => name);
  expect([...NO_TEXT, ...Object.keys(CALLS)].filter((name) => !names.includes(name))).toEqual([]);
});

it.each(taking)('%s takes time in proportion', (name, act) => {
  for (const argumentsOf of CALLS[name] ?? [(text: string) => [text]]) {
    expect(argumentsOf('').length, 'it is given all it asks for').toBeGreaterThanOrEqual(act.length);
    const work = (text: string) => act(...argumentsOf(text));
    let slowest = NASTY_TEXTS[0]!;
    let most = 0;
    for (const nasty of NASTY_TEXTS) {
      expect(outOfProportion(work, nasty.of, SOME), nasty.name).toBeUndefined();
      const ms = msOf(work, nasty.of(2048));
      if (ms > most) [slowest, most] = [nasty, ms];
    }
    expect(outOfProportion(work, slowest.of, MANY), `much of ${slowest.name}`).toBeUndefined();
  }
});

it('detects a function that scans its text repeatedly', () => {
  const quadratic = (text: string) => /a+$/.test(text);
  expect(outOfProportion(quadratic, (length) => `${'a'.repeat(length)}!`, 8_192)).toContain('times as long');
});
