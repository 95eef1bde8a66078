import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Field } from '../../../../shared/ui/controls/field.tsx';
import type { Choice } from '../../../../shared/ui/search/choice.ts';
import { SearchSelect, type SearchSelectProps } from '../../../../shared/ui/search/search-select.tsx';
import { Stage } from '../../../../.storybook/support/stage.tsx';

const states: Choice[] = ['Johor', 'Kedah', 'Kelantan', 'Melaka', 'Sabah', 'Sarawak', 'Selangor'].map((label, at) => ({
  value: String(at),
  label,
}));
const many: Choice[] = Array.from({ length: 10_000 }, (_, at) => ({
  value: `u${at}`,
  label: `Dealer ${at}`,
  hint: `PG${at}`,
}));

function Page({ onChange, ...props }: Partial<SearchSelectProps>) {
  const [value, setValue] = useState<Choice | null>(props.value ?? null);
  const change = (choice: Choice | null) => {
    setValue(choice);
    onChange?.(choice);
  };
  return (
    <Stage>
      <Field label="Negeri">
        {(field) => (
          <SearchSelect
            {...field}
            options={props.search ? undefined : states}
            {...props}
            value={value}
            onChange={change}
          />
        )}
      </Field>
      <button>selepas</button>
    </Stage>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Negeri' });
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing filters, arrows walk, Enter chooses', async () => {
  const onChange = vi.fn<(choice: Choice | null) => void>();
  render(<Page onChange={onChange} />);
  expect(input().getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(input(), 'la');
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(labels()).toEqual(['Kelantan', 'Melaka', 'Selangor']);
  await expect.poll(() => screen.getByRole('status').textContent).toBe('3 padanan');
  expect(active()).toBe('Kelantan');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(active()).toBe('Melaka');
  await userEvent.keyboard('{Enter}');
  expect(input().value).toBe('Melaka');
  expect(labels()).toEqual([]);
  expect(onChange.mock.calls).toEqual([[states[3]]]);
});

test('a chosen name that is longer than the box shows stands below it as a whole', async () => {
  const name = Array.from({ length: 9 }, () => 'Tengku Puteri Nur Syahirah Batrisyia').join(' ');
  const long = { value: 'long', label: name };
  const choose = async (typed: string) => {
    await userEvent.fill(input(), typed);
    expect(screen.queryByText(name, { ignore: '[role=option] *' })).toBeNull();
    await userEvent.keyboard('{Enter}');
  };
  render(<Page options={[long, ...states]} value={long} />);
  // no space is reserved for a second line of the name that the page begins with
  expect(screen.queryByText(name)).toBeNull();
  await choose('joh');
  await choose('tengku');
  expect(await screen.findByText(name)).toBeVisible();
  await choose('joh');
  expect(input().value).toBe('Johor');
  await expect.poll(() => screen.queryAllByText('Johor')).toEqual([]);
});

test('a click chooses and leaves the focus in the text box', async () => {
  render(<Page />);
  await userEvent.click(input());
  await userEvent.click(screen.getByRole('option', { name: 'Sabah' }));
  expect(input().value).toBe('Sabah');
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Sabah');
  expect(active()).toBe('Sabah');
});

test('a press on a chosen text selects it, so that typing replaces it, also where the caret follows the press', async () => {
  render(<Page value={states[0]} />);
  const box = input();
  // WebKit puts the caret where the pointer was after the click, too
  box.addEventListener('mousedown', (press) =>
    box.addEventListener('click', () => setTimeout(() => press.defaultPrevented || box.setSelectionRange(5, 5)), {
      once: true,
    }),
  );
  await userEvent.click(box);
  await screen.findByRole('option', { name: 'Kedah' });
  await act(() => new Promise((done) => setTimeout(done)));
  await userEvent.keyboard('mel');
  expect(box.value).toBe('mel');
  expect(labels()).toEqual(['Melaka']);
});

test('moved in the page while its list is open it can be opened again, also without a blur event', async () => {
  const { container } = render(<Page />);
  await userEvent.click(input());
  await screen.findByRole('option', { name: 'Kedah' });
  const swallow = (event: Event) => event.stopImmediatePropagation(); // Firefox dispatches neither when an element is moved
  for (const type of ['blur', 'focusout']) window.addEventListener(type, swallow, true);
  const place = document.createElement('section');
  container.parentElement!.append(place);
  place.append(container);
  for (const type of ['blur', 'focusout']) window.removeEventListener(type, swallow, true);
  await userEvent.click(input());
  await expect.element(screen.getByText('Kedah')).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: 'Kedah' }));
  expect(input().value).toBe('Kedah');
  document.body.append(container);
  place.remove();
});

test('Escape and leaving go back to the last choice; an emptied text clears the choice; a whole label is chosen', async () => {
  const onChange = vi.fn<(choice: Choice | null) => void>();
  render(<Page value={states[0]} onChange={onChange} />);
  await userEvent.fill(input(), 'Sel');
  await userEvent.keyboard('{Escape}');
  expect(input().value).toBe('Johor');
  await userEvent.fill(input(), 'Sel');
  await userEvent.tab();
  expect(input().value).toBe('Johor');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.fill(input(), 'selangor');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(states[6]);
  await userEvent.fill(input(), '');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(input().value).toBe('');
});

