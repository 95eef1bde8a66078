import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** What is asked before an edit in place is saved (part 8). */
export const QUESTION = "Are you sure? You won't be able to revert this!";

/** Presses "Simpan", answers the question, and waits until it has gone. */
export async function saveEdit(widget: ReturnType<typeof within>, answer = 'Yes'): Promise<void> {
  await userEvent.click(widget.getByRole('button', { name: 'Simpan' }));
  await userEvent.click(
    within(await widget.findByRole('alertdialog', { name: QUESTION })).getByRole('button', { name: answer }),
  );
  await expect.poll(() => widget.queryByRole('alertdialog')).toBeNull();
}
