import { expect, fireEvent, userEvent } from 'storybook/test';
import { snippet } from './snippet.ts';
import { widgetIn } from './widget-in.ts';

interface Shown {
  canvasElement: HTMLElement;
}

/**
 * The stories of a widget that shows a note and edits it in place; the notes of a dealer and of a checklist are such widgets.
 * @param subject the property that names the person of the note
 */
export function noteStories(widget: string, subject: Record<string, number>) {
  const withNote = (note: string | null) => ({
    args: { html: snippet(widget, { json: { ...subject, note, label: 'Nota: Aminah' } }) },
  });
  return {
    withNote: withNote('Sudah dihubungi.\n\nMinta dihubungi semula:\n- selepas raya\n- waktu pagi'),
    empty: withNote(null),
    longWord: withNote('x'.repeat(300)),
    editing: {
      ...withNote('Baris satu\nBaris dua'),
      play: async ({ canvasElement }: Shown): Promise<void> => {
        const inside = await widgetIn(canvasElement);
        await userEvent.click(inside.getByRole('button', { name: 'Ubah: Nota: Aminah' }));
        await expect(await inside.findByRole('textbox', { name: 'Nota: Aminah' })).toHaveValue('Baris satu\nBaris dua');
      },
    },
    asked: {
      ...withNote('Lama'),
      play: async ({ canvasElement }: Shown): Promise<void> => {
        const inside = await widgetIn(canvasElement);
        await userEvent.click(inside.getByRole('button', { name: 'Ubah: Nota: Aminah' }));
        await fireEvent.change(await inside.findByRole('textbox'), { target: { value: 'Lama dan baharu' } });
        await userEvent.click(inside.getByRole('button', { name: 'Simpan' }));
        await expect(await inside.findByRole('button', { name: 'Yes' })).toBeVisible();
      },
    },
    /** For a server that answers every save with 401. */
    sessionEnded: {
      ...withNote('Lama'),
      parameters: { consoleErrors: ['status of 401', 'a note could not be saved'] },
      play: async ({ canvasElement }: Shown): Promise<void> => {
        const inside = await widgetIn(canvasElement);
        await userEvent.click(inside.getByRole('button', { name: 'Ubah: Nota: Aminah' }));
        await fireEvent.change(await inside.findByRole('textbox'), { target: { value: 'Lama dan baharu' } });
        await userEvent.click(inside.getByRole('button', { name: 'Simpan' }));
        await userEvent.click(await inside.findByRole('button', { name: 'Yes' }));
        await expect(await inside.findByText(/Sesi anda telah tamat/)).toBeVisible();
        await expect(inside.getByRole('textbox')).toHaveValue('Lama dan baharu');
      },
    },
    englishDark: { ...withNote('First line\nSecond line'), globals: { theme: 'dark', locale: 'en' } },
  };
}
