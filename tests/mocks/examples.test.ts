import { expect, test } from 'vitest';
import { examplePage, examplePages } from '../../mocks/host/pages/examples.ts';

test('the page of an example has the HTML of the README', () => {
  const { path, render } = examplePage('read-more');
  expect(path).toBe('/app/widgets/read-more');
  // it reads nothing of the visit
  expect(String(render({} as Parameters<typeof render>[0]))).toMatch(/^<section><div data-widget="read-more"/);
});

test('a widget that another page shows has none in the index', () => {
  expect(examplePages.map(({ title }) => title)).not.toContain('read-more');
});
