import { within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { emulateMedia } from '../../support/emulate-media.ts';
import { mountHtml } from '../../support/mount-html.ts';

test('in forced colours the zoom that a broken picture does not have is grey, and the other buttons are not', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  onTestFinished(() => emulateMedia());
  const { widget } = await mountHtml(
    snippet('testimony-gallery', {
      json: { poster: '/storage/poster/a.svg', testimonies: [{ image: '/storage/broken/2.png' }] },
    }),
  );
  await userEvent.click(widget.getByRole('button', { name: 'Testimoni 1' }));
  const dialog = within(await widget.findByRole('dialog'));
  await dialog.findByText(/tidak dapat dipaparkan/);
  const looksOf = (name: string): string[] => {
    const { color, borderTopColor } = getComputedStyle(dialog.getByRole('button', { name }));
    return [color, borderTopColor];
  };
  const probe = document.createElement('i');
  document.body.append(probe);
  const painted = (colour: string): string => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  expect(looksOf('Zum')).toEqual([painted('GrayText'), painted('GrayText')]);
  expect(looksOf('Tutup')).toEqual([painted('ButtonText'), painted('ButtonText')]);
});
