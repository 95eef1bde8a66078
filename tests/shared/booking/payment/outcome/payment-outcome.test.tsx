import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { arrivedBy } from '../../../../support/arrived.ts';
import { mountHtml } from '../../../../support/mount-html.ts';
import * as training from '../../../../support/training-form.ts';

const KEY = 'dealer-widgets:payment:last-order';
const keepOrder = (order: object): void => sessionStorage.setItem(KEY, JSON.stringify(order));
const failed = (training_id: number) => training.html({ training_id, payment_status: 'failed' });

let opened = 0;
/** Shows, until the test ends, a page on which nothing was ordered. */
function openAnotherPage(): void {
  const tests = location.href;
  onTestFinished(() => history.replaceState(null, '', tests));
  history.replaceState(null, '', `?opened-by-link-${(opened += 1)}`);
}

/** Which of the trainings on the page say that their payment has failed. */
const showing = async (...ids: number[]): Promise<boolean[]> => {
  const { widgets } = await mountHtml(ids.map(failed).join(''));
  return widgets.map((widget) => widget.queryByText('Bayaran tidak berjaya') !== null);
};

test('of several trainings only the one that was ordered in this tab says that its payment has failed', async () => {
  openAnotherPage(); // on this page of the tests something was ordered before
  keepOrder({ item: 'training-registration:9', acceptedOn: 'https://dealers.example/app/plt/9' });
  expect(await showing(8, 9, 12)).toEqual([false, true, false]);
});

test.each([
  ['back_forward', false],
  ['reload', false],
  ['navigate', true],
] as const)('after an order on it, a page that comes by %s says of a failure that is its: %s', async (how, says) => {
  if (says) openAnotherPage(); // something may have been ordered on that of the tests
  keepOrder({ item: 'training-registration:8', acceptedOn: location.href });
  arrivedBy(how);
  expect(await showing(8)).toEqual([says]);
  arrivedBy('reload');
  expect(await showing(8), 'also when it is loaded again').toEqual([says]);
});

test('where nothing was ordered in this tab, each says it', async () => {
  expect(await showing(8, 9)).toEqual([true, true]);
});

test.each(['null', '[]', '"x"', '{"item":0}', '{'])('what another script has kept is ignored: %s', async (kept) => {
  sessionStorage.setItem(KEY, kept);
  expect(await showing(8)).toEqual([true]);
});

test('the failure is over as soon as another order is accepted', async () => {
  const { widget, form, gone } = await training.openForm({ payment_status: 'failed' });
  expect(widget.getByText('Bayaran tidak berjaya')).toBeInTheDocument();
  await training.send(form);
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(widget.queryByText('Bayaran tidak berjaya')).toBeNull();
});

test('a page that comes back from the back/forward cache does not say it after an order on another page', async () => {
  const { widget } = await mountHtml(failed(8));
  expect(widget.getByText('Bayaran tidak berjaya')).toBeVisible();
  keepOrder({ item: 'training-registration:8', failedOn: location.href.split('#')[0] });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(widget.getByText('Bayaran tidak berjaya')).toBeVisible();
  keepOrder({ item: 'training-registration:8', acceptedOn: 'https://dealers.example/app/plt/8' });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(widget.queryByText('Bayaran tidak berjaya')).toBeNull());
});
