/** What each widget's schema refuses. That the page keeps its own content then is the same for all: define-widget.test.tsx. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { propertyAttribute } from '../../../shared/lib/attributes.ts';
import { explained } from '../../../shared/runtime/properties/parse-properties.ts';
import {
  type PropertySchema,
  readProperties,
  type Written,
} from '../../../shared/runtime/properties/read-properties.ts';
import { kinds, needs } from '../../../widgets/yes-no-toggle/yes-no-toggle.model.ts';

const files = import.meta.glob<{ properties: PropertySchema }>('../../../widgets/*/*.props.ts', { eager: true });

/** Each wrong property, and what is wrong with it. */
function refused(widget: string, written: object): string {
  const { properties } = files[`../../../widgets/${widget}/${widget}.props.ts`]!;
  const { values } = readProperties({ json: [[JSON.stringify(written), 'data-props']], attributes: [] }, properties);
  const { issues = [] } = v.safeParse(properties, values);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n');
}

const NO_ADDRESS = /: .*expected an address with http: or https:, or a path on this site/;
const rangeFrom = (start_month_year: string) => ({ range: 1, start_month_year, end_month_year: '03-2026' });

test.each<[widget: string, written: object, wrong: RegExp]>([
  ['apprentice-status', {}, /^apprentice_id: /],
  ['apprentice-status', { apprentice_id: 1, status: 7 }, /^status: .*expected 0 \(Pending\)/],
  ['checklist-note', {}, /^customer_id: /],
  ['checklist-note', { customer_id: 1, area: 'admin' }, /^area: /],
  ['checklist-toggle', { customer_id: 1 }, /^type: /],
  ['checklist-toggle', { type: 'borang' }, /^customer_id: /],
  ['checklist-toggle', { type: 'borang', customer_id: 1, value: 'maybe' }, /^value: /],
  ['dealer-search', { name: 'upline', value: { name: 'Ali' } }, /^value.*: .*expected a user_id, or an object/],
  ['file-uploader', { title: 'Resit', uploadUrl: 'javascript:alert(1)' }, new RegExp(`^uploadUrl${NO_ADDRESS.source}`)],
  ['image-viewer', { kind: 'picture', id: 1 }, /^kind: /],
  ['mentor-note', {}, /^report_card_id: /],
  ['month-filter', { months: ['A', 'B'] }, /^months: .*exactly 12 names/],
  ['month-filter', { month_year: '13-2026' }, /^month_year: .*expected a month/],
  ['month-filter', { min: '2026-05-01', max: '2026-04-01' }, /"max" lies before "min"/],
  ['month-filter', rangeFrom('03-2026'), /"end_month_year" must be after/],
  ['month-filter', rangeFrom('04-2026'), /"end_month_year" must be after/],
  ['poster-progress', {}, /^recognition_id: /],
  ['price-rows', { name: 'p', prices: [{ price_id: 1, name: 'A', price: [] }] }, /^prices/],
  ['read-more', { lines: '0' }, /^lines: /],
  ['read-more', { lines: '-1' }, /^lines: /],
  ['read-more', { lines: '1.5' }, /^lines: /],
  ['read-more', { lines: 'tiga' }, /^lines: /],
  ['social-media-toggle', {}, /^type: /],
  ['sortable-list', { items: ['A', 'B'].map((label) => ({ id: 1, label })) }, /^items: .*every id once/],
  ['upline-mentor', {}, /^dealer_id: /],
  ['upline-mentor', { dealer_id: 1, options: 'Aminah' }, /^options: /],
  ['upline-mentor', { dealer_id: 1, options: [{ name: 'Aminah' }] }, /^options\.0/],
  ['yes-no-toggle', { kind: 'generic', id: 1, route: 'javascript:alert(1)' }, new RegExp(`^route${NO_ADDRESS.source}`)],
])('%s with %j', (widget, written, wrong) => {
  const all = refused(widget, written);
  expect(all).toMatch(wrong);
  expect(all.split('\n')).toHaveLength(1);
});

test.each(kinds)('a switch of the kind %s has what its call needs', (kind) => {
  const whole = Object.fromEntries(needs(kind).map((name) => [name, name === 'route' ? '/app/x' : '5']));
  expect(refused('yes-no-toggle', { kind, ...whole })).toBe('');
  for (const name of needs(kind))
    expect(refused('yes-no-toggle', { kind, ...whole, [name]: null })).toContain(`kind "${kind}" needs "${name}".`);
});

/** Those that may be left out and are no flag: for a flag, an attribute without a value means yes. */
const optional = Object.entries(files).flatMap(([file, { properties }]) =>
  Object.entries(properties.entries)
    .filter(([, schema]) => v.is(schema, undefined) && !v.is(schema, true))
    .map(([name]) => [/[^/]+(?=\.props)/.exec(file)![0], name, properties] as const),
);

test.each(optional)('%s: an empty attribute or text in JSON for %s is as good as none (D27)', (_, name, schema) => {
  for (const written of [
    { json: [], attributes: [[propertyAttribute(name), '']] },
    { json: [[JSON.stringify({ [name]: '' }), 'data-props']], attributes: [] },
  ] satisfies Written[])
    expect(Object.keys(readProperties(written, schema).values)).toEqual([]);
});

test('a mistake whose sentence cannot be made is still reported, with the reason', async () => {
  const reason = new TypeError('a script of the page broke Array.prototype.map');
  const error = await explained(() => {
    throw reason;
  });
  expect(error).toBe(reason);
});
