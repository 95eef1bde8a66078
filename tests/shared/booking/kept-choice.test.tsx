import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { keptUnder } from '../../../shared/lib/storage/kept-under.ts';
import { addDays, today } from '../../../shared/lib/time/day.ts';
import { snippet } from '../../../stories/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { expectConsoleError } from '../../support/console.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';
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
