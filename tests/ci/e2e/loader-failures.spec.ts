import type { Page } from '@playwright/test';
import { LOADER, openBarePage, toggle } from '../../e2e/support/bare-page.ts';
import { restOfLoader } from '../../e2e/support/rest-of-loader.ts';
import { afterRetries } from '../../e2e/support/retries.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { hold } from '../../e2e/support/hold.ts';

const open = (page: Page, body: string, script = '') =>
  openBarePage(page, body, { policy: null, head: `<script>${script}</script>${LOADER}` });
const mine = '<i data-widget="mine" data-load="eager">My own part</i>';
const define = (members: string) =>
  `(window.DealerWidgets ??= []).push((api) => api.define({ name: 'mine', ${members} }));`;

/** Adds a switch and waits for it: by then the loader has seen every change before. */
async function showSwitch(page: Page, id: number): Promise<void> {
  await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), toggle(id));
  await expect(page.getByRole('switch', { name: `Toggle ${id}`, exact: true })).toBeVisible();
}

test.beforeEach(({ host }) => host.become('admin'));

test.describe('a widget that has stopped', () => {
  test('is not started again by what it writes into its own element', async ({ page, problems }) => {
    problems.expect(/"mine" does not run: no answer/);
    await open(
      page,
      `<main>${mine}</main>`,
      `let mounts = 0;
       const start = () => ${define(`mount(element, report) {
         mounts++;
         element.textContent = 'Loading';
         setTimeout(() => {
           report.error(new Error('no answer'), true);
           element.textContent = 'Failed';
         }, 20);
         return { update() {}, unmount() {} };
       }`)}`,
    );
    await showSwitch(page, 5);
    await page.evaluate('start()');
    await expect(page.getByText('Failed')).toHaveAttribute('data-widget-state', 'error');
    await showSwitch(page, 3);
    await showSwitch(page, 4);
    expect(await page.evaluate('mounts')).toBe(1);
    await page.getByText('Failed').evaluate((element) => element.setAttribute('data-id', '2'));
    await expect.poll(() => page.evaluate('mounts')).toBe(2); // that is a repair by the page
  });

  test('shows the content of the page again, although it takes its inputs away', async ({ page, problems }) => {
    problems.expect(/"searchable-select" does not run: No observer/);
    await open(
      page,
      `<form><div data-widget="searchable-select" data-name="user" data-label="User" data-options='[{"value":"1","label":"Ali"}]'>
         <p>Users of the page</p></div></form><main></main>`,
      `let ready = 0;
       addEventListener('dw:ready', ({ detail }) => (ready += detail.widget === 'searchable-select'));
       ResizeObserver = class { constructor() { throw new Error('No observer'); } };`,
    );
    await restOfLoader(page); // starts once more what has stopped before it came
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Ali' }).click();
    await expect(page.locator('[data-widget=searchable-select]')).toHaveAttribute('data-widget-state', 'error');
    await showSwitch(page, 3);
    await expect(page.getByText('Users of the page')).toBeVisible();
    expect(await page.evaluate('ready')).toBe(1);
  });

  test('is started once more by a page that answers dw:error, and reported once', async ({ page, problems }) => {
    problems.expect(/"mine" does not run: always/);
    await open(
      page,
      `<main>${mine}</main>`,
      `let errors = 0;
       addEventListener('dw:error', ({ target }) => { errors++; target.innerHTML = '<p>This part does not work.</p>'; });
       let mounts = 0;`,
    );
    await showSwitch(page, 4);
    await page.evaluate(define("mount() { mounts++; throw new Error('always'); }"));
    await expect(page.getByText('This part does not work.')).toBeVisible();
    await showSwitch(page, 3);
    expect(await page.evaluate('[mounts, errors]')).toEqual([2, 1]);
  });
});

/** What is wrong with the widget `mine`, what it defines, and what the page does with it. */
const ALONE: Array<[when: string, problem: RegExp, members: string, change: (element: Element) => void]> = [
  [
    'when the page changes it',
    /"mine": no update/,
    "update() { throw new Error('no update'); }, unmount() {}",
    (element) => element.setAttribute('data-id', '1'),
  ],
  [
    'when it is taken out of the page and put back without update()',
    /"mine": .*update/,
    'unmount() {}',
    (element) => element.parentElement!.append(element),
  ],
  [
    'when its inspect() throws',
    /"mine": no inspect/,
    "update() {}, unmount() {}, inspect() { throw new Error('no inspect'); }",
    () => DealerWidgets.inspect(),
  ],
];
for (const [when, problem, members, change] of ALONE)
  test(`one widget that throws leaves the others alone ${when}`, async ({ page, problems }) => {
    problems.expect(problem);
    await open(
      page,
      `<main>${mine}</main>`,
      define(`mount(element, report) { report.ready(); return { ${members} }; }`),
    );
    await expect(page.getByText('My own part')).toHaveAttribute('data-widget-state', 'ready');
    await page.getByText('My own part').evaluate(change);
    await showSwitch(page, 3);
    const widgets = 'DealerWidgets.inspect().map(({ widget }) => widget)';
    await expect.poll(() => page.evaluate(widgets)).toEqual(['mine', 'yes-no-toggle']);
  });

