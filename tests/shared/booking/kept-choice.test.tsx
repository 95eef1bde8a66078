import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { keptUnder } from '../../../shared/lib/storage/kept-under.ts';
import { addDays, today } from '../../../shared/lib/time/day.ts';
import { snippet } from '../../../stories/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { chooseDate, html, serveTimes, tile, TODAY, TOMORROW } from '../../support/atm-booking.ts';
import { expectConsoleError } from '../../support/console.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network, unanswered } from '../../support/network.ts';
import { painted } from '../../support/painted.ts';
import { takeOut } from '../../support/put-back.ts';

test('what was chosen is still kept when its date could not be read after a reload', async () => {
  expectConsoleError(/could not be restored|could not be loaded/);
  const date = addDays(today(), 3);
  const choice = { state: '01', place: '1', date, added: [{ date, slots: ['10:00 am'] }], givenBack: [] };
  const key = keptUnder(['choice', 'atm-booking']);
  sessionStorage.setItem(key, JSON.stringify({ value: choice, comesByLink: false }));
  network.use(http.all('*/app/*', () => new HttpResponse(null, { status: 503 })));
  arrivedBy('reload');
  const { widget, element } = await mountHtml(
    snippet('atm-booking', { json: { atms: [{ id: 1, name: 'ATM Skudai', state: '01' }] } }),
  );
  await expect.poll(() => widget.queryAllByRole('alert').length, { timeout: 12_000 }).toBeGreaterThan(0);
  await takeOut(element);
  expect(sessionStorage.getItem(key)).toContain('10:00 am');
}, 20_000);

test('a date whose choice was restored is read again when it is opened again, like every other', async () => {
  const choice = {
    state: '01',
    place: '1',
    date: TOMORROW,
    added: [{ date: TOMORROW, slots: ['10:00 am'] }],
    givenBack: [],
  };
  sessionStorage.setItem(keptUnder(['choice', 'atm-booking']), JSON.stringify({ value: choice, comesByLink: false }));
  serveTimes();
  arrivedBy('reload');
  const { widget } = await mountHtml(html());
  await expect.poll(() => tile(widget, '10:00 am')).toBeChecked();
  await chooseDate(widget, TODAY);
  await tile(widget, '4:00 pm');
  network.use(http.post('/app/atm/time', () => unanswered()));
  await chooseDate(widget, TOMORROW);
  await painted();
  expect(widget.queryAllByRole('checkbox')).toEqual([]);
});

test('what is taken out of the page while its dates are read is still kept, and nothing is logged', async () => {
  const choice = {
    state: '01',
    place: '1',
    date: TOMORROW,
    added: [{ date: TOMORROW, slots: ['10:00 am'] }],
    givenBack: [],
  };
  const key = keptUnder(['choice', 'atm-booking']);
  sessionStorage.setItem(key, JSON.stringify({ value: choice, comesByLink: false }));
  let asked = 0;
  network.use(
    http.post('/app/atm/time', () => {
      asked++;
      return unanswered();
    }),
  );
  arrivedBy('reload');
  const { element } = await mountHtml(html());
  await expect.poll(() => asked).toBeGreaterThan(0);
  await takeOut(element);
  await painted();
  expect(sessionStorage.getItem(key)).toContain('10:00 am');
});
