import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { FLOOR } from '../../../shared/build/floor.mjs';

/** MDN's compatibility data, by area; 20 MB, which Vite would make a script of. */
export const { api, css, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const browsers = { ...FLOOR, safari_ios: FLOOR.safari, webview_android: FLOOR.chrome };

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
 * The browsers of the floor that lack what later versions of them have; empty: all have it. What a browser has in no version is no matter of its age:
 * the tests in that engine find it.
 */
function missingIn({ support }: CompatStatement): string[] {
  return Object.entries(browsers).flatMap(([browser, floor]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat();
    const since = statements.find(({ version_added }) => typeof version_added === 'string')?.version_added;
    return !since || statements.some((each) => isThere(each, floor))
      ? []
      : [`${browser} ${floor} (it came with ${since})`];
  });
}

/** What is new is known by its name alone where every standard thing of that name is too new. @returns as missingIn, of the one nearest to the floor */
export function missingByName(named: readonly Identifier[]): string[] {
  const missing = named.flatMap(({ __compat }) =>
    __compat && !__compat.status?.experimental && __compat.status?.standard_track !== false
      ? [missingIn(__compat)]
      : [],
  );
  if (missing.some((each) => each.length === 0)) return [];
  return missing.reduce((least, each) => (each.length < least.length ? each : least), missing[0] ?? []);
}
