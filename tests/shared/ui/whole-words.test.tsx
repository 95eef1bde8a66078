/** Words stay whole: in narrow places, and with the space between letters that the person has set for every page (WCAG 1.4.12). */
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mockedDay } from '../../support/mocked-day.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';
import { chooseFile } from '../../support/image-files.ts';
import { brokenWords, isCut, spaceText } from '../../support/text-spacing.ts';

test('a status keeps its word beside the sentence that it is not saved', async () => {
  const { widget, element } = await mountHtml(
    snippet('apprentice-status', { attributes: { apprentice_id: 3, status: 0, label: 'Status: Aminah' } }),
  );
  spaceText(element);
  const status = widget.getByRole('combobox', { name: 'Status: Aminah' });
  await userEvent.selectOptions(status, 'Rejected');
  await widget.findByText('Not saved yet');
  expect(isCut(status, 'Rejected')).toBe(false);
});

test('a day with many courses shows that there are more', async () => {
  mockedDay('2036-09-10T09:00:00+08:00');
  const courses = ['Digital Marketing', 'Tax for Business', 'Savings for All', 'Counter Operations', 'Leadership Camp'];
  courses.push('First Aid', 'Public Speaking', 'Bookkeeping'); // two more than a cell shows
  const day = courses.map((name, id) => ({ course_list_id: id + 1, course: { name }, total: 9 }));
  network.use(http.get('/app/academy/interest/calendar-summary', () => HttpResponse.json({ '2036-09-11': day })));
  const { widget, element } = await mountHtml(
    '<div style="width: 1100px"><div data-widget="interest-calendar"></div></div>',
  );
  spaceText(element);
  const [more] = await widget.findAllByText('+2 more');
  const cell = more!.closest('button')!;
  expect(more!.getBoundingClientRect().bottom).toBeLessThanOrEqual(cell.getBoundingClientRect().bottom);
});

test('the names of the months are not broken', async () => {
  const { widget, element } = await mountHtml(
    '<div data-widget="month-filter" data-month-year="11-2026" data-locale="ms"></div>',
  );
  spaceText(element);
  await userEvent.click(widget.getByRole('button', { name: /^Bulan/ }));
  const months = await widget.findByRole('grid', { name: '2026' });
  expect(brokenWords(months)).toEqual([]);
  expect(months.scrollWidth).toBe(months.clientWidth);
});

test('in a place of 160 px what is beside words wraps, so that no word breaks', async () => {
  const steps = JSON.stringify([{ title: 'Sediakan pengenalan', detail: 'Butiran' }]);
  const { place, widgets } = await mountHtml(
    `<div style="width: 160px"><div data-widget="dealer-sop" data-steps='${steps}'></div>
<div data-widget="file-uploader" data-locale="ms" data-title="Resit" data-upload-url="/app/receipts/upload"></div></div>`,
  );
  chooseFile(widgets[1]!.getByLabelText('Pilih fail'), new File(['x'], 'senarai-penerimaan.pdf'));
  await widgets[1]!.findByText('senarai-penerimaan.pdf');
  const roots = [...place.querySelectorAll('[data-widget]')].flatMap(({ shadowRoot }) => [
    ...shadowRoot!.querySelectorAll('button, .ui-file-label, .uploader-about'),
  ]);
  expect(roots.flatMap(brokenWords)).toEqual([]);
});

test('a title of the report in wide letters does not break inside a word', async () => {
  const report = { header: ['mmmm', 'Kod', 'Team', 'Place'], rows: [['Siti', 'PG1', 'G100', 'Ipoh']], data_total: [] };
  const { place, widget } = await mountHtml(
    `<div style="width: 360px">${snippet('report-table', { json: report })}</div>`,
  );
  await widget.findByRole('table');
  expect(
    [...place.querySelector('[data-widget]')!.shadowRoot!.querySelectorAll('thead .title')].flatMap(brokenWords),
  ).toEqual([]);
});
