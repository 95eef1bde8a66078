import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shadowOf } from '../../.storybook/support/host-page.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network } from '../support/network.ts';
import { putBack } from '../support/put-back.ts';
import { popups } from '../../.storybook/support/popups.ts';
import { heldRequests } from '../support/held-requests.ts';
import { handIn, questionOf } from '../support/quiz.ts';

const STORE = 'dealer-widgets:quiz:customer:2:101';

/** A quiz of two questions, both answered with the first answer. */
async function answered() {
  const questions = [201, 202].map((id) => questionOf(id, `Soalan ${id}`, ['Satu', 'Dua']));
  const json = { kind: 'customer', assessment_id: 2, user_id: 101, questions };
  const { element, widget, gone } = await mountHtml(snippet('quiz', { json }));
  await userEvent.click(widget.getByRole('radio', { name: 'Satu' }));
  await userEvent.click(widget.getByRole('button', { name: 'Seterusnya' }));
  await userEvent.click(widget.getByRole('radio', { name: 'Satu' }));
  return { element, widget, gone };
}

test('a quiz that is twice on the page shows each answer in both, is handed in once, and stays so when its element is put back', async () => {
  const { element, widget } = await answered();
  const copy = document.createElement('div');
  copy.innerHTML = element.outerHTML.replace(/data-widget-\w+="[^"]*"/g, '');
  element.after(copy);
  // it holds nothing but the copy
  const other = () => within(shadowOf(copy.firstElementChild as HTMLElement));
  await waitFor(() => expect(other().getByRole('radio', { name: 'Satu' })).toBeChecked());
  await userEvent.click(widget.getByRole('radio', { name: 'Dua' }));
  await waitFor(() => expect(other().getByRole('radio', { name: 'Dua' })).toBeChecked());
  await userEvent.click(other().getByRole('radio', { name: 'Satu' }));
  await waitFor(() => expect(widget.getByRole('radio', { name: 'Satu' })).toBeChecked());
  await handIn(widget);
  await userEvent.click(await popups.findByRole('button', { name: 'OK' }));
  for (const each of [widget, other()]) expect(await each.findByRole('button', { name: 'Teruskan' })).toBeVisible();
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
  const sent: unknown[] = [];
  network.use(
    http.post('/app/quiz', async ({ request }) => {
      sent.push(JSON.parse(((await request.json()) as { data: string }).data));
      return HttpResponse.json({ message: 'error' });
    }),
  );
  const { widget } = await answered();
  await userEvent.click(await widget.findByRole('button', { name: 'Hantar' }));
  const yes = await popups.findByRole('button', { name: 'Ya' });
  localStorage.setItem(STORE, theirs);
  dispatchEvent(new StorageEvent('storage', { key: STORE, newValue: theirs, storageArea: localStorage }));
  await waitFor(() => expect(widget.getByRole('radio', { name: 'Dua' })).toBeChecked());
  await userEvent.click(yes);
  await expect.poll(() => sent).toEqual([expect.objectContaining({ 202: 'b' })]);
});

test('a page from the back/forward cache takes over what other tabs have done meanwhile', async () => {
  const { widget } = await answered();
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  localStorage.setItem(STORE, theirs);
  comeBack();
  await waitFor(() => expect(widget.getByRole('radio', { name: 'Dua' })).toBeChecked());
  localStorage.removeItem(STORE);
  comeBack();
  expect(await widget.findByText('Jawapan telah dihantar dari tab lain.')).toBeVisible();
  expect(widget.queryByRole('button', { name: 'Hantar' })).toBeNull();
});
