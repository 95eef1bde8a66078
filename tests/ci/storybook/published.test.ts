import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch, sameEverywhere } from '../../chromium.mjs';
import { WIDGET_NAMES } from '../../repo/widget-names.ts';
import { built, type Entry, readEntries } from './entries.ts';
import { serveFolder } from './serve-folder.ts';

/** A Storybook may be put into any folder of its server. */
const FOLDER = '/design/widgets/';

let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let page: Page;
let entries: Entry[];
const problems: string[] = [];

beforeAll(async () => {
  entries = readEntries();
  server = await serveFolder(built, FOLDER);
  browser = await chromium.launch(await chromiumLaunch());
  page = await browser.newPage({ ...sameEverywhere, permissions: ['clipboard-read', 'clipboard-write'] });
  page.setDefaultTimeout(60_000); // less than a test has, so that a failure names the step
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Each step waits for what it needs: the event `load` also waits for every story of a docs page, which are pages of their own. */
const visit = (address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

/** Opens a story as a page, with what is chosen in the toolbar. Without axe, which has seen every story in their own tests. */
const open = (id: string, ...globals: string[]) =>
  visit(
    `${server.origin}${FOLDER}iframe.html?id=${id}&viewMode=story&globals=${['a11y.manual:!true', ...globals].join(';')}`,
  );

test('what is loaded late arrives too: a copy button of the page and its toast', async () => {
  await open('admin-yes-no-toggle--no');
  await page.evaluate(() => {
    const page = document.createElement('template');
    page.innerHTML = '<p id="greeting">Selamat datang</p><button data-copy="#greeting">Copy the greeting</button>';
    document.body.append(page.content);
  });
  await page.getByRole('button', { name: 'Copy the greeting' }).click();
  await page.getByText('Copying text was successful').waitFor();
  expect(problems).toEqual([]);
});

const docs = (id: string): string => `${server.origin}${FOLDER}iframe.html?id=${id}--docs&viewMode=docs`;

test('the first page finds every widget, and each has a page', async () => {
  expect(entries[0]).toMatchObject({ title: 'Welcome', type: 'docs' });
  await visit(docs('welcome'));
  for (const name of WIDGET_NAMES) {
    const address = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(entries.find(({ id }) => address === `./?path=/docs/${id}`)).toMatchObject({ type: 'docs' });
  }
  const found = page.getByRole('link', { name: /^[a-z-]+$/ });
  const needs = {
    selfie: ['avatar'],
    'profile photos': ['avatar', 'testimony-gallery'],
    'multiple choice': ['quiz'],
    testimonial: ['testimony-gallery'],
    switches: ['social-media-toggle', 'yes-no-toggle'],
    'book a room': ['room-booking', 'room-session-booking'],
    // in Malay: from the widget's own words, or from what its README lists
    kuiz: ['quiz'],
    gambar: ['avatar', 'file-uploader', 'image-viewer', 'quiz', 'testimony-gallery'],
    foto: ['avatar', 'image-viewer', 'testimony-gallery'],
    'muat naik': ['avatar', 'file-uploader'],
    laporan: ['report-table'],
    suis: ['social-media-toggle', 'yes-no-toggle'],
    bayaran: ['image-viewer', 'room-session-booking', 'training-registration'],
    tempahan: ['atm-booking', 'room-booking', 'room-session-booking'],
    reorder: ['sortable-list'],
  };
  for (const [need, names] of Object.entries(needs)) {
    await page.getByRole('searchbox').fill(need);
    await expect.poll(async () => (await found.allTextContents()).sort(), { message: need }).toEqual(names);
  }
  await found.click();
  // beside the sidebar
  const docsPage = page.frameLocator('#storybook-preview-iframe');
  await docsPage.getByRole('heading', { name: 'sortable-list', level: 1 }).waitFor();
  await docsPage.getByRole('link', { name: 'Parts and tokens' }).waitFor(); // "On this page"
});

test('a guide is shown with what it speaks of, and its links lead to pages that there are', async () => {
  for (const id of ['guides-start-with-laravel', 'guides-your-backend', 'guides-when-something-goes-wrong']) {
    const { title } = entries.find((each) => each.id === `${id}--docs`)!;
    await visit(docs(id));
    await page.getByRole('heading', { level: 1, name: title.replace('Guides/', '') }).waitFor();
    const links = await page
      .locator('a[href*="path=/docs/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !entries.some((entry) => link?.endsWith(`path=/docs/${entry.id}`)))).toEqual([]);
    expect(await page.getByText('<!--').count()).toBe(0);
  }
  await visit(docs('guides-start-with-laravel'));
  await page.locator('iframe').first().scrollIntoViewIfNeeded();
  await page.frameLocator('iframe').first().getByRole('switch').waitFor();
});

test('the colours of the style sheet are shown with their contrast, and all have enough', async () => {
  await visit(docs('foundations-colour'));
  await page
    .getByText(/5\.5 : 1 of 4\.5 : 1/)
    .first()
    .waitFor();
  expect(await page.getByText('too little').count()).toBe(0);
});

test('names in the tables of events are set as code', async () => {
  await visit(docs('forms-dealer-search'));
  const events = page.locator('.dw-docs-table', { has: page.getByText('dw:change') });
  await events.getByText('user_id').and(page.locator('code')).waitFor();
  expect(await events.innerText()).not.toContain('`');
});

test('events and calls of a widget’s page are its own, with names as code', async () => {
  await visit(docs('forms-file-uploader'));
  const tables = page.locator('.dw-docs-table');
  await tables.getByText('Upload a file to an address that the page supplies').waitFor();
  const text = (await tables.allTextContents()).join();
  expect(text).toContain('on the document, without widget.');
  expect(text).not.toContain('`');
});

test('a property that is changed on a widget’s page changes the example and the snippets', async () => {
  await visit(docs('admin-yes-no-toggle'));
  const example = page.locator('.docs-story');
  await example.getByRole('switch', { name: 'Aminah binti Hassan' }).waitFor();
  const label = page.getByRole('row', { name: /^label/ });
  await label.getByRole('textbox').fill('Poster of Siti');
  await example.scrollIntoViewIfNeeded();
  await example.getByRole('switch', { name: 'Poster of Siti' }).waitFor();
  const snippet = page.locator('.dw-docs-snippets');
  await expect.poll(() => snippet.innerText()).toContain('data-label="Poster of Siti"');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-label="Poster of Siti"');
  await page.getByRole('radio', { name: 'Blade' }).check();
  await expect.poll(() => snippet.innerText()).toContain('<x-dw name="yes-no-toggle"');
  expect(await snippet.innerText()).toContain("'label' => 'Poster of Siti'");
});

test('a property’s control has the example’s value, whether it is written as a text or as a number', async () => {
  const shown = {
    'training-training-registration': { training_id: '7' },
    'learning-quiz': { assessment_id: '1', user_id: '101' },
    'admin-apprentice-status': { apprentice_id: '1' },
    'learning-upline-mentor': { dealer_id: '4' },
  };
  for (const [widget, values] of Object.entries(shown)) {
    await visit(docs(widget));
    for (const [property, value] of Object.entries(values)) {
      const control = page.getByRole('row', { name: new RegExp(`^${property}`) }).getByRole('textbox');
      await expect.poll(() => control.inputValue(), { message: `${property} of ${widget}` }).toBe(value);
    }
  }
});

test('of a long snippet all is copied, and of one in a form the widget alone', async () => {
  await visit(docs('lists-reports-report-table'));
  const copy = page.getByRole('button', { name: 'Copy' });
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await copy.click();
  await expect.poll(copied).toMatch(/^<div data-widget="report-table"[^]{4000,}<\/div>$/);
  // a widget that is out of sight has not loaded, and what a control changes is in the snippet all the same
  await visit(docs('forms-dealer-search'));
  await page.getByRole('row', { name: /^name/ }).getByRole('textbox').fill('sponsor');
  await expect.poll(() => page.locator('.dw-docs-code').innerText()).toContain('"name": "sponsor"');
  await visit(docs('forms-price-rows'));
  await copy.click();
  await expect.poll(copied).toMatch(/^<(\w+) data-widget="price-rows"[^]*<\/\1>$/);
});

test('a property that the widget refuses is explained where the example was', async () => {
  await visit(docs('lists-reports-month-filter'));
  await page
    .getByRole('row', { name: /^month_year/ })
    .getByRole('textbox')
    .fill('spring');
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('came as "spring"; expected a month');
  problems.length = 0; // the console says it too
});

test('a state behind a click is shown open in its frame, and takes neither focus nor scroll of the page', async () => {
  await visit(docs('learning-upline-mentor'));
  const frame = page.getByTitle('Choosing');
  await page.getByRole('link', { name: 'Open Choosing by itself' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.frameLocator('iframe[title="Choosing"]').getByRole('dialog').waitFor();
  await expect.poll(() => frame.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(600);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // each is a whole page, so there is none outside of the screen
  await page.evaluate(() => scrollTo(0, 0));
  await frame.waitFor({ state: 'detached' });
});

test('a widget’s page fits a phone, with its tables and long keys', async () => {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height });
  await visit(docs('learning-quiz'));
  await page.getByText('dealer-widgets:quiz:').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width, height });
});

test('the toolbar acts on every story', async () => {
  await open('admin-yes-no-toggle--no', 'theme:both', 'locale:ms', 'direction:rtl');
  const switches = page.getByRole('switch', { name: 'Aminah binti Hassan' });
  await expect.poll(() => switches.allInnerTexts()).toEqual(['Tidak', 'Tidak']);
  const backgrounds = page
    .locator('.dw-host-page')
    .evaluateAll((pages) => pages.map((each) => getComputedStyle(each).backgroundColor));
  expect(await backgrounds).toEqual(['rgb(255, 255, 255)', 'rgb(22, 25, 30)']);
  expect(await page.locator('.dw-host-page').first().getAttribute('dir')).toBe('rtl');

  await open('admin-yes-no-toggle--no', 'network:401', 'motion:reduced');
  await switches.click();
  await page.getByRole('button', { name: 'Reload', exact: true }).waitFor();
  expect(await switches.locator('svg').evaluate((knob) => getComputedStyle(knob).transitionDuration)).toBe('0s');

  for (const [network, words] of Object.entries({
    slow: 'Loading the courses…',
    offline: 'The connection failed',
    '500': 'The server has a problem',
    '419': 'Your session has ended',
  })) {
    await open('training-course-calendar--month', `network:${network}`);
    await page.getByText(words).waitFor();
  }
  await open(
    'training-interest-calendar--thirty-one-days',
    'network:empty',
    'locale:en',
    'host:bootstrap-3',
    'density:compact',
  );
  const empty = page.getByRole('paragraph').filter({ hasText: 'There is no course interest for the next 31 days' });
  await empty.waitFor();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Helvetica Neue');
  // the mocks' service worker unregisters itself when its last page closes; the browser's update of it, begun by the next page, may then fail
  const expected = /status (of )?(401|419|500)|ERR_FAILED|Failed to update a ServiceWorker .* Not found/;
  expect(problems.filter((each) => !expected.test(each))).toEqual([]);
});

test('a part of the interface, which has no controls, begins with the theme editor', async () => {
  await visit(`${server.origin}${FOLDER}index.html?path=/story/ui-parts-switch--light`);
  await page.getByRole('tab', { name: 'Theme' }).waitFor();
  await expect.poll(() => page.getByRole('tab', { name: /^Controls/ }).count()).toBe(0);
});

test('the theme editor changes the shown story, warns of little contrast, and copies what does the same', async () => {
  await visit(`${server.origin}${FOLDER}index.html?path=/story/admin-yes-no-toggle--yes`);
  await page.getByRole('tab', { name: 'Theme' }).click();
  await page.getByLabel('green-fill', { exact: true }).fill('#aaddaa');
  await page.getByText(/--dw-on-green-fill on --dw-green-fill .* 4.5 : 1 is needed/).waitFor();
  const shown = page.frameLocator('#storybook-preview-iframe').getByRole('switch');
  await expect.poll(() => shown.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(170, 221, 170)');
  await page.getByLabel('radius-s', { exact: true }).fill('3px');
  await expect.poll(() => page.getByRole('button', { name: 'Reset --dw-radius-s' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Copy CSS' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ":root {\n  --dw-green-fill: #aaddaa;\n  --dw-radius-s: 3px;\n}\n[data-theme='dark'] {\n  --dw-green-fill: #1f7f44;\n  --dw-radius-s: 6px;\n}\n",
  );
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect.poll(() => page.getByLabel('green-fill', { exact: true }).inputValue()).toBe('#1a7a3e');
});