test('the clear button removes the choice, and what is typed then is the next search', async () => {
  render(<Page value={states[0]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Padam pilihan' }));
  expect(input().value).toBe('');
  await userEvent.keyboard('mel');
  expect(labels()).toEqual(['Melaka']);
});

test('10,000 choices: few are rendered at a time, each has its position, keys reach the last', async () => {
  render(<Page options={many} />);
  await userEvent.click(input());
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(60);
  expect(screen.getAllByRole('option')[0]!.getAttribute('aria-setsize')).toBe('10000');
  await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}{PageDown}{PageDown}');
  expect(active()).toContain('Dealer 32');
  const list = screen.getByRole('listbox');
  const row = document.getElementById(input().getAttribute('aria-activedescendant')!)!.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  expect(row.top).toBeGreaterThanOrEqual(box.top);
  expect(row.bottom).toBeLessThanOrEqual(box.bottom);
  list.scrollTop = list.scrollHeight;
  expect((await screen.findByText('Dealer 9999')).closest('[role=option]')!.getAttribute('aria-posinset')).toBe(
    '10000',
  );
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(60);
  expect(active()).toContain('Dealer 32');
  await userEvent.type(input(), 'PG777');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('11 padanan');
});

test('a search without a match shows a message', async () => {
  render(<Page />);
  await userEvent.type(input(), 'zz');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Tiada padanan. Cuba carian lain.');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Enter}');
  expect(input().value).toBe('zz');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Tiada padanan. Cuba carian lain.');
});

test('keys of an input method are left to it', async () => {
  const onChange = vi.fn<(choice: Choice | null) => void>();
  render(<Page onChange={onChange} options={[{ value: '1', label: '陳大文' }]} />);
  await userEvent.click(input());
  fireEvent.change(input(), { target: { value: '陳' } });
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onChange).toHaveBeenCalledWith({ value: '1', label: '陳大文' });
});

test('inside a dialog the list is not cut', async () => {
  render(
    <Dialog open onClose={() => {}} title="Upline mentor" size="s">
      <SearchSelect aria-label="Negeri" options={states} value={null} onChange={() => {}} />
    </Dialog>,
    { wrapper: Stage },
  );
  await userEvent.click(input());
  const box = screen.getByRole('listbox').parentElement!.getBoundingClientRect();
  const dialog = screen.getByRole('dialog').querySelector('.ui-dialog-inner')!.getBoundingClientRect();
  expect(box.height).toBeGreaterThan(200);
  expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(box.bottom > dialog.bottom || box.top < dialog.top).toBe(true);
});

interface Question {
  query: string;
  signal: AbortSignal;
  answer: (choices: Choice[]) => void;
  fail: () => void;
}
function server() {
  const questions: Question[] = [];
  const search = (query: string, signal: AbortSignal) =>
    new Promise<Choice[]>((answer, reject) => {
      questions.push({ query, signal, answer, fail: () => reject(new Error('offline')) });
    });
  return { questions, search };
}

test('asking: enough characters, rest between keys, and a late answer never shows', async () => {
  const { questions, search } = server();
  render(<Page search={search} />);
  await userEvent.type(input(), 'a');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Taip sekurang-kurangnya 2 aksara.');
  await userEvent.type(input(), 'm');
  await waitFor(() => expect(questions.map((each) => each.query)).toEqual(['am']));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Sedang mencari…');
  await userEvent.type(input(), 'i');
  await waitFor(() => expect(questions.length).toBe(2));
  expect(questions[0]!.signal.aborted).toBe(true);
  await act(async () => questions[1]!.answer([{ value: '1', label: 'Amirah', hint: 'PG12345' }]));
  await act(async () => questions[0]!.answer([{ value: '2', label: 'Ammar' }]));
  expect(labels()).toEqual(['AmirahPG12345']);
  await userEvent.keyboard('{Enter}');
  expect(input().value).toBe('Amirah');
});

test('Enter before the answer keeps the text, and takes the result of this text once it is there, if it is the only one', async () => {
  const { questions, search } = server();
  render(<Page search={search} />);
  await userEvent.type(input(), 'a{Enter}');
  expect(input().value).toBe('a');
  await userEvent.type(input(), 'm{Enter}');
  expect(input().value).toBe('am');
  await waitFor(() => expect(questions.length).toBe(1));
  await userEvent.type(input(), 'i');
  await waitFor(() => expect(questions.length).toBe(2));
  await act(async () => questions[1]!.answer([{ value: '1', label: 'Amirah' }]));
  expect(input().value).toBe('ami'); // Enter was for another text
  await userEvent.type(input(), 'r{Enter}{Enter}');
  await waitFor(() => expect(questions.length).toBe(3));
  const amirah = { value: '1', label: 'Amirah' };
  await act(async () => questions[2]!.answer([amirah, { value: '2', label: 'Amir' }]));
  expect(labels()).toEqual(['Amirah', 'Amir']); // nobody has seen whom it would have taken
  expect(input().value).toBe('amir');
  await userEvent.type(input(), 'a{Enter}');
  await waitFor(() => expect(questions.length).toBe(4));
  await act(async () => questions[3]!.answer([amirah]));
  await waitFor(() => expect(input().value).toBe('Amirah'));
  expect(labels()).toEqual([]);
});

test('a failed search shows an error, and Enter tries again', async () => {
  const { questions, search } = server();
  render(<Page search={search} />);
  await userEvent.type(input(), 'am');
  await waitFor(() => expect(questions.length).toBe(1));
  await act(async () => questions[0]!.fail());
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Carian tidak berjaya. Sila cuba lagi.');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(questions.length).toBe(2));
  await act(async () => questions[1]!.answer([]));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Tiada padanan. Cuba carian lain.');
});

test('a name from right to left stays in the column of the others', async () => {
  render(<Page options={[{ value: '1', label: 'عائشة' }]} />);
  await userEvent.click(input());
  const option = await screen.findByRole('option');
  const range = document.createRange();
  range.selectNodeContents(option.querySelector('span span')!);
  expect(range.getBoundingClientRect().left - option.getBoundingClientRect().left).toBeLessThan(20);
});
