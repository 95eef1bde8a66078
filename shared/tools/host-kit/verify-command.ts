/** `dealer-widgets verify <origin>`: the command around verify.ts. */
import { parseArgs } from 'node:util';
import type { Environment } from '../../api/index.ts';
import { NO_NAME, NO_VALUE, addDays, isHeaderName, isHeaderValue, today } from '../../lib/index.ts';
import { exampleValues } from '../reference/example-values.ts';
import { chosenFormat, readReference } from './command-line.ts';
import * as printed from './print.ts';
import { callsOfOnly } from './only-calls.ts';
import { aboutToken } from './judged.ts';
import { openPage } from './page-token.ts';
import { oneLine } from './server-words.ts';
import { readValues } from './values-file.ts';
import { environmentOf, verify, type Verification } from './verify.ts';

export const VERIFY_HELP = `dealer-widgets verify <origin> [options]   calls a backend by the contract and says what a widget could not use

  --cookie "…"          the Cookie header of somebody who is logged in
  --values ids.json     ids and values of that backend
  --template            prints such a file to begin with
  --only a,b            only calls of these widgets (quiz), of these names (submitQuiz), or with a part of these in name or path (/app/quiz)
  --allow-writes        also calls what changes something; toggles are flipped back, bookings stay, and logOut, the last, ends that session
  --api-base /portal    as the page setting api_base
  --format text|json

The anti-forgery token, as the page settings of the same names, which an option replaces:
  --xsrf-header NAME    the header that carries it (X-XSRF-TOKEN)
  --xsrf-cookie NAME    it is in this cookie of --cookie (XSRF-TOKEN)
  --xsrf-meta NAME      it is in this <meta> of --page
  --xsrf-token VALUE    it is this
  --page /path          opens this page first, for its page settings (xsrf_*, api_base), its <meta> and the cookies it sets`;

const TEXT = { type: 'string' } as const;

/** @returns the exit code: 1 when a call failed or nothing could be verified, 2 when the command line was wrong */
export async function verifyCommand(
  args: string[],
  print: (line: string) => void,
  warn: (line: string) => void = printed.warn,
): Promise<number> {
  const { values: given, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      cookie: TEXT,
      values: TEXT,
      template: { type: 'boolean' },
      only: TEXT,
      'allow-writes': { type: 'boolean', default: false },
      'api-base': TEXT,
      'xsrf-cookie': TEXT,
      'xsrf-header': TEXT,
      'xsrf-meta': TEXT,
      'xsrf-token': TEXT,
      page: TEXT,
      format: { type: 'string', default: 'text' },
    },
  });
  const standard = exampleValues(addDays(today(), 1));
  if (given.template) {
    print(JSON.stringify(standard, null, 2));
    return 0;
  }
  if (positionals.length === 0) {
    print(VERIFY_HELP);
    return 2;
  }
  const origin = originOf(positionals);
  const format = chosenFormat(given.format, ['text', 'json']);
  const only = given.only?.split(/[\s,]+/).filter(Boolean);
  const chosen = {
    values: given.values ? readValues(given.values, standard) : standard,
    only: only && callsOfOnly(only, readReference),
    allowWrites: given['allow-writes'],
  };
  if (chosen.only?.size === 0) {
    print(format === 'json' ? '[]' : `${given.only} makes no calls, so there is nothing to verify.`);
    return 0;
  }
  const environment = await environmentFor(origin, given);
  const all: Verification[] = [];
  let last = '';
  for await (const each of verify({ ...chosen, environment })) {
    all.push(each);
    const reason = each.reason && each.reason === last ? 'as above' : oneLine(each.reason);
    last = each.reason;
    if (format === 'text')
      print(`${each.result.padEnd(4)}  ${each.call} (${each.name})${reason && `\n      ${reason}`}`);
    if (each.isUnreachable && !all.some(({ result }) => result === 'ok')) {
      warn('The calls after it were not made, because the server cannot be reached.');
      break;
    }
  }
  const counted = (result: string): number => all.filter((each) => each.result === result).length;
  print(
    format === 'json'
      ? JSON.stringify(all, null, 2)
      : `${counted('ok')} ok, ${counted('FAIL')} failed, ${counted('skip')} skipped`,
  );
  const doubt = counted('FAIL') > 0 ? undefined : doubtOf(all, environment);
  if (doubt) warn(doubt);
  return counted('FAIL') > 0 || doubt ? 1 : 0;
}

