import { theLoader } from '../page/index.ts';
import { guard } from './failures.ts';
import type { FollowedPage, Instance, LoaderState } from './loader-state.ts';
import { observePage } from './observed-page.ts';
import { applyChanges } from './page-changes.ts';
import { removeFormerSettings } from './settings-changes.ts';

/** What happens to widgets when the page changes. */
export function followPage(loader: LoaderState): FollowedPage {
  const { adopt, release } = loader;
  const nameAttribute = theLoader().attribute;
  const selector = `[${nameAttribute}]`;
  const observed = observePage(selector, (records) => {
    removeFormerSettings(records);
    applyChanges(records, page);
  });
  const page = { ...observed, loader, nameAttribute, selector, start, update, adoptAgain };

  function start(): void {
    observed.watch(document);
    applyChanges([], page);
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
