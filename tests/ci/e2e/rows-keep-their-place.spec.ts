import { readdirSync } from 'node:fs';
import { HEAD, openBarePage } from '../../e2e/support/bare-page.ts';
import { holdWidgets } from '../../e2e/support/layout.ts';
import { painted } from '../../e2e/support/painted.ts';
import { expect, test } from '../../e2e/support/test.ts';

const LONG = 'Sijil Kursus Pengurusan Jualan dan Khidmat Pelanggan bagi Dealer Baharu Zon Pantai Timur 2026';
const labels = ['Slider 1', LONG, 'Kata-kata aluan'];
const listOf = (texts: readonly string[]) => `<ol>${texts.map((text) => `<li>${text}</li>`).join('')}</ol>`;
const element = (name: string, properties: object, fallback: string) =>
  `<div data-widget="${name}"><script type="application/json">${JSON.stringify(properties)}</script>${fallback}</div><p>After ${name}</p>`;

const widgets = [
  element('sortable-list', { items: labels.map((label, id) => ({ id, label })) }, listOf(labels)),
  element(
    'input-add',
    { label: 'Telefon', values: ['60123456789', '60198765432'] },
    listOf(['60123456789', '60198765432']),
  ),
  element('input-add', { max: 1, values: ['60123456789'] }, listOf(['60123456789'])),
  element(
    'price-rows',
    { prices: labels.map((name, at) => ({ price_id: at, name, price: '10.00' })) },
    listOf(labels.map((name) => `${name}: RM 10.00`)),
  ),
  element(
    'dealer-sop',
    { steps: labels.map((title, at) => ({ title, detail: at === 0 ? '' : 'Butiran' })) },
    listOf(labels),
  ),
  element(
    'broadcast-template',
    { template: `Salam {{nama}},\n\n${LONG}\n\n{{dealer}}`, fields: { dealer: 'Nur Aisyah' } },
    `${listOf(['nama', 'dealer'])}<p>Salam {{nama}},\n\n${LONG}\n\nNur Aisyah</p>`,
  ),
  element('dealer-sop', { steps: [{ title: LONG, detail: 'Butiran' }] }, listOf([LONG])),
  element('broadcast-template', { template: LONG }, `<p>${LONG}</p>`),
  element(
    'testimony-gallery',
    { poster: '/storage/poster/asas-emas.svg', testimonies: [{ image: '/storage/testimony/asas-1.svg' }] },
    listOf(['<a href="/storage/poster/asas-emas.svg">1</a>', '<a href="/storage/testimony/asas-1.svg">2</a>']),
  ),
  `<div data-widget="file-uploader" data-title="${LONG}" data-upload-url="/app/documents/upload" data-accept=".pdf" data-max-bytes="2097152"><p>Needs JavaScript</p></div><p>After file-uploader</p>`,
  '<div data-widget="avatar" data-src="/storage/people/dealer.svg"><img src="/storage/people/dealer.svg" alt="" width="300" height="300"></div><p>After avatar</p>',
  '<div data-widget="poster-progress" data-recognition-id="1" data-show-progress="1"></div><p>After poster-progress</p>',
];

test('what follows a list that the page writes stays in its place, on every width', async ({ page, host }) => {
  await host.become('admin');
  for (const width of [320, 430, 768, 1280]) {
    await page.goto('about:blank'); // the words of the page before would be taken for those of the next
    await page.setViewportSize({ width, height: 5000 });
    const held = await holdWidgets(page);
    const opened = openBarePage(page, widgets.join('\n'), {
      head: `<meta name="viewport" content="width=device-width">${HEAD}`,
      policy: null,
    });
    await page.getByText('After poster-progress').waitFor();
    const places = () =>
      page
        .getByText(/^After /)
        .evaluateAll((all) => all.map((each) => [each.textContent, each.getBoundingClientRect().top] as const));
    // no frame comes before the style sheet
    await painted(page);
    const before = await places();
    await held.release();
    await opened;
    await expect(page.locator('[data-widget-state=ready]')).toHaveCount(widgets.length);
    const moved = (await places()).map(([after, top], at) => [after, top - (before[at]?.[1] ?? 0)] as const);
    // less than a pixel is the rounding of line heights
    expect
      .soft(
        moved.filter(([, by]) => Math.abs(by) >= 1),
        `${width} px`,
      )
      .toEqual([]);
  }
});

const names = readdirSync(new URL('../../../widgets', import.meta.url));

test('a widget that the page hides takes no space before it is there either', async ({ page }) => {
  const ways = ['hidden', 'class="hidden"', 'class="d-none"', 'style="display: none"'];
  const hidden = ways.flatMap((way) => [
    `<div data-widget="faq-item" data-question="${LONG}" data-answer="Esok." ${way}></div>`,
    `<div data-widget="help-menu" ${way}><p slot="entry-1">${LONG}</p></div>`,
    ...widgets.map((each) => each.replace(/<p>After [^<]*<\/p>$/, '').replace(' ', ` ${way} `)),
    ...names.map((name) => `<div data-widget="${name}" ${way}>Fallback</div>`),
  ]);
  await openBarePage(page, `<p>Before</p>${hidden.join('')}<p>After</p>`, {
    head: '<link rel="stylesheet" href="/widgets/widgets.css"><style>.hidden, .d-none { display: none }</style>',
    policy: null,
  });
  expect(await page.locator('[data-widget]:visible').evaluateAll((all) => all.map((each) => each.outerHTML))).toEqual(
    [],
  );
});
