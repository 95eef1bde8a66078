import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chooseFile, imageFile } from './image-files.ts';
import { type HostPlace, mountHtml } from './mount-html.ts';
import { world } from './network.ts';
import { popups } from '../../.storybook/support/popups.ts';

type Queries = HostPlace['widget'];

/** An avatar as a template writes it. */
export const avatarHtml = '<div data-widget="avatar" data-src="/storage/people/ali.svg" data-name="Ali"></div>';

/** Mounts an avatar and opens its dialog. */
export async function openPhotoDialog(html = avatarHtml) {
  const place = await mountHtml(html);
  await userEvent.click(place.widget.getByRole('button', { name: 'Change Photo' }));
  const dialog = within(await place.widget.findByRole('dialog', { name: 'Upload & Crop Photo' }));
  return { element: place.element, widget: place.widget, gone: place.gone, dialog };
}

export const choosePhoto = (dialog: Queries, file: File): void =>
  chooseFile(dialog.getByLabelText(/Choose (a|another) photo/), file);

export const saveButton = (dialog: Queries) => dialog.getByRole('button', { name: 'Save' }) as HTMLButtonElement;

/** Waits until there is a crop. */
export const cropReady = (dialog: Queries) => waitFor(() => expect(saveButton(dialog).disabled).toBe(false));

/** Chooses a photo, and waits until it can be cropped. @param file it, or its width and height */
export async function crop(dialog: Queries, file: File | [width: number, height: number]): Promise<void> {
  choosePhoto(dialog, file instanceof File ? file : await imageFile('image/png', ...file));
  await cropReady(dialog);
}

/** Opens the dialog of an avatar with this photo in it. */
export async function openWith(file: Parameters<typeof crop>[1], html = avatarHtml) {
  const opened = await openPhotoDialog(html);
  await crop(opened.dialog, file);
  return opened;
}

/** Acknowledges the alert. @returns what the server has received */
export async function savedPhoto(): Promise<Blob> {
  await popups.findByRole('dialog', { name: 'Upload successful!' });
  await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  const [photo] = world.uploads.in('avatar-101');
  return new Blob([photo!.bytes], { type: photo!.type });
}

/** Saves what is cropped. @returns what the server has received */
export async function save(dialog: Queries): Promise<Blob> {
  await userEvent.click(saveButton(dialog));
  return savedPhoto();
}

/** The whole way: open, choose, save. @returns what the server has received */
export const savePhoto = async (file: File): Promise<Blob> => save((await openWith(file)).dialog);
