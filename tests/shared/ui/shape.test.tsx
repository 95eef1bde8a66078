/** What is told apart by its shape, and rings and targets that something cuts off. */
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toast } from '../../../shared/ui/popups/toast.ts';
import { daysFrom } from '../../../shared/lib/day.ts';
import { DateStrip } from '../../../shared/ui/strip/date-strip.tsx';
import { Checkbox } from '../../../shared/ui/choices/checkbox.tsx';
import { Chip } from '../../../shared/ui/controls/chip.tsx';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { TextInput } from '../../../shared/ui/controls/text-input.tsx';
import { FilePick } from '../../../shared/ui/file-pick/file-pick.tsx';
import { SearchSelect } from '../../../shared/ui/search/search-select.tsx';
import { SelectMenu } from '../../../shared/ui/select-menu/select-menu.tsx';
import { Stage } from '../../../.storybook/support/stage.tsx';
import { mountHtml } from '../../support/mount-html.ts';
import { endToastTime } from '../../support/toast-time.ts';
import { popups } from '../../../.storybook/support/popups.ts';
import { host } from '../../../shared/ui/popups/sweetalert/popup-root.ts';

test('a tick box stays square with any radius, and a chip is as high as other controls', () => {
  render(
    <div style={{ '--dw-radius-s': '14px', '--dw-control': '38px' }}>
      <Stage>
        <Checkbox checked={false} onChange={() => {}}>
          Setuju
        </Checkbox>
        <Chip text="9:00 am" label="Buang 9:00 am" onRemove={() => {}} />
      </Stage>
    </div>,
  );
  expect(parseFloat(getComputedStyle(screen.getByRole('checkbox')).borderRadius)).toBeLessThanOrEqual(6);
  expect(screen.getByRole('button').getBoundingClientRect().height).toBe(38);
});

test.each([
  ['SearchSelect', SearchSelect, '.ui-choices', '.ui-choice[data-active]'],
  ['SelectMenu', SelectMenu, '.ui-rs-menu', '.ui-focused[role=option]'],
])(
  '%s: the ring of the choice that the keys are at is clear of the list’s round corners',
  async (...[, Select, list, active]) => {
    const options = Array.from({ length: 30 }, (_, at) => ({ value: String(at), label: `Dealer ${at}` }));
    const { container } = render(
      <Stage shadow>
        <Field label="Upline">
          {(field) => <Select {...field} options={options} value={options[29]!} onChange={() => {}} />}
        </Field>
      </Stage>,
    );
    await expect.poll(() => container.firstElementChild?.shadowRoot?.querySelector('input')).toBeTruthy();
    const root = container.firstElementChild!.shadowRoot!;
    await userEvent.click(root.querySelector('input')!);
    const gaps = () => {
      const [row, around] = [active, list].map((each) => root.querySelector(each)?.getBoundingClientRect());
      return row && around ? Math.min(row.left - around.left, row.top - around.top, around.bottom - row.bottom) : -1;
    };
    await expect.poll(gaps, { message: 'the last' }).toBeGreaterThanOrEqual(4);
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowDown}');
    await expect.poll(gaps, { message: 'the first' }).toBeGreaterThanOrEqual(4);
  },
);

test('days are in the middle of their cells, and pages of days are equally high', async () => {
  const counts = ['Sesi 1: 5', 'Sesi 2: 0', 'Sesi 3: 12'];
  const days = daysFrom('2026-11-22', 6).map((date, at) => ({ date, lines: at < 3 ? counts : ['Penuh'] }));
  const Strip = ({ lines }: { lines: boolean }) => {
    const [value, choose] = useState('');
    const shown = lines ? days : days.map(({ date }) => ({ date }));
    return <DateStrip label="Tarikh" days={shown} value={value} onChange={choose} visible={3} step={3} />;
  };
  const { rerender } = render(<Strip lines={false} />, { wrapper: Stage });
  const [day] = screen.getAllByRole('radio');
  const box = day!.getBoundingClientRect();
  const above = day!.firstElementChild!.getBoundingClientRect().top - box.top;
  expect(Math.abs(above - (box.bottom - day!.lastElementChild!.getBoundingClientRect().bottom))).toBeLessThanOrEqual(1);

  rerender(<Strip lines />);
  const height = () => screen.getByRole('radiogroup').getBoundingClientRect().height;
  const before = height();
  await userEvent.click(screen.getByRole('button', { name: 'Tarikh seterusnya' }));
  expect(screen.getAllByText('Penuh')).toHaveLength(3);
  expect(height()).toBe(before);
});

