/** With forced colours, every state that is otherwise a colour must be visible in another way: a frame, a line, an icon or bold text; long because it is one list. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alert } from '../../../../shared/ui/popups/questions.ts';
import { focusedElement } from '../../../../shared/page/dom/composed-tree.ts';
import { DateStrip } from '../../../../shared/ui/strip/date-strip.tsx';
import { Button } from '../../../../shared/ui/controls/button.tsx';
import { FilePick } from '../../../../shared/ui/file-pick/file-pick.tsx';
import { SearchSelect } from '../../../../shared/ui/search/search-select.tsx';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { Stage } from '../../../../.storybook/support/stage.tsx';
import * as atm from '../../../support/atm-booking.ts';
import { expectConsoleError } from '../../../support/console.ts';
import { emulateMedia } from '../../../support/emulate-media.ts';
import { mockedDay } from '../../../support/mocked-day.ts';
import { imageFile } from '../../../support/image-files.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { network } from '../../../support/network.ts';
import { avatarHtml, openWith } from '../../../support/photo-dialog.ts';
import { questionOf } from '../../../support/quiz.ts';
import * as training from '../../../support/training-form.ts';
import { popups } from '../../../../.storybook/support/popups.ts';

const force = () => emulateMedia({ 'forced-colors': 'active' });
beforeAll(() => force().then(() => expect(matchMedia('(forced-colors: active)').matches).toBe(true)));
afterAll(() => emulateMedia());

/** The styles that distinguish an element and its content from others without colours. The browser draws native boxes and dots. */
function marksOf(element: Element): string[] {
  return [element, ...element.querySelectorAll('*')]
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const style = getComputedStyle(each);
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth}`;
      const border = `${style.borderStyle} ${style.borderWidth}`;
      const native = each.matches('input:checked') && style.appearance !== 'none' ? 'checked' : '';
      return [each.localName, outline, border, style.textDecorationLine, style.fontWeight, native].join('; ');
    });
}
/** The focus has a ring of its own. */
function expectDistinct(one: Element, other: Element): void {
  focusedElement()?.blur();
  expect(marksOf(one)).not.toEqual(marksOf(other));
}

test('the chosen date and the chosen slot', async () => {
  atm.serveTimes();
  const { widget } = await mountHtml(atm.html());
  await atm.choosePlace(widget);
  await atm.chooseDate(widget);
  expectDistinct(widget.getByRole('radio', { checked: true }), widget.getAllByRole('radio', { checked: false })[0]);
  await atm.choose(widget, '9:00 am');
  const tileOf = async (time: string) => (await atm.tile(widget, time)).parentElement!;
  expectDistinct(await tileOf('9:00 am'), await tileOf('10:00 am'));
});

test('the current question of a quiz and the chosen answer', async () => {
  const questions = [1, 2, 3].map((id) => questionOf(id, `Soalan ${id}`, ['Satu', 'Dua']));
  const { widget } = await mountHtml(
    snippet('quiz', { json: { kind: 'customer', assessment_id: 'forced', questions } }),
  );
  await userEvent.click(widget.getByRole('button', { name: /daripada/ }));
  const strip = () => widget.getAllByRole('button', { name: /^Soalan \d, belum/ });
  expectDistinct(strip()[0], strip()[1]);
  await userEvent.click(widget.getByRole('radio', { name: 'Satu' }));
  const answerOf = (name: string) => widget.getByRole('radio', { name }).closest('label')!;
  expectDistinct(answerOf('Satu'), answerOf('Dua'));
});

test('in a list to search, the chosen option and the one the keys are at', async () => {
  const options = ['Aminah', 'Rohani', 'Zainab', 'Hajar'].map((label) => ({ value: label, label }));
  const { widget } = await mountHtml(
    snippet('searchable-select', { json: { name: 'upline', options, value: 'Rohani', label: 'Upline' } }),
  );
  await userEvent.click(widget.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}');
  const option = (name: string) => widget.getByRole('option', { name });
  expect(option('Zainab')).toHaveAttribute('data-active');
  const marks = ['Rohani', 'Zainab', 'Aminah'].map((name) => JSON.stringify(marksOf(option(name))));
  expect(new Set(marks).size).toBe(3);
});

test('the chosen month; the chosen day and today', async () => {
  const { widget } = await mountHtml('<div data-widget="month-filter" data-month-year="3-2026"></div>');
  await userEvent.click(widget.getByRole('button', { name: /Month/ }));
  expectDistinct(widget.getByRole('gridcell', { selected: true }), widget.getByRole('gridcell', { name: 'May' }));

  mockedDay('2031-04-10T09:00:00+08:00');
  const calendar = (await mountHtml('<div data-widget="course-calendar"></div>')).widget;
  const day = (date: string) => calendar.findByRole('button', { name: new RegExp(`, ${date} Apr`) });
  await userEvent.click(await day('12'));
  expectDistinct(await day('12'), await day('13'));
  expectDistinct(await day('10'), await day('13'));
  expectDistinct(await day('9'), await day('13'));
});

test('a wrong field, a wrong choice from a list and a wrong tick', async () => {
  const { form } = await training.openAsVisitor();
  const fields = (): Element[] => [
    form.getByRole('textbox', { name: 'E-mel' }),
    form.getByRole('combobox', { name: 'Upline FMD' }).closest('.ui-rs-control')!,
    form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' }),
  ];
  focusedElement()?.blur();
  const right = fields().map(marksOf);
  await training.submit(form);
  await form.findByText('Sila isi e-mel.');
  focusedElement()?.blur();
  for (const [at, field] of fields().entries()) expect(marksOf(field)).not.toEqual(right[at]);
});

test('months that are refused', async () => {
  const { widget } = await mountHtml('<div data-widget="month-filter" data-range="1"></div>');
  const [month] = widget.getAllByRole('button');
  const right = marksOf(month);
  await userEvent.click(widget.getByRole('button', { name: 'Apply' }));
  expect(marksOf(month)).not.toEqual(right);
});

/** What the browser paints for a system colour here. */
function painted(colour: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test('the done part of a procedure, and the link that looks like a button', async () => {
  mockedDay('2031-04-10T09:00:00+08:00');
  const calendar = await mountHtml('<div data-widget="course-calendar"></div>');
  const [day] = await calendar.widget.findAllByRole('button', { name: /Apr 2031, \d course/ });
  await userEvent.click(day);
  await calendar.widget.findAllByText('Show Description');
  const [link] = calendar.widget.getAllByRole('link', { name: /^Register/ });
  expect(getComputedStyle(link).color).toBe(painted('ButtonText'));
  const { element } = await mountHtml(`<div data-widget="dealer-sop" data-steps='[{ "title": "Semak IC" }]'></div>`);
  const done = element.shadowRoot!.querySelector('.ui-progress-bar')!;
  expect(getComputedStyle(done).backgroundColor).toBe(painted('Highlight'));
});

test('the handles of the crop area, and where a round picture ends', async () => {
  const { element } = await openWith(await imageFile('image/jpeg', 600, 400), avatarHtml);
  const all = (selector: string): Element[] => [...element.shadowRoot!.querySelectorAll(selector)];
  expect(all('.cropper-point').length).toBe(8);
  for (const handle of all('.cropper-point'))
    expect(getComputedStyle(handle).backgroundColor).not.toBe(painted('Canvas'));
  expect(all('.avatar-photo, .crop-preview').map((each) => getComputedStyle(each).outlineStyle)).toEqual([
    'solid',
    'solid',
  ]);
});

test('a button that looks like a link is underlined and has no frame', async () => {
  const words = 'Rakan Emas ialah rangkaian dealer emas. '.repeat(40);
  for (const [html, name] of [
    [`<div data-widget="read-more" data-lines="1"><p>${words}</p></div>`, 'Baca lagi'],
    ['<div data-widget="image-viewer" data-kind="recognition-image" data-id="1"></div>', /^View/], // quiet where there are colours
  ] as const) {
    const { borderTopColor, textDecorationLine } = getComputedStyle(
      await (await mountHtml(html)).widget.findByRole('button', { name }),
    );
    expect([borderTopColor, textDecorationLine]).toEqual([painted('Canvas'), 'underline']);
  }
});

test('a button that cannot be pressed, in either way, is grey and not pale', () => {
  render(
    <Stage>
      <Button disabled>Simpan</Button>
      <Button variant="primary" aria-disabled>
        Hantar
      </Button>
    </Stage>,
  );
  for (const name of ['Simpan', 'Hantar']) {
    const { color, borderTopColor, opacity } = getComputedStyle(screen.getByRole('button', { name }));
    expect([color, borderTopColor, opacity], name).toEqual([painted('GrayText'), painted('GrayText'), '1']);
  }
});

test('a file that cannot be chosen is grey and not pale', () => {
  render(<FilePick label="Pilih fail" onPick={() => {}} disabled />, { wrapper: Stage });
  const { color, borderTopColor, opacity } = getComputedStyle(document.querySelector('.ui-file')!);
  expect([color, borderTopColor, opacity]).toEqual([painted('GrayText'), painted('GrayText'), '1']);
});

test('today in the month grid of a phone', async () => {
  mockedDay('2031-04-10T09:00:00+08:00');
  const { widget } = await mountHtml('<div style="width: 320px"><div data-widget="interest-calendar"></div></div>');
  const frameOf = async (name: RegExp) =>
    getComputedStyle((await widget.findByRole('button', { name })).querySelector('.ui-day-number')).outlineStyle;
  expect(await frameOf(/, 10 Apr/)).toBe('solid');
  expect(await frameOf(/, 11 Apr/)).toBe('none');
});

test('an item that is lifted', async () => {
  const items = ['Satu', 'Dua', 'Tiga'].map((label, id) => ({ id, label }));
  const { widget } = await mountHtml(snippet('sortable-list', { json: { name: 'order', items } }));
  widget.getByRole('button', { name: 'Drag Satu' }).focus();
  await userEvent.keyboard(' ');
  const [lifted, other] = widget.getAllByRole('listitem');
  expect(lifted).toHaveAttribute('data-dragging', 'true');
  expect(marksOf(lifted)[0]).not.toBe(marksOf(other)[0]);
});

test('the sign of a failure has a frame, as buttons have', async () => {
  network.use(http.post('/app/admin/recognition/toggle', () => new HttpResponse(null, { status: 403 })));
  expectConsoleError(/a switch could not be saved/);
  const toggle = snippet('yes-no-toggle', { attributes: { kind: 'recognition', id: 3, value: 0, label: 'Aminah' } });
  const { widget } = await mountHtml(`<table><tr><td>${toggle}</td></tr></table>`);
  await userEvent.click(widget.getByRole('switch'));
  const sign = await widget.findByRole('button', { name: /could not be saved/ });
  expect(getComputedStyle(sign).borderTopStyle).toBe('solid');
});

test('zoom that is on', async () => {
  const { widget } = await mountHtml(
    snippet('testimony-gallery', { json: { poster: '/storage/poster/a.svg', testimonies: [] } }),
  );
  await userEvent.click(widget.getByRole('button', { name: 'Poster' }));
  const zoom = within(await widget.findByRole('dialog')).getByRole('button', { pressed: false });
  const before = marksOf(zoom);
  await userEvent.click(zoom);
  expect(zoom).toHaveAttribute('aria-pressed', 'true');
  zoom.blur();
  expect(marksOf(zoom)).not.toEqual(before);
});

test('a message stands out from the page, and its sign shows what it means', async () => {
  void alert({ title: 'Error', text: 'Tempahan tidak berjaya!', icon: 'error' });
  const dialog = await popups.findByRole('dialog');
  const popup = dialog.querySelector('.swal2-popup')!;
  expect(getComputedStyle(popup).borderStyle).toBe('solid');
  const cross = popup.querySelector('.swal2-x-mark-line-left')!;
  expect(getComputedStyle(cross).backgroundColor).not.toBe(getComputedStyle(popup).backgroundColor);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
});

test('the letters of a choice that match what is typed, in a dark palette too', async () => {
  await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
  onTestFinished(force);
  const { widget } = await mountHtml(
    snippet('searchable-select', { attributes: { label: 'Upline', options: '[{"value":"a","label":"Nur Aisyah"}]' } }),
  );
  await userEvent.click(widget.getByRole('combobox'));
  await userEvent.keyboard('nur');
  const match = await widget.findByText('Nur', { selector: 'mark' });
  expect(getComputedStyle(match).color).toBe(getComputedStyle(match.parentElement).color);
});

test('today among the months, and what cannot be chosen: a day of a strip, a list to search', async () => {
  mockedDay('2026-03-10T09:00:00+08:00');
  const { widget } = await mountHtml('<div data-widget="month-filter" data-month-year="1-2026"></div>');
  await userEvent.click(widget.getByRole('button', { name: /Month/ }));
  const frameOf = (month: string) => getComputedStyle(widget.getByRole('gridcell', { name: month })).borderTopColor;
  expect([frameOf('March'), frameOf('May')]).toEqual(['CanvasText', 'Canvas'].map(painted));

  render(
    <Stage>
      <DateStrip
        label="Tarikh"
        days={[{ date: '2026-11-22', disabled: true, lines: ['Penuh'] }]}
        value={null}
        onChange={() => {}}
        visible={1}
      />
      <SearchSelect options={[]} value={null} onChange={() => {}} disabled />
    </Stage>,
  );
  const grey = [...screen.getByRole('radio').children, document.querySelector('.ui-search > .ui-icon')!];
  for (const each of grey) expect(getComputedStyle(each).color, each.className).toBe(painted('GrayText'));
});

test('in a dark palette the tick of a switch that is on and the knob of one that is off stand out', async () => {
  await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
  onTestFinished(force);
  const toggle = (value: 0 | 1) =>
    snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id: value, value, label: `Ali ${value}` } });
  const { widgets } = await mountHtml(toggle(0) + toggle(1));
  const [off, on] = widgets.map((each) => getComputedStyle(each.getByRole('switch').querySelector('.ui-knob')));
  expect([off!.borderTopColor, on!.stroke, on!.backgroundColor]).toEqual(
    ['ButtonText', 'ButtonText', 'ButtonFace'].map(painted),
  );
});

test('the zoom that a broken picture does not have is grey, and the other buttons are not', async () => {
  const { widget } = await mountHtml(
    snippet('testimony-gallery', {
      json: { poster: '/storage/poster/a.svg', testimonies: [{ image: '/storage/broken/2.png' }] },
    }),
  );
  await userEvent.click(widget.getByRole('button', { name: 'Testimoni 1' }));
  const dialog = within(await widget.findByRole('dialog'));
  await dialog.findByText(/tidak dapat dipaparkan/);
  const looksOf = (name: string): string[] => {
    const { color, borderTopColor } = getComputedStyle(dialog.getByRole('button', { name }));
    return [color, borderTopColor];
  };
  expect(looksOf('Zum')).toEqual([painted('GrayText'), painted('GrayText')]);
  expect(looksOf('Tutup')).toEqual([painted('ButtonText'), painted('ButtonText')]);
});
