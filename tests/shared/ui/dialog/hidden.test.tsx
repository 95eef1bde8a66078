import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../../shared/page/dom/composed-tree.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { Page, openDialog } from '../../../support/dialog-page.tsx';
import { mountHtml } from '../../../support/mount-html.ts';

/** Ways in which a page hides what is around a widget, or the widget itself, and shows it again. */
const WAYS: Record<string, (element: HTMLElement, hides: boolean) => void> = {
  'a tab': (element, hides) => element.parentElement!.style.setProperty('display', hides ? 'none' : 'block'),
  details: (element, hides) => element.closest('details')!.toggleAttribute('open', !hides),
  'hidden until found': (element, hides) =>
    hides ? element.parentElement!.setAttribute('hidden', 'until-found') : (element.parentElement!.hidden = false),
  'the widget itself': (element, hides) => (element.hidden = hides),
};
const AROUND = (widget: string) =>
  `<button onclick="this.textContent = 'Pressed'">Other</button><details open><summary>More</summary><p>${widget}</p></details>`;

/** Fails while a modal dialog makes the page inert, seen or not. */
async function expectUsablePage() {
  await userEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect(screen.getByRole('button', { name: 'Pressed' })).toBeTruthy();
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
}

test.each(Object.entries(WAYS))(
  'a page that hides what is around an open dialog can be used, and shows the dialog again as it was: %s',
  async (_way, hide) => {
    const { element, widget } = await mountHtml(AROUND(snippet('avatar', { attributes: { name: 'Ali' } })));
    await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
    const dialog = await widget.findByRole('dialog');
    const cancel = widget.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    hide(element, true);
    await expectUsablePage();
    hide(element, false);
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    expect(focusedElement()).toBe(cancel);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull());
    expect(focusedElement()).toBe(widget.getByRole('button', { name: 'Change Photo' }));
  },
);

test('so can one that hides a dialog that is locked while it saves', async () => {
  render(
    <div id="place">
      <Page locked />
    </div>,
  );
  const dialog = await openDialog();
  const place = document.querySelector<HTMLElement>('#place')!;
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  place.hidden = true;
  await waitFor(() => expect(dialog.hasAttribute('open')).toBe(false));
  expect(show).not.toHaveBeenCalled();
  place.hidden = false;
  await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  expect(show).toHaveBeenCalledOnce();
});

test('a dialog that is opened where nothing can be seen waits until it can be', async () => {
  const { container } = render(
    <div hidden>
      <Dialog open onClose={() => {}} title="Borang">
        isi
      </Dialog>
    </div>,
  );
  const dialog = container.querySelector('dialog')!;
  expect(dialog.open).toBe(false);
  container.querySelector('div')!.hidden = false;
  await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
});

test('a page that hides an open image of a gallery can be used', async () => {
  const { element, widget } = await mountHtml(
    AROUND(snippet('testimony-gallery', { json: { poster: '/storage/poster/a.svg', testimonies: null } })),
  );
  await userEvent.click(widget.getByRole('button', { name: 'Poster' }));
  await widget.findByRole('dialog');
  element.hidden = true;
  await expectUsablePage();
});
