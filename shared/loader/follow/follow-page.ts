import { containsNode, isConnected, theLoader } from '../../page/index.ts';
import { guard } from './failures.ts';
import type { FollowedPage, Instance, LoaderState } from '../loader-state.ts';
import { observePage } from './observed-page.ts';
import { applyChanges } from './page-changes.ts';
import { removeFormerSettings } from './settings-changes.ts';

/** What happens to widgets when the page changes. */
export function followPage(loader: LoaderState): FollowedPage {
  const { adopt, release } = loader;
  const nameAttribute = theLoader().attribute;
  const selector = `[${nameAttribute}]`;
  const observed = observePage(selector, (records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    removeFormerSettings((each) => added.some((node) => containsNode(node, each)));
    applyChanges(records, page);
  });
  const page = { ...observed, loader, nameAttribute, selector, start, update, adoptAgain };

  function start(): void {
    observed.watch(document);
    // a widget is gone already: the page was left before this code came
    if ([...loader.instances.keys()].some((each) => !isConnected(each))) removeFormerSettings(() => true);
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
