import { screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { Dialog, type DialogProps } from '../../shared/ui/dialog/dialog.tsx';

/** A page with a button that opens a dialog with one field. */
export function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>buka</button>
      <Dialog title="Borang" {...props} open={open} onClose={() => setOpen(false)}>
        {props.children ?? (
          <label>
            Nama <input required />
          </label>
        )}
      </Dialog>
    </>
  );
}
export const opener = () => screen.getByRole('button', { name: 'buka' });
export const openDialog = async () => {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'Borang' });
};
