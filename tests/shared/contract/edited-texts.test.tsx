import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { mockedDay } from '../../support/mocked-day.ts';
import { network } from '../../support/network.ts';

const HTML = '<p>Hello&nbsp;<strong>semua</strong></p><ul><li>satu</li><li>dua &amp; tiga</li></ul>';
const TEXT = 'Hello\u00A0semua\nsatu\ndua & tiga';

test.each([
  ['checklist-note', { customer_id: 1, note: HTML }],
  ['mentor-note', { report_card_id: 1, note: HTML }],
  ['note-block', { note: HTML, open: true }],
  ['dealer-sop', { steps: [{ title: 'Langkah', detail: HTML }] }],
  ['apprentice-status', { apprentice_id: 1, status: 2, comment: HTML }],
] as const)('what an editor has written is read as its text in %s (D37)', async (name, json) => {
  const { element } = await mountHtml(snippet(name, { json }));
  const root = element.shadowRoot!;
  const shown = [...root.querySelectorAll<HTMLElement>('*')].map((each) =>
    each instanceof HTMLTextAreaElement ? each.value : each.textContent,
  );
  expect(shown.some((text) => text === TEXT)).toBe(true);
  expect(root.querySelectorAll('strong')).toHaveLength(0);
});

test('so is the description of a course', async () => {
  mockedDay('2037-11-21T09:00:00+08:00');
  network.use(
    http.get('/app/academy/courses', () =>
      HttpResponse.json([{ id: 1, name: 'GAP', datetime: '2037-11-23 09:00:00', description: HTML }]),
    ),
  );
  const { widget, element } = await mountHtml(snippet('course-calendar'));
  await userEvent.click(await widget.findByRole('button', { name: /23 Nov 2037/ }));
  await userEvent.click(await widget.findByRole('button', { name: 'Show Description' }));
  await widget.findByRole('dialog', { name: 'GAP' });
  expect(element.shadowRoot!.querySelector('.description')?.textContent).toBe(TEXT);
});
