import { afterEach, expect, test } from 'vitest';
import { shadowOf } from '../../../stories/support/host-page.ts';
import { mountHtml } from '../../support/mount-html.ts';

const page = document.documentElement;
const before = page.lang;
afterEach(() => (page.lang = before));

/** A switch speaks English by itself, a note Malay (D22). */
const html = (attributes = ''): string =>
  `<div ${attributes}><span data-widget="yes-no-toggle" data-kind="fmd" data-id="1"></span><div data-widget="checklist-note" data-customer-id="1"></div></div>`;

test.each([
  ['ms', '', ['ms', 'ms']],
  ['en', '', ['en', 'en']],
  ['ms-MY', '', ['ms', 'ms']],
  ['EN-gb', '', ['en', 'en']],
  ['', '', ['en', 'ms']],
  ['zh', '', ['en', 'ms']],
  ['msx', '', ['en', 'ms']],
  ['en', 'data-locale="ms"', ['ms', 'ms']],
  ['ms', 'data-locale="de"', ['ms', 'ms']],
])('a page whose <html lang> is "%s" and an ancestor with %s (D26)', async (lang, attributes, languages) => {
  page.lang = lang;
  const { elements } = await mountHtml(html(attributes));
  expect(elements.map((element) => shadowOf(element).lang)).toEqual(languages);
});

test('an empty attribute is absent, so that what is around it counts (D27)', async () => {
  page.lang = 'ms';
  const { element } = await mountHtml(
    `<main data-locale="en" data-theme="dark"><div data-widget="checklist-note" data-customer-id="1" data-locale="" data-theme=""></div></main>`,
  );
  expect(shadowOf(element)).toMatchObject({ lang: 'en', dataset: { theme: 'dark' } });
});

test('a page that changes <html lang> changes the widgets that are there (Turbo does at every visit)', async () => {
  page.lang = 'ms';
  const { element } = await mountHtml('<div data-widget="checklist-note" data-customer-id="1"></div>');
  page.lang = 'en';
  await expect.poll(() => shadowOf(element).lang).toBe('en');
});
