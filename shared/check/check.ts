/** `DealerWidgets.check()`: one table of everything on a page that keeps widgets from running. Runs only when a developer calls it. */
import { assignedSlotOf, memberOf, theLoader } from '../page/index.ts';
import type { CheckRow } from '../lib/index.ts';
import type { CheckHelpers, CheckedLoader } from '../loader/index.ts';
import { pageRows } from './check-page.ts';
import { earlierViolations, importMapRows } from './check-policy.ts';
import { versionMistakes } from './check-version.ts';
import { type Declared, writtenRows } from './rules/index.ts';

/** Finds everything on the page that keeps widgets from running, prints it, and returns it. */
export async function check(
  loader: CheckedLoader,
  { refusals, maps, markupMistakes, requireText, replaced }: CheckHelpers,
): Promise<CheckRow[]> {
  const violations = await earlierViolations();
  const refused = refusals(violations);
  const instances = [...loader.instances.values()];
  const names = new Set(instances.map(({ widget }) => widget));
  const rows = [...replaced, ...(await pageRows(names))];
  for (const wrong of await versionMistakes()) rows.push({ where: 'the version', wrong });
  rows.push(
    ...(await writtenRows({
      attribute: theLoader().attribute,
      names: [...loader.table.keys(), ...loader.defined.keys()].filter((name) => !name.startsWith('~')),
      widgets: instances.map(({ element, widget: name, state, lastError }) => ({
        element,
        name,
        // of a widget that runs, its mistakes are those of now
        failure: state === 'error' ? lastError?.replace(/^dealer-widgets: "[^"]*"( does not run)?: /, '') : undefined,
      })),
      declared: (name) => declared(name, loader),
      markupMistakes,
      isReplaced: (outer, child) => memberOf(outer, 'shadowRoot') !== null && !assignedSlotOf(child),
      copied: requireText,
    })),
  );
  const chunksOf = new Map([...names].map((name) => [name, loader.table.get(name)?.chunks ?? []]));
  rows.push(...(await importMapRows(new URL('../', import.meta.url).href, chunksOf, violations, maps)));
  for (const wrong of refused.values()) rows.push({ where: 'the policy', wrong });
  print(rows, instances.length);
  return rows;
}

function print(rows: readonly CheckRow[], widgets: number): void {
  const looked = `${widgets} widget${widgets === 1 ? '' : 's'} looked at`;
  if (rows.length === 0) console.info(`dealer-widgets: nothing is wrong on this page, ${looked}.`);
  else {
    console.info(`dealer-widgets: ${rows.length} wrong on this page, ${looked}.`);
    console.table(rows.map(({ where, wrong }) => ({ where, wrong })));
  }
}

/** A widget, whose code is loaded if necessary. */
async function declared(name: string, { table, defined, unknown }: CheckedLoader): Promise<Declared> {
  if (!defined.has(name) && table.has(name)) await theLoader().import(name);
  const widget = defined.get(name);
  if (!widget) await unknown(name);
  // our widgets have a schema; a widget of the page may have none
  return (widget ?? {}) as Declared;
}
