import { expect, test } from './support/test.ts';

test('mistakes of a template are named one by one, keep their fallback, and leave the right widget alone', async ({
  host,
  page,
  problems,
}) => {
  problems.expect(/"kind" \(from data-kind\) came as "recogniton"/);
  problems.expect(/kind "fmd" needs the property "id"/);
  problems.expect(/"value" \(from data-value\) came as "perhaps"/);
  problems.expect(/the JSON <script> is not JSON/);
  problems.expect(/Did you mean "yes-no-toggle"\?/);
  problems.expect(/id="bad-route".*"route"/);
  await host.open('admin', '/app/admin/mistakes');

  for (const id of ['unknown-kind', 'missing-id', 'wrong-type', 'broken-json', 'unknown-widget', 'bad-route']) {
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-state', 'error');
    await expect(page.locator(`#${id}`)).toContainText(/Yes|Maybe|No/);
  }

  const right = page.getByRole('switch', { name: 'Tutor', exact: true });
  const before = await right.getAttribute('aria-checked');
  await right.click();
  await expect(right).not.toHaveAttribute('aria-checked', String(before));
});
