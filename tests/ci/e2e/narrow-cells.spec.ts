import { openBarePage } from '../../e2e/support/bare-page.ts';
import { cutOff } from '../../e2e/support/layout.ts';
import { expect, test } from '../../e2e/support/test.ts';

const cell = (name: string, attributes: string): string =>
  `<td><div data-widget="${name}" data-load="eager" ${attributes}></div></td>`;
/** A table with a row for each widget that host pages have in tables, with the longer words of both languages. */
const table = (layout: 'auto' | 'fixed'): string =>
  `<div style="overflow-x: auto"><table style="table-layout: ${layout}; width: 100%"><tr><th scope="row">Aminah binti Abdul Rahman</th>${[
    cell('image-viewer', 'data-kind="recognition-image" data-id="1"'),
    cell('image-viewer', 'data-kind="recognition-proof" data-id="1"'),
    cell('yes-no-toggle', 'data-kind="poster-verified" data-id="1" data-value="1"'),
    cell('checklist-toggle', 'data-customer-id="1" data-type="birthday" data-value="1" data-locale="ms"'),
    cell(
      'upline-mentor',
      'data-dealer-id="1" data-upline-mentor-id="2" data-mentor-name="Ali" data-options="[]" data-locale="ms"',
    ),
    cell('mentor-note', 'data-report-card-id="1" data-note="Nota lama" data-locale="ms"'),
    cell('apprentice-status', 'data-apprentice-id="1" data-status="2" data-comment="Borang tidak lengkap."'),
  ].join('')}</tr></table></div>`;

test('in narrow cells no word of a control breaks, and every control can be used', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBarePage(page, `<body style="margin: 0">${table('auto')}${table('fixed')}`, { policy: null });
  await expect(page.locator('[data-widget-state=ready]')).toHaveCount(14);
  for (const at of [1, 0]) await page.getByRole('button', { name: /^Ubah/ }).nth(at).click();
  await page
    .getByRole('button', { name: /^Reason/ })
    .first()
    .click();
  await expect(page.getByRole('textbox')).toHaveCount(3);
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('[data-widget]')].flatMap(({ shadowRoot }) =>
      [...shadowRoot!.querySelectorAll<HTMLElement>('button, select, textarea')].flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
        const name = `${control.localName} "${control.ariaLabel ?? control.textContent}"`;
        return [
          !control.contains(hit) && `${name} is covered`,
          control.localName === 'textarea' && width < 160 && `${name} is ${width} px wide`,
        ].filter(Boolean);
      }),
    ),
  );
  expect([...wrong, ...(await cutOff(page))]).toEqual([]);
});

for (const width of [320, 1280])
  test(`a field does not grow with a pasted address: ${width} px`, async ({ page, host }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const [role, path] of [
      ['dealer', '/app/customers'],
      ['dealer', '/app/empire'],
    ] as const) {
      await host.open(role, path);
      await page
        .getByRole('button', { name: /^Ubah: Nota/ })
        .first()
        .click();
      const field = page.getByRole('textbox').first();
      await field.fill(`https://contoh.my/${'x'.repeat(250)}`);
      expect((await field.boundingBox())!.width, path).toBeLessThanOrEqual(560);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });

for (const width of [360, 1280])
  test(`what a cell says of a slow request moves nothing and is not cut: ${width} px`, async ({ page, host }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 740 });
    await host.become('admin');
    await page.route(/app\/admin\/recognition/, () => {}); // no answer comes
    await openBarePage(page, `<body style="margin: 0; padding-top: 200px">${table('auto')}`, { policy: null });
    await expect(page.locator('[data-widget-state=ready]')).toHaveCount(7);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('th, td')].map((cell) => JSON.stringify(cell.getBoundingClientRect())),
      );
    const late = [
      [page.getByRole('switch').first(), 'Still working…'],
      [page.getByRole('button', { name: /^View/ }).first(), 'Still working, please wait…'],
    ] as const;
    for (const [control, words] of late) {
      await control.click();
      await expect(control).toHaveAttribute('aria-busy', 'true');
      const before = await places();
      await expect(async () => {
        await page.clock.fastForward(11_000); // the time counts from the next effect
        await expect(page.getByRole('status').filter({ hasText: words })).toHaveText(words, { timeout: 500 });
      }).toPass();
      expect(await places()).toEqual(before);
      const sign = page.getByRole('button', { name: words });
      await expect(sign).toBeInViewport({ ratio: 1 });
      await sign.click();
      await expect(page.locator('.ui-popover').getByText(words)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(page.locator('.ui-popover').getByText(words)).toBeHidden();
    }
  });