test('a toast is closed by a press beside its cross', async () => {
  void toast({ title: 'Disalin', icon: 'success', ms: 60_000 });
  const close = (await popups.findByRole('button', { name: /Tutup|Close/ })).getBoundingClientRect();
  for (const [x, y] of [
    [close.left - 5, close.top - 5],
    [close.right + 5, close.bottom + 5],
  ] as const)
    expect(host.shadowRoot!.elementFromPoint(x, y)?.className).toContain('close');
  endToastTime();
});

test('the ring of a question is inside, where no card around it cuts it off', async () => {
  const { widget } = await mountHtml(
    '<div data-widget="faq-item" data-question="Berapa lama?"><p slot="answer">Sehari.</p></div>',
  );
  const head = widget.getByRole('button');
  head.focus({ focusVisible: true });
  expect(getComputedStyle(head).outlineOffset).toBe('-2px');
});

test('a dashed line says "drop here", and that only while there is no file', () => {
  const pick = (chosen?: string) => (
    <Stage>
      <FilePick label="Pilih gambar" onPick={() => {}}>
        {chosen && <span>{chosen}</span>}
      </FilePick>
    </Stage>
  );
  const { container, rerender } = render(pick());
  const line = () => getComputedStyle(container.querySelector('.ui-file')!).borderTopStyle;
  expect(line()).toBe('dashed');
  rerender(pick('Pilih gambar lain'));
  expect(line()).toBe('solid');
});

test('a field is as wide as a form, however wide its place is', async () => {
  await page.viewport(1280, 800);
  render(<Field label="Dealer">{(field) => <TextInput {...field} />}</Field>, { wrapper: Stage });
  expect(screen.getByRole('textbox').offsetWidth).toBe(560);
});

test.each([
  ['SearchSelect', SearchSelect],
  ['SelectMenu', SelectMenu],
])('%s: the rows of a list are as high as their text, however large it is', async (_, Select) => {
  const names = ['Tengku Puteri Nur Syahirah Batrisyia binti Tengku Abdul Kadir', 'Wan Nor Azlina binti Wan Ismail'];
  const options = names.map((label, at) => ({ value: String(at), label }));
  const { container } = render(
    <div style={{ inlineSize: 320, '--dw-text-m': '32px' }}>
      <Stage shadow>
        <Field label="Upline">
          {(field) => <Select {...field} options={options} value={null} onChange={() => {}} />}
        </Field>
      </Stage>
    </div>,
  );
  const root = container.firstElementChild!.firstElementChild!.shadowRoot!;
  // Testing Library's type asks for an element; it queries shadow roots as well
  const inside = within(root as unknown as HTMLElement);
  await userEvent.click(await inside.findByRole('combobox', { name: 'Upline' }));
  const rows = await inside.findAllByRole('option');
  for (const row of rows) {
    const label = row.querySelector('.ui-choice-label')!.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    expect(label.height).toBe(80); // two lines
    expect(bottom - top - label.height, 'room for the ring of the active one').toBeGreaterThanOrEqual(2 * 4);
    expect(label.top).toBeGreaterThanOrEqual(top);
    expect(label.bottom).toBeLessThanOrEqual(bottom);
  }
  expect(rows[1]!.getBoundingClientRect().top).toBeGreaterThanOrEqual(rows[0]!.getBoundingClientRect().bottom - 1);
});
