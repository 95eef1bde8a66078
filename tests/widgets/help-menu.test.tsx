import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountFailing, mountHtml } from '../support/mount-html.ts';

const slotted =
  '<div data-widget="help-menu"><div slot="entry-1">Satu <a href="#x">pautan</a></div><p slot="entry-2">Dua</p><p slot="entry-3">Tiga</p></div>';

test('three entries; each opens the content of the page, and Back to Menu leads back to it', async () => {
  const { widget, element } = await mountHtml(slotted);
  expect(widget.getAllByRole('button').map((button: HTMLElement) => button.textContent)).toEqual([
    'Cara mendaftar pelanggan (app)',
    'Cara mendaftar akaun junior (app)',
    'Cara mendaftar penama',
  ]);
  // two, as written above
  const [one, two] = element.children as unknown as [HTMLElement, HTMLElement];
  expect(one.checkVisibility()).toBe(false);
  await userEvent.click(widget.getByRole('button', { name: 'Cara mendaftar akaun junior (app)' }));
  expect(await widget.findByRole('heading', { name: 'Cara mendaftar akaun junior (app)' })).toBe(focusedElement());
  expect([one.checkVisibility(), two.checkVisibility()]).toEqual([false, true]);
  await userEvent.click(widget.getByRole('button', { name: 'Back to Menu' }));
  await expect.poll(() => focusedElement()?.textContent).toBe('Cara mendaftar akaun junior (app)');
  expect(two.checkVisibility()).toBe(false);
});

test('entries of the page, with line breaks kept, by keyboard alone', async () => {
  const { widget } = await mountHtml(
    snippet('help-menu', {
      json: {
        entries: [
          { title: 'A', content: 'satu\n\ndua' },
          { title: 'B', content: '<b>tiga</b>' },
        ],
      },
    }),
  );
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await widget.findByText('<b>tiga</b>')).toBeVisible();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await widget.findByRole('button', { name: 'A' }));
  expect((await widget.findByText(/satu/)).textContent).toBe('satu\n\ndua');
});

test('an entry without content is left out, and the console names it', async () => {
  expectConsoleError(/leaves out entries without content: "Cara mendaftar penama" \(slot="entry-3"\)/);
  const { widget } = await mountHtml(
    '<div data-widget="help-menu"><p slot="entry-1">Satu</p><p slot="entry-2">Dua</p></div>',
  );
  expect(widget.getAllByRole('button').length).toBe(2);
});

test.each([
  ['nothing to open', '<div data-widget="help-menu"><p>Hubungi kami</p></div>', /"entries" have no content/],
  [
    'an entry without a title',
    '<div data-widget="help-menu" data-entries=\'[{"content":"x"}]\'><p>Hubungi kami</p></div>',
    /"entries\.0\.title"/,
  ],
])('%s: the page keeps its own content', async (_, html, sentence) => {
  const { errors, element } = await mountFailing(html);
  expect(errors).toEqual([expect.stringMatching(sentence)]);
  expect(element.querySelector('p')?.checkVisibility()).toBe(true);
});

test('of entries with equal titles each opens its own content', async () => {
  const entries = [
    { title: 'Cara', content: 'satu' },
    { title: 'Cara', content: 'dua' },
    { title: 'Cara 2', content: 'tiga' },
  ];
  const { widget } = await mountHtml(snippet('help-menu', { json: { entries } }));
  await userEvent.click(widget.getByRole('button', { name: 'Cara 2' }));
  expect(await widget.findByText('tiga')).toBeVisible();
});
