import { openBarePage, toggle } from './support/bare-page.ts';
import { restOfLoader } from './support/rest-of-loader.ts';
import { expect, test } from './support/test.ts';

type Api = Record<'scan' | 'unmount' | 'define' | 'on', (...given: any[]) => unknown>;

test.beforeEach(({ host }) => host.become('admin'));

test('a part of the page that is none is named, with what was expected', async ({ page, problems }) => {
  problems.tolerate(/DealerWidgets\.(scan|unmount|on)\(\) was given/);
  await openBarePage(page, toggle(1));
  const failure = (method: keyof Api, ...given: unknown[]): Promise<string> =>
    page.evaluate(
      async ([name, values]) => {
        try {
          await (window.DealerWidgets as Api)[name](...values);
          return 'nothing';
        } catch (error) {
          return (error as Error).message;
        }
      },
      [method, given] as const,
    );
  const NODE = 'Expected the document, an element or a shadow root, not a selector.';
  expect(await failure('scan', '#app')).toBe(`DealerWidgets.scan() was given "#app". ${NODE}`);
  expect(await failure('scan', null)).toBe(`DealerWidgets.scan() was given null. ${NODE}`);
  expect(await failure('unmount')).toBe(`DealerWidgets.unmount() was given undefined. ${NODE}`);
  expect(await failure('on', 'error', 'log')).toBe(
    'DealerWidgets.on() was given "log". Expected a function as its second argument, as in on("problem", (detail) => …).',
  );
  for (const type of ['dw:error', 'eror'])
    expect(await failure('on', type, null)).toBe(
      `DealerWidgets.on() was given "${type}". Expected one of ready, error, problem, change, navigate, outdated, without "dw:".`,
    );
  expect(await failure('scan')).toBe('nothing');
});

test('what is no widget is not registered', async ({ page, problems }) => {
  const EXPECTED = 'Expected a widget: { name: "my-widget", mount(element, report) { … } }.';
  for (const given of ['{}', '{"name":"mine"}'])
    problems.expect(
      new RegExp(`DealerWidgets.define() was given ${given}. ${EXPECTED}`.replace(/[.(){}]/g, String.raw`\$&`)),
    );
  problems.tolerate(/mount is not a function/);
  await openBarePage(page, `<p data-widget="mine">Mine</p>${toggle(1)}`);
  await restOfLoader(page);
  await page.evaluate(() => {
    const { define } = window.DealerWidgets as Api;
    define({});
    define({ name: 'mine' });
  });
  // both are named when `~follow` has loaded; by then the name must not stand for a widget yet
  await expect.poll(() => problems.missing()).toEqual([]);
  await page.evaluate(() => {
    const { define } = window.DealerWidgets as Api;
    define({ name: 'mine', mount: (element: Element) => void element.append(' is there') });
  });
  await expect(page.getByText('Mine is there')).toBeVisible();
  await expect(page.getByRole('switch')).toBeVisible();
});
