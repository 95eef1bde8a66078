import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { FLOOR } from '../../../shared/tools/build/floor.mjs';

/** MDN's compatibility data, by area. `require`, because Vite would turn an import of its 20 MB into a script. */
export const { api, css, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The oldest supported versions, by MDN's names. */
export type Floor = Readonly<Record<string, string>>;

export const BROWSERS: Floor = { ...FLOOR, safari_ios: FLOOR.safari, webview_android: FLOOR.chrome };

const isAtMost = (version: string, floor: string): boolean => {
  const [a, b] = [version, floor].map((each) => each.replace('≤', '').split('.').map(Number)) as [number[], number[]];
  return (a[0]! - b[0]! || (a[1] ?? 0) - (b[1] ?? 0)) <= 0;
};

const isThere = (statement: SimpleSupportStatement, floor: string): boolean =>
  typeof statement.version_added === 'string' &&
  statement.version_added !== 'preview' &&
  isAtMost(statement.version_added, floor) &&
  !(typeof statement.version_removed === 'string' && isAtMost(statement.version_removed, floor)) &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name;

/**
 * What of the floor lacks a feature of later versions. A feature that a browser has in no version is not reported, because the tests in
 * that engine find it.
 */
function missingIn({ support }: CompatStatement, floor: Floor): string[] {
  return Object.entries(floor).flatMap(([browser, oldest]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat();
    const since = statements.find(({ version_added }) => typeof version_added === 'string')?.version_added;
    return !since || statements.some((each) => isThere(each, oldest))
      ? []
      : [`${browser} ${oldest} (it came with ${since})`];
  });
}

/**
 * The same for a name that several standard features have: reported only when all of them are too new.
 * @returns what of the floor lacks the oldest of them
 */
export function missingByName(named: readonly Identifier[], floor: Floor = BROWSERS): string[] {
  const missing = named.flatMap(({ __compat }) =>
    __compat && !__compat.status?.experimental && __compat.status?.standard_track !== false
      ? [missingIn(__compat, floor)]
      : [],
  );
  if (missing.some((each) => each.length === 0)) return [];
  return missing.reduce((least, each) => (each.length < least.length ? each : least), missing[0] ?? []);
}
