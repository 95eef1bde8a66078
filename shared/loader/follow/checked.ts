import { PageError, logError, theLoader } from '../../page/index.ts';
import { replacedNames } from './replaced-names.ts';
import type { CheckRow, DealerWidgetsApi } from '../../lib/index.ts';
import { requireText } from './copy.ts';
import * as maps from './import-map.ts';
import type { CheckedLoader, CheckModule } from '../loader-state.ts';
import { refusals } from './refusals.ts';
import type { MarkupReports } from './when-ready.ts';

/** Logs what scripts of the page have replaced. @returns it as rows of `check()` */
export function reportReplaced(): CheckRow[] {
  const replaced = replacedNames();
  for (const { where, wrong } of replaced) logError(wrong, new PageError('replaced', wrong, { at: where }));
  return replaced;
}

/** `DealerWidgets.check()`, whose code is loaded when it is called. Where that fails, this is a row of its own. */
export function checkWith(
  loader: CheckedLoader,
  { mistakesOf }: MarkupReports,
  replaced: CheckRow[],
): DealerWidgetsApi['check'] {
  return async () => {
    try {
      // every build has this chunk; it contains check/index.ts
      const { check } = (await theLoader().import('~check')) as unknown as CheckModule;
      return await check(loader, { refusals, maps, markupMistakes: mistakesOf, requireText, replaced });
    } catch (error) {
      const wrong = `this page could not be checked, because ${error instanceof Error ? error.message : String(error)}`;
      logError(wrong, error);
      return [...replaced, { where: 'check()', wrong }];
    }
  };
}
