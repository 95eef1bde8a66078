import * as v from 'valibot';
import { expect } from 'vitest';

const modules = import.meta.glob<{ change?: v.GenericSchema }>('../../widgets/*/*.props.ts');

let reported: Array<{ widget: string; value: unknown }> = [];

document.addEventListener('dw:change', (event) =>
  reported.push((event as CustomEvent<(typeof reported)[number]>).detail),
);

/** The values that a place of the page is told of with `dw:change` from now on. */
export function changesOf(place: HTMLElement): unknown[] {
  const changes: unknown[] = [];
  place.addEventListener('dw:change', (event) => changes.push((event as CustomEvent<{ value: unknown }>).detail.value));
  return changes;
}

/** Fails when the value of a `dw:change` is not what the widget's `.props.ts` declares (`change`). */
export async function checkReportedChanges(): Promise<void> {
  const all = reported;
  reported = [];
  for (const { widget, value } of all) {
    const load = modules[`../../widgets/${widget}/${widget}.props.ts`];
    if (!load) continue; // of a test's own
    const { change } = await load();
    if (!change) throw new Error(`${widget} dispatches dw:change, but ${widget}.props.ts declares no "change".`);
    const result = v.safeParse(change, value);
    expect(
      result.issues?.map(({ message }) => message),
      `dw:change of ${widget}: ${JSON.stringify(value)}`,
    ).toBeUndefined();
  }
}
