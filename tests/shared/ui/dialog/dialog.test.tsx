import { render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toast } from '../../../../shared/ui/popups/toast.ts';
import { focusedElement } from '../../../../shared/page/dom/composed-tree.ts';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Stage } from '../../../../.storybook/support/stage.tsx';
import { openDialog, opener, Page } from '../../../support/dialog-page.tsx';
import { popups } from '../../../../.storybook/support/popups.ts';

test('focus goes to the first field and comes back to the opener; what was typed is kept', async () => {
  render(<Page />);
  await openDialog();
  expect(document.activeElement).toBe(screen.getByLabelText('Nama'));
  await userEvent.keyboard('Aminah');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
  await openDialog();
  expect(screen.getByLabelText<HTMLInputElement>('Nama').value).toBe('Aminah');
});

test.each([
  { what: 'without a field', content: <p>isi</p> },
  {
    what: 'before a text that may stay empty, which would bring up a keyboard,',
    content: <input aria-label="Kupon" />,
  },
])('$what the title gets the focus', async ({ content }) => {
  render(<Page>{content}</Page>);
  const dialog = await openDialog();
  expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Borang' }));
});

test('its title and its buttons are not taken for the head and the foot of the page', async () => {
  render(<Page actions={<button>Hantar</button>} />);
  const dialog = within(await openDialog());
  expect(dialog.getByRole('button', { name: 'Hantar' })).toBeVisible();
  for (const landmark of ['banner', 'contentinfo']) expect(dialog.queryByRole(landmark)).toBeNull();
});

test('it opens at its top, each time: the title gets the focus when the first field is out of sight', async () => {
  render(
    <Page actions={<button>Hantar</button>}>
      <p style={{ blockSize: 900 }}>isi</p>
      <label>
        Nama <input required />
      </label>
    </Page>,
  );
  for (const time of ['first', 'second']) {
    const dialog = await openDialog();
    const heading = within(dialog).getByRole('heading', { name: 'Borang' });
    expect(document.activeElement, time).toBe(heading);
    expect(dialog.querySelector('.ui-dialog-inner')!.scrollTop, time).toBe(0);
    screen.getByLabelText('Nama').focus(); // scrolls down
    await userEvent.keyboard('{Escape}');
  }
});

test('a dialog that scrolls is not a tab stop itself: from its first control one goes back out of it', async () => {
  render(
    <Page actions={<button>Hantar</button>}>
      <label>
        Nama <input required />
      </label>
      <p style={{ blockSize: 2_000 }}>isi</p>
    </Page>,
    { wrapper: Stage },
  );
  await openDialog();
  const stops = new Set<string>();
  const note = ({ target }: FocusEvent) => stops.add((target as Element).localName);
  document.addEventListener('focusin', note);
  onTestFinished(() => document.removeEventListener('focusin', note));
  for (const key of ['{Shift>}{Tab}{/Shift}', '{Tab}'])
    for (let press = 0; press < 5; press += 1) await userEvent.keyboard(key);
  expect([...stops].sort()).toEqual(['button', 'input']);
});

test('the close button speaks the language of the widget', async () => {
  render(
    <Stage locale="en">
      <Page />
    </Stage>,
  );
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('locked, it stays: not by the button, not by Escape twice', async () => {
  render(<Page locked />);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }), { force: true });
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog:modal')).not.toBeNull();
});

test('the cancel of a file chooser inside does not close it', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog open onClose={onClose} title="Gambar">
      <input type="file" aria-label="Fail" />
    </Dialog>,
  );
  screen.getByLabelText('Fail').dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a click beside it closes it only when that was asked for, and not at the end of a drag from inside', async () => {
  const onClose = vi.fn<() => void>();
  const dialog = (closeOnBackdrop: boolean) => (
    <Stage>
      <Dialog open onClose={onClose} title="Gambar" size="s" closeOnBackdrop={closeOnBackdrop}>
        <p>isi</p>
      </Dialog>
    </Stage>
  );
  const { rerender } = render(dialog(false));
  const press = (down: Element, up: Element) => {
    down.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    up.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  const element = screen.getByRole('dialog');
  press(element, element);
  rerender(dialog(true));
  press(screen.getByText('isi'), element);
  expect(onClose).not.toHaveBeenCalled();
  press(element, element);
  expect(onClose).toHaveBeenCalledOnce();
});

test('in a shadow root the focus comes back too, and a toast can be reached over it', async () => {
  const { container } = render(
    <Stage shadow>
      <Page />
    </Stage>,
  );
  const root = container.querySelector('div')!.shadowRoot!;
  // Testing Library's type asks for an element; it queries shadow roots as well
  const inside = within(root as unknown as HTMLElement);
  const button = await inside.findByRole('button', { name: 'buka' });
  await userEvent.click(button);
  expect(focusedElement()).toBe(inside.getByLabelText('Nama'));
  const over = toast({ title: 'Disalin', locale: 'en', ms: 60_000 });
  await userEvent.click(await popups.findByRole('button', { name: 'Close' }));
  await over;
  await userEvent.click(inside.getByRole('button', { name: 'Tutup' }));
  expect(focusedElement()).toBe(button);
});
