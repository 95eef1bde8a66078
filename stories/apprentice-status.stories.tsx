import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';
import { popups } from '../.storybook/support/popups.ts';

const meta = preview.meta({ title: 'Admin/apprentice-status', component: Host });

const status = (json: object) =>
  snippet('apprentice-status', { json: { apprentice_id: 1, label: 'Status: Aminah', ...json } });

export const Pending = meta.story({ args: { html: status({ status: 0 }) } });
export const Approved = meta.story({ args: { html: status({ status: 1 }) } });
export const Rejected = meta.story({
  args: { html: status({ status: 2, comment: 'Borang tidak lengkap:\ntiada tandatangan.' }) },
  tags: ['pictured'],
});

export const ReasonOpened = meta.story({
  args: Rejected.composed.args,
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /^Reason for rejection: Borang/ }));
    await expect(widget.getByRole('textbox').matches(':focus')).toBe(true);
  },
});

export const ReasonMissing = meta.story({
  args: { html: status({ status: 0 }) },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.selectOptions(widget.getByRole('combobox'), 'Rejected');
    await userEvent.click(await widget.findByRole('button', { name: 'Save Reason' }));
    const question = { name: 'Please provide a reason for rejection.' };
    await waitFor(() => expect(popups.getByRole('dialog', question)).toBeVisible());
    await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  },
});

export const NotSaved = meta.story({
  args: { html: status({ status: 0 }) },
  parameters: { consoleErrors: ['ERR_FAILED', 'the status of an apprentice could not be saved'] },
  beforeEach: ({ msw }) => msw.use(http.post('/app/admin/apprentice-status/select', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.selectOptions(widget.getByRole('combobox'), 'Approved');
    await expect(
      await widget.findByText('it is not known whether this was saved — reload the page to see', {}),
    ).toBeVisible();
    await expect(widget.getByRole('combobox')).toHaveDisplayValue('Pending');
  },
});

export const MalayDark = meta.story({
  args: { html: status({ status: 2, comment: 'Sebab' }) },
  globals: { theme: 'dark', locale: 'ms' },
});
