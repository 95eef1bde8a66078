import type { Page } from '@playwright/test';
import { MENTOR, openBarePage, toggle } from '../../e2e/support/bare-page.ts';
import { SWITCH_AND_NOTE, useSwitchAndNote } from '../../e2e/support/switch-and-note.ts';
import { expect, test } from '../../e2e/support/test.ts';

/**
 * Images and forms, as users may write them, whose names hide members of the document. Names that React and the packages use
 * themselves (`createElement`, `body`) are left out: the guide "Security" tells hosts to remove them.
 */
const NAMES = [
  ...['head', 'scrollingElement', 'forms', 'hidden', 'createDocumentFragment', 'createRange', 'createEvent'],
  ...['dispatchEvent', 'execCommand', 'appendChild', 'getRootNode', 'implementation', 'adoptedStyleSheets', 'fonts'],
  ...['dir', 'cookie', 'baseURI', 'readyState', 'scripts', 'visibilityState', 'currentScript', 'location'],
];

const WIDGETS = `${SWITCH_AND_NOTE}
${MENTOR}
<textarea id="text" aria-label="Text">words</textarea><button data-copy="#text">Copy</button>`;

/** Everything that opens over a page, in one go: a switch, a question, a toast, a dialog with a list, a copy in both ways. */
async function useEverything(page: Page): Promise<void> {
  await useSwitchAndNote(page);
  await expect(page.getByText('Another note')).toBeVisible();

  await page.getByRole('button', { name: /^Change mentor/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Upline mentor' });
  await dialog.getByRole('combobox').press('ArrowDown');
  await page.getByRole('option', { name: 'Rohani' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText(/^Copying text was (un)?successful$/)).toBeVisible();
}

const NAMED = NAMES.map((name) => `<form name="${name}"><input name="append"></form><img name="${name}" alt="">`).join(
  '',
);

test('images and forms named like members of the document stop nothing that opens', async ({ page, host }) => {
  await host.become('dealer');
  await openBarePage(page, WIDGETS + NAMED);
  await useEverything(page);
});

test('a form that is meant as a widget is reported, whatever its fields hide', async ({ page, problems }) => {
  const hidden = ['setAttribute', 'removeAttribute', 'attributes', 'dataset', 'children', 'attachShadow'];
  const forms = [...hidden, 'addEventListener', 'cloneNode'].map(
    (name) => `<form data-widget="note-block" data-load="interaction" data-note="Hello"><input name="${name}"></form>`,
  );
  problems.expect(/<form> cannot hold a widget/);
  await openBarePage(page, `${forms.join('')}${toggle(1)}`);
  await expect(page.getByRole('switch', { name: 'Toggle 1' })).toBeVisible();
  for (const form of await page.locator('form').all()) {
    await form.getByRole('textbox').click();
    await expect(form).toHaveAttribute('data-widget-state', 'error');
  }
  const checked = await page.evaluate(async () => {
    const rows = await DealerWidgets.check();
    return rows.filter(({ wrong }) => wrong.startsWith('<form> cannot hold a widget')).length;
  });
  expect(checked).toBe(forms.length);
});
