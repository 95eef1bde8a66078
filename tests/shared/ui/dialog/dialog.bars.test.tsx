import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../../../shared/page/dom/composed-tree.ts';
import { Field, TextInput } from '../../../../shared/ui/controls/index.ts';
import { openDialog, Page } from '../../../support/dialog-page.tsx';
import { isInSight } from '../../../support/in-sight.ts';

/** The test runs in a window of this height, 360 px wide. */
async function onPhone(height = 640): Promise<void> {
  await page.viewport(360, height);
}

test('the field that has the focus is never behind the title or the buttons', async () => {
  await onPhone(560);
  const fields = Array.from({ length: 16 }, (_, at) => `Medan ${at + 1}`);
  render(
    <Page actions={<button>Simpan</button>}>
      {fields.map((field) => (
        <label key={field} style={{ display: 'block', paddingBlock: 7 }}>
          {field} <input required style={{ blockSize: 44 }} />
        </label>
      ))}
    </Page>,
  );
  await openDialog();
  for (const field of fields) {
    expect(focusedElement()).toBe(screen.getByLabelText(field));
    await expect.poll(() => isInSight(screen.getByLabelText(field)), { message: field }).toBe(true);
    await userEvent.tab();
  }
  for (const field of fields.toReversed()) {
    await userEvent.tab({ shift: true });
    expect(focusedElement()).toBe(screen.getByLabelText(field));
    await expect.poll(() => isInSight(screen.getByLabelText(field)), { message: field }).toBe(true);
  }
});

test('a field that scrolls into view brings its label along', async () => {
  await onPhone(560);
  render(
    <Page actions={<button>Simpan</button>}>
      <p style={{ blockSize: 700 }}>isi</p>
      <Field label="Nama pasangan" error="Perlu diisi">
        {(field) => <TextInput {...field} defaultValue="" />}
      </Field>
      <p style={{ blockSize: 900 }}>isi</p>
    </Page>,
  );
  const element = await openDialog();
  const field = within(element).getByRole('textbox');
  element.querySelector('.ui-dialog-inner')!.scrollTop = 9999;
  field.scrollIntoView({ block: 'nearest' });
  await expect.poll(() => isInSight(within(element).getByText('Nama pasangan'))).toBe(true);
});

test('what is wrong with the focused field stays in sight when the buttons grow', async () => {
  await onPhone();
  const form = (height: number) => (
    <Page actions={<button style={{ blockSize: height }}>Hantar</button>}>
      <p style={{ blockSize: 900 }}>isi</p>
      <input aria-label="Nama" style={{ display: 'block', scrollMarginBlockEnd: 56 }} />
      <p style={{ blockSize: 24, marginBlock: '8px 900px' }}>Perlu diisi</p>
    </Page>
  );
  const { rerender } = render(form(44));
  const element = await openDialog();
  const dialog = within(element);
  const field = dialog.getByRole('textbox', { name: 'Nama' });
  field.focus(); // in the middle
  const bar = dialog.getByRole('button', { name: 'Hantar' }).getBoundingClientRect();
  element.querySelector('.ui-dialog-inner')!.scrollTop -= bar.top - 70 - field.getBoundingClientRect().bottom;
  expect(isInSight(dialog.getByText('Perlu diisi'))).toBe(true);
  rerender(form(87));
  await vi.waitFor(() => expect(isInSight(dialog.getByText('Perlu diisi'))).toBe(true));
});

test('who has scrolled away from what has the focus stays there when the buttons grow', async () => {
  await onPhone();
  const form = (height: number) => (
    <Page actions={<button style={{ blockSize: height }}>Hantar</button>}>
      <p style={{ blockSize: 900 }}>isi</p>
      <label>
        Nama <input />
      </label>
    </Page>
  );
  const { rerender } = render(form(44));
  const dialog = await openDialog();
  expect(focusedElement()).toBe(within(dialog).getByRole('heading', { name: 'Borang' }));
  const scroller = dialog.querySelector('.ui-dialog-inner')!;
  const padding = () => Number.parseFloat(getComputedStyle(scroller).scrollPaddingBottom);
  await vi.waitFor(() => expect(padding()).toBeGreaterThan(44));
  scroller.scrollTop = 300;
  rerender(form(88));
  await vi.waitFor(() => expect(padding(), 'the new height was measured').toBeGreaterThan(88));
  expect(scroller.scrollTop).toBe(300);
});
