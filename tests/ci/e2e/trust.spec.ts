import {
  HTML_MAY_BE_WRITTEN,
  known,
  openBarePage,
  settings,
  switchOf,
  toggle,
  turnOn,
} from '../../e2e/support/bare-page.ts';
import { hostInFront, secondServer } from '../../e2e/support/second-server.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** What people may write on a page must not turn a widget against its user, nor switch the widgets off. */

test.beforeEach(({ host }) => host.become('admin'));

test.describe('page settings', () => {
  test('come from the script alone, not from what people wrote', async ({ page }) => {
    const stranger = await secondServer();
    await openBarePage(
      page,
      `<p id="dealer-widgets-config">{"api_base":"${stranger.origin}"}</p><script type="text/plain" id="dealer-widgets-config">{"api_base":"${stranger.origin}"}</script>${settings({ locale: 'ms' })}${toggle(3)}`,
      HTML_MAY_BE_WRITTEN,
    );
    await expect(switchOf(page, 3)).toHaveText('Tidak');
    await turnOn(page, 3);
    expect(stranger.requests).toEqual([]);
    await stranger.close();
  });

  test('a second settings script is reported, and the first one is used', async ({ page, problems }) => {
    problems.expect(/2 elements.*#dealer-widgets-config.*first/);
    await openBarePage(page, settings({ locale: 'ms' }) + settings({ locale: 'en' }) + toggle(3));
    await expect(switchOf(page, 3)).toHaveText('Tidak');
  });

  test('settings read while the page was still loading are read again', async ({ page, baseURL }) => {
    const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
    const [first, second] = [settings({ locale: 'ms' }).slice(0, -14), settings({ locale: 'ms' }).slice(-14)];
    const server = await hostInFront(baseURL!, async (_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(
        `<!doctype html><html lang="en"><title>Half</title><link rel="icon" href="data:,"><script async type="module" src="/widgets/loader.js"></script>${toggle(1, 'data-load="eager"')}${first}`,
      );
      await rest;
      return response.end(`${second}${toggle(2)}`);
    });
    await page.goto(`${server.origin}/page`, { waitUntil: 'commit' });
    await expect(switchOf(page, 1)).toBeVisible();
    sendRest();
    await expect(switchOf(page, 2)).toHaveText('Tidak');
    await expect(switchOf(page, 1)).toHaveText('Tidak');
    await server.close();
  });
});

test.describe('names and ids that hide what the page has', () => {
  for (const thing of [
    '<a id="DealerWidgets">x</a>',
    '<a id="DealerWidgets">x</a><a id="DealerWidgets" name="scan">x</a>',
    '<form name="DealerWidgets"><input name="version"><object name="scan"></object></form>',
    '<img name="DealerWidgets" alt="">',
    '<iframe name="DealerWidgets" title="x"></iframe>',
    '<a id="Swal">x</a><a id="trustedTypes">x</a><a id="requestIdleCallback">x</a>',
  ]) {
    test(`${thing} leaves the widgets running`, async ({ page }) => {
      await openBarePage(page, thing + toggle(3));
      await turnOn(page, 3);
    });
  }

  test('a form whose fields are named like everything a form has is adopted and let go', async ({ page }) => {
    await openBarePage(page, '<main></main>', HTML_MAY_BE_WRITTEN);
    await page.locator('main').evaluate(
      (main, [inside, beside]) => {
        const names = new Set<string>();
        for (let at: object | null = HTMLFormElement.prototype; at; at = Object.getPrototypeOf(at))
          for (const name of Object.getOwnPropertyNames(at)) names.add(name);
        const fields = [...names].map((name) => `<input type="hidden" name="${name}">`);
        const template = document.createElement('template');
        template.innerHTML = `<form>${fields.join('')}<p>A line</p>${inside}</form>${beside}`;
        main.append(template.content);
      },
      [toggle(3), toggle(6)] as const,
    );
    // Playwright's own locators stumble over such a form
    const press = (id: number) =>
      page.evaluate((at) => {
        const control = document
          .querySelector(`[data-id="${at}"]`)
          ?.shadowRoot?.querySelector<HTMLElement>('[role=switch]');
        control?.click();
        return control?.ariaChecked;
      }, id);
    await page.evaluate(() =>
      document.querySelector('main p')!.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await expect.poll(() => press(3)).toBe('true');
    await expect.poll(() => press(6)).toBe('true');
    await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const form = main.firstElementChild!;
      const scan = DealerWidgets.scan;
      scan(form);
      main.prepend(form);
      Element.prototype.setAttribute.call(form, 'data-theme', 'dark');
    });
    const themeOf = (id: number) =>
      page.evaluate((at) => {
        const frame = document.querySelector(`[data-id="${at}"]`)!.shadowRoot!.querySelector<HTMLElement>('.dw')!;
        return frame.dataset.theme;
      }, id);
    await expect.poll(() => themeOf(3)).toBe('dark');
    expect(await themeOf(6)).toBe('light');
    await page.evaluate(() => Element.prototype.remove.call(document.querySelector('main')!.firstElementChild));
    await expect.poll(() => known(page)).toBe(1);
  });
});

