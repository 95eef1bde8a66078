import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { network, requestsTo, unanswered } from '../../support/network.ts';
import { putBack } from '../../support/put-back.ts';
import * as photo from '../../support/photo-dialog.ts';
import { heldRequests } from '../../support/held-requests.ts';

type Opened = Awaited<ReturnType<typeof photo.openPhotoDialog>>;

const choose = async ({ dialog }: Opened): Promise<void> => {
  await photo.crop(dialog, [300, 300]);
};
/** Saves, and presses Cancel when the photo has reached the server, but before its answer. */
const saveAndStop = async ({ dialog }: Opened): Promise<void> => {
  const sent = requestsTo('/app/update-image', unanswered);
  await userEvent.click(photo.saveButton(dialog));
  await expect.poll(() => sent.length).toBe(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
};
const word = /may have been saved/;

describe('a photo whose saving is stopped may have been saved', () => {
  test('a word says so, until a photo is saved', async () => {
    const opened = await photo.openPhotoDialog();
    const { widget, dialog } = opened;
    await choose(opened);
    await saveAndStop(opened);
    expect(await widget.findByText(word)).toBeVisible();
    expect(widget.getByRole('status').textContent).toMatch(word);
    expect(widget.getByRole('img').getAttribute('src')).toMatch(/\/storage\/people\/ali\.svg$/);
    network.resetHandlers();
    await userEvent.click(widget.getByRole('button', { name: 'Change Photo' }));
    await choose(opened);
    await userEvent.click(photo.saveButton(dialog));
    await photo.savedPhoto();
    expect(widget.queryByText(word)).toBeNull();
  });

  test('a dialog that is closed before Save says nothing', async () => {
    const opened = await photo.openPhotoDialog();
    await choose(opened);
    await userEvent.click(opened.dialog.getByRole('button', { name: 'Cancel' }));
    expect(opened.widget.queryByText(word)).toBeNull();
  });
});

describe('a photo that is on its way when the page takes the widget out, and puts it back', () => {
  /** @returns the widget that was put back, and what answers the request */
  const sendAndPutBack = async (opened: Opened) => {
    const { sent, answer } = heldRequests('/app/update-image');
    await userEvent.click(photo.saveButton(opened.dialog));
    await expect.poll(sent).toBe(1);
    return { back: await putBack(opened.element), answer: () => answer({}) };
  };

  test('is saved and shown', async () => {
    const opened = await photo.openPhotoDialog();
    await choose(opened);
    const { back, answer } = await sendAndPutBack(opened);
    answer();
    await expect.poll(() => back.getByRole('img').getAttribute('src')).toMatch(/^blob:/);
  });

  test('is not stopped by a look into the new dialog', async () => {
    const opened = await photo.openPhotoDialog();
    await choose(opened);
    const { back, answer } = await sendAndPutBack(opened);
    await userEvent.click(back.getByRole('button', { name: 'Change Photo' }));
    const dialog = within(await back.findByRole('dialog', { name: 'Upload & Crop Photo' }));
    expect(photo.saveButton(dialog)).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    answer();
    await expect.poll(() => back.getByRole('img').getAttribute('src')).toMatch(/^blob:/);
  });
});