/** @throws Error when it is not one address, or an address of something else than a site */
function originOf([given = '', ...others]: readonly string[]): string {
  if (others.length > 0)
    throw new Error(`There are ${others.length + 1} addresses: ${[given, ...others].join(' ')}. Give one.`);
  if (!/^https?:/.test(given) || !URL.canParse(given)) {
    const scheme = /^(localhost|127\.)/.test(given) ? 'http' : 'https';
    throw new Error(
      `${given} is not the origin of a site. Write it as in ${scheme}://${given.replace(/^.*\/\//, '')}.`,
    );
  }
  const { origin, pathname } = new URL(given);
  const path = pathname.replace(/\/$/, '');
  if (path) throw new Error(`${given} has a path. Give ${origin}, and --api-base ${path} if the calls are below it.`);
  return origin;
}

/** Why the results prove nothing although no call failed. */
function doubtOf(all: readonly Verification[], environment: Environment): string | undefined {
  const posts = all.filter(({ passed }) => passed !== undefined);
  if (posts.length > 0 && !posts.some(({ passed }) => passed))
    return `Every POST that was made was refused (${posts.length}), so this verifies none of them. Where no reason is named above, either this person may make none of these calls, or the anti-forgery token is wrong. ${aboutToken(environment)}`;
  return all.some(({ result }) => result === 'ok')
    ? undefined
    : 'Nothing was verified: no call was made with success. The reasons are above.';
}

type Given = Partial<Record<'cookie' | 'page' | 'api-base' | `xsrf-${'cookie' | 'header' | 'meta' | 'token'}`, string>>;

/** @throws Error when an option cannot be sent, the options do not fit together or the page has no token */
async function environmentFor(origin: string, given: Given): Promise<Environment> {
  const { cookie = '', page, 'xsrf-meta': meta } = given;
  const { 'xsrf-header': header } = given;
  if (header && !isHeaderName(header)) throw new Error(`--xsrf-header ${JSON.stringify(header)} ${NO_NAME}`);
  for (const option of ['cookie', 'xsrf-token'] as const)
    if (!isHeaderValue(given[option] ?? ''))
      throw new Error(`--${option} ${NO_VALUE} Copy it again from where it is shown.`);
  refuseNoCookie(cookie);
  if (meta && !page) throw new Error(`Say which page has the <meta name="${meta}">: --page /path.`);
  const settings = {
    ...(given['api-base'] && { api_base: given['api-base'] }),
    ...(given['xsrf-cookie'] && { xsrf_cookie: given['xsrf-cookie'] }),
    ...(given['xsrf-header'] && { xsrf_header: given['xsrf-header'] }),
    ...(given['xsrf-token'] && { xsrf_token: given['xsrf-token'] }),
    ...(meta && { xsrf_meta: meta }),
  };
  if (!page) return environmentOf(origin, cookie, settings);
  const opened = await openPage(origin, page, cookie);
  if (meta && !opened.meta(meta)) {
    const lack = `has no <meta name="${meta}"> with a content.`;
    throw new Error(
      opened.doubt
        ? `${opened.doubt} The page there ${lack}`
        : `--page ${page} ${lack} Name the page and the <meta> of the token.`,
    );
  }
  const { api_base, xsrf_header, xsrf_token, xsrf_meta, xsrf_cookie } = opened.settings;
  const isNamed = Boolean(given['xsrf-token'] ?? given['xsrf-cookie'] ?? meta);
  const ofPage = { api_base, xsrf_header, ...(!isNamed && { xsrf_token, xsrf_meta, xsrf_cookie }) };
  return environmentOf(origin, opened.cookie, { ...ofPage, ...settings }, opened.meta);
}

/** @throws Error when it is the whole line of a header, or a value without its name: a server reads neither, and says only that nobody is logged in */
function refuseNoCookie(cookie: string): void {
  const write = 'Write name=value, as in --cookie "session=…; XSRF-TOKEN=…".';
  const [, header] = /^\s*((?:set-)?cookie\s*:)/i.exec(cookie) ?? [];
  if (header) throw new Error(`--cookie begins with "${header}", the name of the header. Leave that out. ${write}`);
  // the = at the end of a value in base64 is no sign of a name
  if (cookie.trim() && !/[^=;\s]=(?![=\s]*(;|$))/.test(cookie))
    throw new Error(`--cookie has no name before its value. ${write}`);
}
