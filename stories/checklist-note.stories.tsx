import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from './support/host.tsx';
import { snippet } from './support/snippet.ts';
import { widgetIn } from './support/widget-in.ts';

const meta = preview.meta({ title: 'widgets/checklist-note', component: Host });

const note = (text: string | null) =>
  snippet('checklist-note', { json: { customer_id: 1, note: text, label: 'Nota: Aminah' } });

export const WithNote = meta.story({
  args: { html: note('Sudah dihubungi.\n\nMinta dihubungi semula:\n- selepas raya\n- waktu pagi') },
});
export const Empty = meta.story({ args: { html: note(null) } });
export const LongWord = meta.story({ args: { html: note('x'.repeat(300)) } });

export const Editing = meta.story({
  args: { html: note('Baris satu\nBaris dua') },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Ubah: Nota: Aminah' }));
    await expect(await widget.findByRole('textbox', { name: 'Nota: Aminah' })).toHaveValue('Baris satu\nBaris dua');
  },
});

export const SessionEnded = meta.story({
  args: { html: note('Lama') },
  beforeEach: ({ msw }) => {
    msw.use(http.post('/app/customer/checklist-note', () => new HttpResponse(null, { status: 401 })));
    return () => sessionStorage.clear();
  },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: 'Ubah: Nota: Aminah' }));
    await fireEvent.change(await widget.findByRole('textbox'), { target: { value: 'Lama dan baharu' } });
    await userEvent.click(widget.getByRole('button', { name: 'Simpan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(await widget.findByText(/Sesi anda telah tamat/)).toBeVisible();
    await expect(widget.getByRole('textbox')).toHaveValue('Lama dan baharu');
  },
});

export const EnglishDark = meta.story({
  args: {
    html: `<div data-theme="dark" data-locale="en" style="background: #16191e; padding: 16px">${note('First line\nSecond line')}</div>`,
  },
});
