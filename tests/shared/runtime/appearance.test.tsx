import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shadowOf } from '../../../.storybook/support/host-page.ts';
import { writePageSettings } from '../../../.storybook/support/page-settings.ts';
import { mountHtml } from '../../support/mount-html.ts';

const page = document.documentElement;
const before = page.lang;
afterEach(() => (page.lang = before));

/** A switch speaks English by itself, a note Malay (D22). */
const html = (attributes = ''): string =>
  `<div ${attributes}><span data-widget="yes-no-toggle" data-kind="fmd" data-id="1"></span><div data-widget="checklist-note" data-customer-id="1"></div></div>`;
const OWN = ['en', 'ms'];

test.each([
  ['ms', undefined, '', OWN],
  ['en', undefined, '', OWN],
  ['ms', 'en', '', ['en', 'en']],
  ['en', 'ms_MY', '', ['ms', 'ms']],
  ['ms-MY', 'page', '', ['ms', 'ms']],
  ['EN_gb', 'page', '', ['en', 'en']],
  ['zh_CN', 'page', '', OWN],
  ['', 'page', '', OWN],
  ['en', undefined, 'data-locale="ms_MY"', ['ms', 'ms']],
  ['en', undefined, 'data-locale="MS"', ['ms', 'ms']],
  ['ms', undefined, 'data-locale="msx"', OWN],
  ['en', 'ms', 'data-locale="zh_CN"', ['ms', 'ms']],
])(
  '<html lang="%s">, the page setting locale %j and an ancestor with %s (D26)',
  async (lang, setting, attributes, languages) => {
    page.lang = lang;
    writePageSettings({ locale: setting });
    const { elements } = await mountHtml(html(attributes));
    expect(elements.map((element) => shadowOf(element).lang)).toEqual(languages);
  },
);

test('an empty attribute is absent, so that what is around it counts (D27)', async () => {
  const { element } = await mountHtml(
    `<main data-locale="en" data-theme="dark"><div data-widget="checklist-note" data-customer-id="1" data-locale="" data-theme=""></div></main>`,
  );
  expect(shadowOf(element)).toMatchObject({ lang: 'en', dataset: { theme: 'dark' } });
});

test('where it names the language, a page that changes <html lang> changes the widgets that are there (Turbo does at every visit)', async () => {
  writePageSettings({ locale: 'page' });
  page.lang = 'ms';
  const { element } = await mountHtml('<div data-widget="checklist-note" data-customer-id="1"></div>');
  page.lang = 'en';
  await expect.poll(() => shadowOf(element).lang).toBe('en');
});

test.each([
  ['', 'Show', "Are you sure? You won't be able to revert this!", 'Yes'],
  ['data-locale="ms"', 'Papar', 'Adakah anda pasti? Perubahan ini tidak boleh dibatalkan!', 'Ya'],
  ['data-locale="en"', 'Show', "Are you sure? You won't be able to revert this!", 'Yes'],
])(
  'with "%s" the words are the specification’s, or all of the language that was asked for',
  async (locale, show, sure, yes) => {
    const { widgets } = await mountHtml(
      `<div ${locale}><span data-widget="social-media-toggle" data-type="x" data-value="1"></span><div data-widget="checklist-note" data-customer-id="1" data-note="Lama"></div></div>`,
    );
    expect(widgets[0]!.getByText(show)).toBeVisible();
    await userEvent.click(widgets[1]!.getByRole('button', { name: /Ubah|Edit/ }));
    await userEvent.fill(await widgets[1]!.findByRole('textbox'), 'Baharu');
    await userEvent.click(widgets[1]!.getByRole('button', { name: /Simpan|Save/ }));
    const question = within(await widgets[1]!.findByRole('alertdialog', { name: sure }));
    await userEvent.click(question.getByRole('button', { name: yes }));
  },
);
