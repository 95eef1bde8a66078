import { openBarePage, toggle } from '../../e2e/support/bare-page.ts';
import { found } from '../../e2e/support/found.ts';
import { expect, test } from '../../e2e/support/test.ts';

const HEAD =
  '<link rel="stylesheet" href="/widgets/widgets.css"><script type="module" src="/widgets/loader.js"></script>';

/** What is wrong on a page, by what was written on it; nothing of it runs in a way that could report it. */
const silent: Record<string, [body: string, rows: Array<RegExp | string>]> = {
  'keys of a list that are not read': [
    `<div data-widget="price-rows"><script type="application/json">{ "prices": [{ "id": 7, "name": "Dewasa", "price": "150.00" }] }</script></div>`,
    ['price-rows <div>: "prices.0" has no "price_id"; it has "id", which is not read.'],
  ],
  'a widget in a link and in a button, which act on the same press': [
    `<a href="/x">${toggle(1)}</a><button>${toggle(2)}</button>`,
    [
      'yes-no-toggle <span>: It lies in a <a>, which acts on each press in it as well. Put it beside it.',
      'yes-no-toggle <span>: It lies in a <button>, which acts on each press in it as well. Put it beside it.',
    ],
  ],
  'a property as a plain attribute': [
    `<form><div data-widget="searchable-select" name="upline" title="Upline" data-options='[{"value":"1","label":"A"}]'></div></form>`,
    ['searchable-select <div>: The attribute name is not read. Write data-name.'],
  ],
  'misspelt attributes of ours': [
    `<div data-dw-ingore><p>Text</p></div><div data-dw-ignore data-dw-else="1"></div><p data-widgt="yes-no-toggle" data-other="yes-no-toggle">No</p>${toggle(1, 'data-laod="eager" data-local="ms" data-lead="2" data-lock="3"')}`,
    [
      '<div>: data-dw-ingore is not an attribute of ours. Did you mean data-dw-ignore?',
      '<p>: data-widgt="yes-no-toggle" names no widget here. Write data-widget="yes-no-toggle".',
      /^yes-no-toggle <span>: .*data-laod is not read\. Did you mean data-load\?/,
      /^yes-no-toggle <span>: .*data-local is not read\. Did you mean data-locale\?/,
    ],
  ],
  'the settings under a misspelt id': [
    `<script type="application/json" id="dealer-widget-config">{ "team": "g7" }</script><script type="application/json" id="other">{}</script>`,
    [
      '<script>: id="dealer-widget-config" is not the one of the page settings, so they are not read. Write id="dealer-widgets-config".',
    ],
  ],
  'a widget in the content that another one replaces': [
    `<div data-widget="avatar"><p>Photo</p>${toggle(1)}</div><div data-widget="read-more"><p>Long</p>${toggle(2)}</div>`,
    [/^yes-no-toggle <span>: It lies in the content that the widget "avatar" replaces, so nobody sees it\./],
  ],
  'settings that lead to a path of the page': [
    `<script type="application/json" id="dealer-widgets-config">{ "payment_url": "pay.example/x", "messaging_url": "wa.me/", "storage_prefix": "storage", "api_base": "portal" }</script>`,
    [
      '#dealer-widgets-config: the page setting "api_base" is "portal", which is an address relative to each page. Begin it with / or https://.',
      '#dealer-widgets-config: the page setting "payment_url" is "pay.example/x", which is an address relative to each page. Begin it with / or https://.',
      '#dealer-widgets-config: the page setting "storage_prefix" is "storage", which is an address relative to each page. Begin it with / or https://.',
      '#dealer-widgets-config: the page setting "messaging_url" is "wa.me/", which is an address relative to each page. Begin it with / or https://.',
    ],
  ],
};

for (const [what, [body, rows]] of Object.entries(silent))
  test(what, async ({ page, host, problems }) => {
    problems.tolerate(/./);
    await host.become('admin');
    await openBarePage(page, body, { head: HEAD });
    await expect(page.locator('[data-widget]:not([data-widget-state=ready])')).toHaveCount(0);
    const all = await found(page);
    expect(all).toHaveLength(rows.length);
    for (const [at, row] of rows.entries()) expect(all[at]).toMatch(row instanceof RegExp ? row : escaped(row));
  });

const escaped = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);

test('another name of the attribute that no element has', async ({ page, host }) => {
  await host.become('admin');
  const head = HEAD.replace('<script', '<script data-attribute="data-dw-widgt"');
  await openBarePage(page, toggle(1), { head });
  expect(await found(page)).toEqual([
    '<span>: data-widget="yes-no-toggle" names no widget here. Write data-dw-widgt="yes-no-toggle", or take data-attribute off the script of the loader.',
  ]);
});
