import { theLoader } from '../page/index.ts';
import { guard } from './failures.ts';
import type { FollowedPage, Instance, LoaderParts } from './parts.ts';
import { inTemplates, restoreAnswers } from './kept-answers.ts';
import { observePage } from './observed-page.ts';
import { applyChanges } from './page-changes.ts';
import { removeFormerSettings } from './settings-changes.ts';

/** What happens to widgets when the page changes. */
export function followPage(loader: LoaderParts): FollowedPage {
  const { instances, adopt, release } = loader;
  const nameAttribute = theLoader().attribute;
  const selector = `[${nameAttribute}]`;
  const observed = observePage(selector, (records) => {
    removeFormerSettings(records);
    applyChanges(records, page);
  });
  const page = { ...observed, loader, nameAttribute, selector, start, update, adoptAgain };

  function start(): void {
    restore();
    observed.watch(document);
    applyChanges([], page);
  }

  /** Answers of an earlier visit; a widget that is ready has read those on its element already. */
  function restore(): void {
    // instances may have been taken out by a script of the page since, and others may not have been adopted yet
    const known = [...instances.values()].map((each) => each.element);
    for (const element of restoreAnswers(new Set([...known, ...observed.widgetsIn(document), ...inTemplates()]))) {
      const instance = instances.get(element);
      if (instance?.state === 'ready') adoptAgain(instance);
    }
  }

  function update(instance: Instance): void {
    guard(instance, () => instance.handle?.update());
  }

  function adoptAgain(instance: Instance): void {
    release(instance);
    const next = adopt(instance.element);
    if (next) next.lastError = instance.lastError;
  }

  return page;
}
