import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { kept } from '../../../../shared/memory/kept/table.ts';
import { addDays } from '../../../../shared/lib/day.ts';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../../support/arrived.ts';
import * as atm from '../../../support/atm-booking.ts';
import { expectConsoleError } from '../../../support/console.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { network, unanswered } from '../../../support/network.ts';
import { painted } from '../../../support/painted.ts';
import { takeOut } from '../../../support/put-back.ts';

const { key: KEY } = kept('choice', ['atm-booking']);

/** The page is loaded again, after 10:00 am had been chosen on this date. */
function keepChoice(date: string): void {
  const value = { state: '01', place: '1', date, added: [{ date, slots: ['10:00 am'] }], givenBack: [] };
  sessionStorage.setItem(KEY, JSON.stringify({ value, comesByLink: false }));
  arrivedBy('reload');
}

test('what was chosen is still kept when its date could not be read after a reload', async () => {
  expectConsoleError(/could not be restored|could not be loaded/);
  keepChoice(addDays(atm.TODAY, 3));
  network.use(http.all('*/app/*', () => new HttpResponse(null, { status: 503 })));
  const { widget, element } = await mountHtml(
    snippet('atm-booking', { json: { atms: [{ id: 1, name: 'ATM Skudai', state: '01' }] } }),
  );
  await widget.findByRole('button', { name: 'Cuba lagi' });
  await takeOut(element);
  expect(sessionStorage.getItem(KEY)).toContain('10:00 am');
});

test('a date whose choice was restored is read again when it is opened again, like every other', async () => {
  keepChoice(atm.TOMORROW);
  atm.serveTimes();
  const { widget } = await mountHtml(atm.html());
  await expect.poll(() => atm.tile(widget, '10:00 am')).toBeChecked();
  await atm.chooseDate(widget, atm.TODAY);
  await atm.tile(widget, '4:00 pm');
  network.use(http.post('/app/atm/time', () => unanswered()));
  await atm.chooseDate(widget, atm.TOMORROW);
  await painted();
  expect(widget.queryAllByRole('checkbox')).toEqual([]);
});
