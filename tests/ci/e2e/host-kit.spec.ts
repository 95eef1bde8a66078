import path from 'node:path';
import { dealerWidgets } from '../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { dist } from '../../support/dist.ts';
import { openBarePage, POLICY } from '../../e2e/support/bare-page.ts';
import { loggedOn, requestedOn } from '../../e2e/support/logged.ts';
import { expect, test } from '../../e2e/support/test.ts';

const manifestFile = path.join(dist, 'manifest.json');
const dw = dealerWidgets(manifestFile);

/** Six widgets, as a template would give them. */
const PAGE: Record<string, Record<string, unknown>> = {
  'yes-no-toggle': { kind: 'fmd', id: 3, value: false, label: 'Ali' },
  'searchable-select': { name: 'dealer', label: 'Dealer', options: [{ value: 1, label: 'Ali' }] },
  'faq-item': { question: 'Bila?', answer: 'Esok.' },
  'read-more': { lines: 2, text: 'One\ntwo\nthree' },
  'month-filter': { month_year: '3-2026' },
  quiz: {
    kind: 'customer',
    assessment_id: 7,
    questions: [{ id: 1, question: '1 < 2 </script>?', answers: [{ key: 'a', text: 'Ya' }] }],
  },
};
const names = Object.keys(PAGE);
const policy = POLICY.replace("script-src 'self'", `script-src 'self' '${dw.importMapCspHash(names)}'`);

test('six widgets of the helper run under the strict policy; each file is fetched once', async ({ host, page }) => {
  await host.become('admin');
  const chunks = requestedOn(page, (path) => path.includes('/chunks/'));
  const warned = loggedOn(page, 'warning');
  const body = Object.entries(PAGE).map(([name, props]) => dw.widget(name, props, '<p>…</p>'));
  await openBarePage(page, body.join('\n'), { head: dw.head(names, { user_id: 7 }, { integrity: true }), policy });
  await expect(page.locator('[data-widget-state=ready]')).toHaveCount(6);
  await page.getByRole('switch', { name: 'Ali' }).click();
  await expect(page.getByRole('switch', { name: 'Ali' })).toBeChecked();
  await expect(page.getByText('1 < 2 </script>?')).toBeVisible();
  expect(chunks.length).toBeGreaterThan(10);
  expect(chunks.toSorted()).toEqual([...new Set(chunks)].toSorted());
  expect(warned).toEqual([]);
});

test('a nonce of the helper is enough for a policy that allows no address', async ({ host, page }) => {
  await host.become('admin');
  const body = Object.entries(PAGE).map(([name, props]) => dw.widget(name, props, '', 'div', { 'data-load': 'eager' }));
  await openBarePage(page, body.join('\n'), {
    head: dw.head(names, { user_id: 7 }, { integrity: true, nonce: 'R4ND0M' }),
    policy: POLICY.replace("script-src 'self'", "script-src 'nonce-R4ND0M' 'strict-dynamic'"),
  });
  await expect(page.locator('[data-widget-state=ready]')).toHaveCount(6);
});
