import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Learning/upline-mentor', component: Host });

const options = Array.from({ length: 300 }, (_, at) => ({ user_id: 501 + at, name: `Dealer Emas ${at + 1}` }));
const mentor = (json: object = {}) =>
  snippet('upline-mentor', {
    json: { dealer_id: 4, upline_mentor_id: 501, mentor_name: 'Dealer Emas 1', label: 'Ali', options, ...json },
  });

export const WithMentor = meta.story({ args: { html: mentor() } });
export const None = meta.story({ args: { html: mentor({ upline_mentor_id: null, mentor_name: null }) } });

export const LongName = meta.story({
  args: {
    html: mentor({
      mentor_name: 'Tengku Puteri Nur Syahirah Batrisyia Khadijah binti Tengku Laksamana Muhammad Fakhruddin',
    }),
  },
});

const open = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const widget = await widgetIn(canvasElement);
  await userEvent.click(widget.getByRole('button', { name: 'Tukar mentor: Ali' }));
  await waitFor(() => expect(widget.getByRole('combobox', { name: 'Mentor' })).toBeVisible());
};

export const Choosing = meta.story({ args: { html: mentor() }, play: open });
export const NobodyToChoose = meta.story({ args: { html: mentor({ options: [] }) }, play: open });

export const Asked = meta.story({
  args: { html: mentor() },
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    await open({ canvasElement });
    const widget = await widgetIn(canvasElement);
    const box = widget.getByRole('combobox', { name: 'Mentor' });
    await userEvent.click(box);
    await fireEvent.change(box, { target: { value: 'Emas 300' } });
    await userEvent.click(await widget.findByRole('option'));
    await userEvent.click(widget.getByRole('button', { name: 'Simpan' }));
    await expect(await widget.findByRole('button', { name: 'Yes' })).toBeVisible();
  },
});

export const EnglishDark = meta.story({
  args: { html: mentor() },
  globals: { theme: 'dark', locale: 'en' },
});
