/** A sample of the hostile properties that a widget's schema takes: the widget mounts with them, and the page stays usable. */
import fc from 'fast-check';
import { http } from 'msw';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { hostileProperties } from '../../../support/hostile-values.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { network, unanswered } from '../../../support/network.ts';

interface PropsFile {
  properties: v.GenericSchema & { entries: v.ObjectEntries };
}

const files = import.meta.glob<PropsFile>('../../../../widgets/*/*.props.ts', { eager: true });
/** The same sample in every run. */
const SEED = 11;
const SAMPLE = 4;

/** Some widgets need content of the host where a property gives none. */
const ENTRIES = Array.from({ length: 20 }, (_, at) => `entry-${at + 1}`);
const CHILDREN = ['question', 'answer', 'note', ...ENTRIES].map((slot) => `<p slot="${slot}">Text</p>`).join('');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Whether the widget mounts. The schema accepts a menu without entries, but the component refuses it if the page has no content for it either. */
function isTaken(properties: PropsFile['properties'], values: unknown): boolean {
  const result = v.safeParse(properties, values);
  return result.success && (result.output as { entries?: unknown[] }).entries?.length !== 0;
}

it.each(Object.entries(files))('%s mounts', async (path, { properties }) => {
  const name = path.split('/').at(-2)!;
  // the server's answers to such ids are tested elsewhere
  network.use(http.all('/app/*', unanswered), http.all('/api/*', unanswered));
  const taken = fc
    .sample(hostileProperties(Object.keys(properties.entries)), { numRuns: 500, seed: SEED })
    .filter((values) => isTaken(properties, values))
    .slice(0, SAMPLE);
  const html = taken.map(
    (values) => `<div data-widget="${name}" data-props="${escaped(JSON.stringify(values))}">${CHILDREN}</div>`,
  );
  const { elements } = await mountHtml(`${html.join('')}<div data-widget="note-block" data-note="Still here"></div>`);
  expect(elements.map((element) => element.dataset.widgetState)).toEqual(elements.map(() => 'ready'));
});
