import * as v from 'valibot';
import { expect } from 'vitest';

const modules = import.meta.glob<{ change?: v.GenericSchema }>('../../widgets/*/*.props.ts');

let told: Array<{ widget: string; value: unknown }> = [];

document.addEventListener('dw:change', (event) => told.push((event as CustomEvent<(typeof told)[number]>).detail));

/** Fails when a widget told the page something else than its `.props.ts` declares (`change`). */
export async function checkToldChanges(): Promise<void> {
  const all = told;
  told = [];
  for (const { widget, value } of all) {
    const load = modules[`../../widgets/${widget}/${widget}.props.ts`];
    if (!load) continue; // of a test's own
    const { change } = await load();
    if (!change) throw new Error(`${widget} tells dw:change, but ${widget}.props.ts declares no "change".`);
    const result = v.safeParse(change, value);
    expect(
      result.issues?.map(({ message }) => message),
      `dw:change of ${widget}: ${JSON.stringify(value)}`,
    ).toBeUndefined();
  }
}