test('allowed_routes: a route elsewhere is refused, and nothing is sent', async ({ page, problems }) => {
  problems.expect(/"route" \(from data-route\) came as "\/app\/admin\/users\/66\/promote"; expected .*allowed_routes/);
  const generic = (id: number, route: string) =>
    toggle(id, `data-route="${route}"`).replace('data-kind="recognition"', 'data-kind="generic"');
  await openBarePage(
    page,
    settings({ allowed_routes: ['/app/public'] }) +
      generic(1, '/app/admin/users/66/promote') +
      generic(5, '/app/public/flag') +
      toggle(6),
  );
  await page.route('**/app/public/flag', (route) => route.fulfill({ json: true }));
  await turnOn(page, 5);
  await turnOn(page, 6); // `allowed_routes` does not apply to the paths of the specification
  await expect(page.getByRole('switch')).toHaveCount(2);
});

test('scripts of the page cannot create elements with our policy', async ({ page }) => {
  await openBarePage(page, `<h1>Copied</h1>${toggle(3)}`);
  await expect(switchOf(page, 3)).toBeVisible();
  await page.evaluate(async () => {
    await DealerWidgets.copy(document.querySelector('h1')!); // its toast brings SweetAlert2
  });
  await expect(page.locator('.swal2-popup')).toBeVisible();
  const markup = '<img src=x onerror="window.ran = true">';
  const made = await page.evaluate((html) => {
    const chunks = Object.values(DealerWidgets.chunks);
    // TypeScript knows no Trusted Types
    const policies = window as unknown as { TrustedHTML: { prototype: object } };
    const found: string[] = [];
    Object.assign(console, { error() {} }); // their messages about such arguments
    for (const [name, exported] of chunks.flatMap((chunk) => Object.entries(chunk))) {
      if (typeof exported !== 'function' || /^class\b/.test(String(exported)) || String(exported).length > 2000)
        continue;
      let result: unknown;
      try {
        result = exported(html);
      } catch {
        continue;
      }
      if (Object.prototype.isPrototypeOf.call(policies.TrustedHTML.prototype, Object(result))) found.push(name);
      if (result instanceof Node && (result as ParentNode).querySelector?.('img')) found.push(name);
    }
    return found;
  }, markup);
  expect(made).toEqual([]);
});

test('in Safari, too, a message closes without a style attribute or markup', async ({ page, host }) => {
  // what SweetAlert2 knows Safari by
  await page.addInitScript(() => Object.assign(window, { GestureEvent: class {} }));
  await host.open('admin', '/app/admin/apprentices');
  const row = page.locator('tbody tr').first();
  await row.getByRole('combobox').selectOption('Rejected');
  await row.getByRole('button', { name: 'Save Reason' }).click();
  const message = page.getByRole('dialog', { name: 'Please provide a reason for rejection.' });
  await message.getByRole('button', { name: 'OK' }).click();
  await expect(message).toHaveCount(0);
  await expect(row.getByRole('textbox')).toBeFocused();
});