test.describe('listeners', () => {
  test('one that throws at an earlier failure still gets the later ones', async ({ page, problems }) => {
    problems.expect(/"kind" \(from data-kind\) came as "nothing"/);
    problems.expect(/"kind" \(from data-kind\) came as "neither"/);
    problems.expect(/TypeError/); // the listener's own
    const wrong = (kind: string) => `<span data-widget="yes-no-toggle" data-kind="${kind}" data-id="1">${kind}</span>`;
    await open(
      page,
      `<main>${wrong('nothing')}</main>`,
      "let got = 0, earlier; addEventListener('dw:error', () => (earlier = true));",
    );
    await expect.poll(() => page.evaluate('earlier')).toBe(true);
    await page.evaluate("DealerWidgets.on('error', (detail, event) => { got++; event.target.remove(); })");
    await expect.poll(() => page.evaluate('got')).toBe(1);
    await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), wrong('neither'));
    await expect.poll(() => page.evaluate('got')).toBe(2);
  });

  test('of earlier failures get one with `once`, and none after their signal', async ({ page, problems }) => {
    problems.tolerate(/came as "nothing"/);
    const wrong = '<span data-widget="yes-no-toggle" data-kind="nothing" data-id="1">No</span>';
    await open(
      page,
      `<main>${wrong}${wrong}</main>`,
      `let failed = 0; addEventListener('dw:error', () => failed++);
       const got = []; const listen = (name, options) => DealerWidgets.on('error', () => got.push(name), options);`,
    );
    await expect.poll(() => page.evaluate('failed')).toBe(2);
    await page.evaluate(
      "listen('ended', { signal: AbortSignal.abort() }); listen('once', { once: true }); listen('all')",
    );
    await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), wrong);
    await expect.poll(() => page.evaluate('failed')).toBe(3);
    expect(await page.evaluate('got')).toEqual(['once', 'all', 'all', 'all']);
  });

  const LISTENING =
    "let got = []; (window.DealerWidgets ??= []).push((api) => api.on('problem', ({ kind }) => got.push(kind)));";

  test('get the failure of a switch that has left the page meanwhile', async ({ page, problems }) => {
    problems.expect(/500/);
    problems.tolerate(/could not be saved|not known/);
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/recognition/toggle', (route) => held.then(() => route.fulfill({ status: 500, body: 'x' })));
    await open(page, `<main>${toggle(3)}</main>`, LISTENING);
    const asked = page.waitForRequest('**/recognition/toggle');
    await page.getByRole('switch').click();
    await asked;
    await page.locator('main').evaluate((main) => main.replaceChildren());
    await showSwitch(page, 4);
    answer();
    await expect.poll(() => page.evaluate('got')).toEqual(['server']);
  });

  test('get failures from before the rest of the loader has come', async ({ page, problems }) => {
    problems.expect(/500/);
    problems.tolerate(/could not be saved|not known/);
    const come = await hold(page, '**/chunks/~follow-*.js*');
    await page.route('**/recognition/toggle', (route) => route.fulfill({ status: 500, body: 'x' }));
    await open(page, `<main>${toggle(3, 'data-load="eager"')}</main>`, LISTENING);
    await page.getByRole('switch').click();
    await expect(page.getByText(/not known whether/).first()).toBeVisible();
    come();
    await expect.poll(() => page.evaluate('got')).toEqual(['server']);
  });
});

test('when no chunk can be loaded, the browser tells the page’s scripts', async ({ page, problems }) => {
  problems.tolerate(/404/);
  problems.expect(/dynamically imported module|module script/);
  await page.route('**/widgets/chunks/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener('error', ({ message }) => told.push(message));
  });
  await page.clock.install();
  await openBarePage(page, toggle(3, 'data-load="eager"'));
  await afterRetries(page, async () => expect(await page.evaluate('told.join()')).toMatch(/chunks|module/));
  await expect(page.locator('[data-widget-state=error]')).toHaveText('No');
});

test('without the code that reports, the browser tells why a widget does not run', async ({ page, problems }) => {
  problems.tolerate(/404|module script|dynamically imported module/);
  problems.expect(/"value" \(from data-value\) came as "perhaps"/);
  await page.route('**/chunks/~follow-*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('error', ({ error }) => told.push(error instanceof Error ? error.name : String(error)));
  });
  await page.clock.install();
  await openBarePage(page, toggle(3, 'data-load="eager"').replace('data-value="0"', 'data-value="perhaps"'));
  await afterRetries(page, async () => expect(await page.evaluate('told')).toContain('PageError'));
  expect(await page.evaluate('told')).not.toContain('[object Promise]');
});
