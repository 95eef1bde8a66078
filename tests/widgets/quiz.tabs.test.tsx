import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { requestsTo } from '../support/network.ts';
import { putBack } from '../support/put-back.ts';
import { popups } from '../../.storybook/support/popups.ts';
import { heldRequests } from '../support/held-requests.ts';
import { handIn, questionOf } from '../support/quiz.ts';

const STORE = 'dealer-widgets:quiz:customer:2:101';

/** A quiz of two questions, both answered with the first answer, this often on the page. */
async function answered(copies = 1) {
  const questions = [201, 202].map((id) => questionOf(id, `Soalan ${id}`, ['Satu', 'Dua']));
  const json = { kind: 'customer', assessment_id: 2, user_id: 101, questions };
  const { element, widget, widgets, gone } = await mountHtml(snippet('quiz', { json }).repeat(copies));
  await userEvent.click(widget.getByRole('radio', { name: 'Satu' }));
  for (const each of widgets) await userEvent.click(each.getByRole('button', { name: 'Seterusnya' }));
  await userEvent.click(widget.getByRole('radio', { name: 'Satu' }));
  return { element, widget, widgets, gone };
}

test('a quiz that is twice on the page shows each answer in both, is handed in once, and stays so when its element is put back', async () => {
  const { element, widget, widgets } = await answered(2);
  const other = widgets[1]!;
  await waitFor(() => expect(other.getByRole('radio', { name: 'Satu' })).toBeChecked());
  await userEvent.click(other.getByRole('radio', { name: 'Dua' }));
  await waitFor(() => expect(widget.getByRole('radio', { name: 'Dua' })).toBeChecked());
  await handIn(widget);
  await userEvent.click(await popups.findByRole('button', { name: 'OK' }));
  for (const each of widgets) expect(await each.findByRole('button', { name: 'Teruskan' })).toBeVisible();
  expect((await putBack(element)).getByRole('button', { name: 'Teruskan' })).toBeVisible();
});

test('a quiz whose element is put back while it is handed in goes on to the next page', async () => {
  const { sent, answer } = heldRequests('/app/quiz');
  const { element, widget, gone } = await answered();
  await handIn(widget);
  await expect.poll(sent).toBe(1);
  await putBack(element);
  answer({ message: 'success' });
  await expect.poll(() => gone.map((url) => new URL(url).pathname)).toEqual(['/app/quiz']);
});

/** What another tab stores: another answer to the second question. */
const theirs = JSON.stringify({ 201: 'a', 202: 'b' });

test('what is handed in is what the screen shows, also after another tab has changed it while the question was open', async () => {
  expectConsoleError(/could not be sent/);
  const sent = requestsTo('/app/quiz', () => HttpResponse.json({ message: 'error' }));
  const { widget } = await answered();
  await userEvent.click(await widget.findByRole('button', { name: 'Hantar' }));
  const yes = await popups.findByRole('button', { name: 'Ya' });
  localStorage.setItem(STORE, theirs);
  dispatchEvent(new StorageEvent('storage', { key: STORE, newValue: theirs, storageArea: localStorage }));
  await waitFor(() => expect(widget.getByRole('radio', { name: 'Dua' })).toBeChecked());
  await userEvent.click(yes);
  await expect.poll(() => sent).toMatchObject([{ data: expect.stringContaining('"202":"b"') }]);
});
