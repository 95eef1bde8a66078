import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { userEvent, page } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { wordsOf } from '../support/words-of.ts';
import { mainButtons } from '../support/main-buttons.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountFailing, mountHtml } from '../support/mount-html.ts';
import { requestsTo } from '../support/network.ts';
import { popups } from '../../.storybook/support/popups.ts';
import { takenShortcuts } from '../support/taken-shortcuts.ts';
import { isInSight } from '../support/in-sight.ts';
import { handIn, questionOf } from '../support/quiz.ts';

const STORE = 'dealer-widgets:quiz:customer:2:101';
const questions = [
  questionOf(201, 'Apakah perkara pertama yang perlu dilakukan?', ['Memberi salam', 'Meminta bayaran']),
  questionOf(202, 'Siapakah yang boleh meluluskan?', ['Sesiapa sahaja', 'Penyelia bertugas']),
];
const quiz = (more: object = {}) =>
  snippet('quiz', { json: { kind: 'customer', assessment_id: 2, user_id: 101, questions, ...more } });

const answerAll = async (widget: ReturnType<typeof within>): Promise<void> => {
  await userEvent.click(widget.getByRole('radio', { name: 'Memberi salam' }));
  await userEvent.click(widget.getByRole('button', { name: 'Seterusnya' }));
  await userEvent.click(await widget.findByRole('radio', { name: 'Penyelia bertugas' }));
};

test('one question at a time; the focus goes with the question; progress counts answers', async () => {
  const { widget } = await mountHtml(quiz());
  expect(widget.getByRole('group', { name: /Soalan 1 daripada 2/ })).toBeVisible();
  expect(widget.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(widget.getByRole('button', { name: 'Sebelumnya' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(widget.getByRole('radio', { name: 'Memberi salam' }));
  expect(widget.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await userEvent.click(widget.getByRole('button', { name: 'Seterusnya' }));
  const group = await widget.findByRole('group', { name: /Soalan 2 daripada 2/ });
  expect(group.querySelector('legend')).toBe(focusedElement());
  await userEvent.click(widget.getByRole('button', { name: 'Sebelumnya' }));
  expect(await widget.findByRole('radio', { name: 'Memberi salam' })).toBeChecked();
});

test('on a phone the answer that has the focus is never behind the buttons, nor when they become more', async () => {
  await page.viewport(360, 640);
  const answers = Array.from({ length: 10 }, (_, at) => `Jawapan ${at + 1}`);
  const { widget } = await mountHtml(quiz({ questions: [questionOf(201, 'Yang manakah?', answers)] }));
  const radios = answers.map((name) => widget.getByRole('radio', { name }));
  radios[0]!.focus();
  for (const radio of [...radios.slice(1), radios[0]!]) {
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedElement()).toBe(radio);
    await expect.poll(() => isInSight(radio)).toBe(true);
  }
  const { scrollY } = window;
  widget.getByRole('button', { name: 'Hantar' }).focus();
  expect(window.scrollY, 'what is in the bar is in sight already').toBe(scrollY);
});

test('Batal sends nothing', async () => {
  const calls = requestsTo('/app/quiz');
  const { widget } = await mountHtml(quiz());
  await answerAll(widget);
  await userEvent.click(await widget.findByRole('button', { name: 'Hantar' }));
  await userEvent.click(await popups.findByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
  expect(calls).toHaveLength(0);
});

const UNKNOWN =
  /Tidak pasti sama ada permintaan anda telah diterima\. Semua jawapan anda masih ada di sini; hantar sekali lagi untuk memastikannya/;
test.each([
  ["the message 'error'", () => HttpResponse.json({ message: 'error' }), /Permintaan ini tidak diterima/, 'Hantar'],
  ['a lost answer', () => HttpResponse.error(), UNKNOWN, 'Hantar'],
  ['an ended session', () => new HttpResponse(null, { status: 401 }), /Sesi anda telah tamat/, 'Muat semula halaman'],
])("after %s 'Try again!' and the quiz say why, every answer is kept, and what helps is offered", async (...row) => {
  const [, answer, why, button] = row;
  expectConsoleError(/could not be sent/);
  const calls = requestsTo('/app/quiz', answer);
  const { widget, element } = await mountHtml(quiz());
  await answerAll(widget);
  await handIn(widget);
  const dialog = await popups.findByRole('dialog', { name: 'Try again!' });
  expect(dialog.textContent).toMatch(why);
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
  expect(widget.getByRole('alert').textContent).toMatch(why);
  expect(mainButtons(element.shadowRoot!)).toEqual([button]);
  expect(widget.getByRole('radio', { name: 'Penyelia bertugas' })).toBeChecked();
  expect(localStorage.getItem(STORE)).not.toBeNull();
  expect(calls).toHaveLength(1);
});

test('a returning person continues at the first unanswered question', async () => {
  localStorage.setItem(STORE, '{"201":"b","999":"a"}');
  const { widget } = await mountHtml(quiz());
  expect(widget.getByRole('group', { name: /Soalan 2 daripada 2/ })).toBeVisible();
  await userEvent.click(widget.getByRole('button', { name: /^Soalan 2 daripada 2 50%/ }));
  expect(widget.getByRole('button', { name: 'Soalan 1, sudah dijawab' })).toBeVisible();
  expect(widget.getByText('Jawapan anda sebelum ini telah dipulihkan (1 daripada 2).')).toBeVisible();
  expect(widget.queryByRole('button', { name: 'Ke soalan yang belum dijawab' })).toBeNull(); // that question is shown already
  await userEvent.click(widget.getByRole('button', { name: 'Sebelumnya' }));
  expect(widget.queryByText(/dipulihkan/)).toBeNull();
  expect(widget.queryByRole('button', { name: 'Ke soalan yang belum dijawab' })).toBeNull(); // the next button leads to that question
  await userEvent.click(widget.getByRole('button', { name: 'Seterusnya' }));
  expect(widget.queryByText(/dipulihkan/)).toBeNull();
});

test('with full or forbidden storage the quiz runs in memory and shows a notice', async () => {
  for (const [method, error] of [
    ['setItem', 'QuotaExceededError'],
    ['getItem', 'SecurityError'],
  ] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', error);
    });
  }
  const html = quiz({ assessment_id: 77 }); // an id of its own, because these answers stay in memory
  const { widget, widgets } = await mountHtml(html + html); // for narrow and for wide windows
  await answerAll(widget);
  for (const each of widgets) {
    expect(await each.findByRole('button', { name: 'Hantar' })).toBeVisible();
    expect(each.getByText(/tidak dapat menyimpan jawapan anda/)).toBeVisible();
  }
});

/** Another tab has handed the quiz in. */
function sendElsewhere(): void {
  localStorage.removeItem(STORE);
  dispatchEvent(new StorageEvent('storage', { key: STORE, newValue: null, storageArea: localStorage }));
}

test('a quiz that was handed in from another tab cannot be handed in here, not even while the question is open', async () => {
  const calls = requestsTo('/app/quiz', () => HttpResponse.json({ message: 'ok' }));
  const { widget } = await mountHtml(quiz());
  await answerAll(widget);
  await userEvent.click(await widget.findByRole('button', { name: 'Hantar' }));
  const yes = await popups.findByRole('button', { name: 'Ya' });
  sendElsewhere();
  await userEvent.click(yes);
  expect(await widget.findByText('Jawapan telah dihantar dari tab lain.')).toBeVisible();
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
  expect(widget.queryByRole('button', { name: 'Hantar' })).toBeNull();
  expect(widget.getByRole('button', { name: 'Muat semula halaman' })).toBeVisible();
  expect(widget.getAllByRole('radio')[0]).toBeDisabled();
  expect(localStorage.getItem(STORE)).toBeNull();
  expect(calls).toHaveLength(0);
});

test('on a phone the buttons stand at the lower edge of the window, below a short question too, in a frame on any ground', async () => {
  await page.viewport(360, 740);
  const { widget } = await mountHtml(quiz());
  const bar = widget.getByRole('button', { name: 'Seterusnya' }).closest('section')!;
  expect(bar.getBoundingClientRect().bottom).toBe(innerHeight);
  const { borderInlineWidth, borderTopLeftRadius, boxShadow } = getComputedStyle(bar);
  expect([borderInlineWidth, borderTopLeftRadius, boxShadow === 'none']).toEqual(['1px', '10px', false]);
});

test('with 320 px many questions and long words do not widen the page', async () => {
  const long = 'Bismillahirrahmanirrahim'.repeat(4);
  const many = Array.from({ length: 40 }, (_, at) => questionOf(at + 1, long, [long]));
  const { element, widget } = await mountHtml(`<div style="width: 320px">${quiz({ questions: many })}</div>`);
  expect(element.scrollWidth).toBeLessThanOrEqual(320);
  const line: HTMLElement = widget.getByRole('button', { name: /^Soalan 1 / });
  expect(line.offsetWidth, 'its focus ring is the same at both sides').toBe(320);
});

test('without questions it says so; one that cannot be finished is refused', async () => {
  const { widget } = await mountHtml(quiz({ questions: [] }));
  expect(widget.getByText('Belum ada soalan.')).toBeVisible();
  const { errors } = await mountFailing(quiz({ questions: [{ ...questions[0], answers: [] }] }));
  expect(errors).toEqual([expect.stringContaining('expected at least one answer')]);
});

test('the words of a button stay whole and inside of it where there is little room', async () => {
  const { widget } = await mountHtml(`<div style="inline-size: 200px">${quiz()}</div>`);
  for (const name of ['Sebelumnya', 'Seterusnya']) {
    const button = widget.getByRole('button', { name });
    expect([name, button.scrollWidth, button.offsetHeight]).toEqual([name, button.clientWidth, 44]);
  }
});

test('on a phone the link to the question that is left begins where the line about the progress does', async () => {
  await page.viewport(360, 740);
  const { widget } = await mountHtml(quiz());
  await userEvent.click(widget.getByRole('button', { name: 'Seterusnya' }));
  await userEvent.click(await widget.findByRole('radio', { name: 'Penyelia bertugas' }));
  const startOf = (words: string): number => wordsOf(widget.getAllByText(words)[0]).getBoundingClientRect().left;
  expect(startOf('Ke soalan yang belum dijawab')).toBe(startOf('Soalan 2 daripada 2'));
});

test('the numbers of the questions are one tab stop, wherever the arrow keys have gone, and open their questions', async () => {
  const { widget } = await mountHtml(quiz());
  const line = widget.getByRole('button', { name: /daripada/, expanded: false });
  expect(widget.queryByRole('toolbar')).toBeNull();
  await userEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  const strip = widget.getByRole('toolbar', { name: 'Pergi ke soalan' });
  widget.getByRole('button', { name: /^Soalan 1,/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  const second = widget.getByRole('button', { name: /^Soalan 2,/ });
  expect(focusedElement()).toBe(second);
  expect(takenShortcuts(second)).toEqual([]);
  await userEvent.tab();
  expect(strip.contains(focusedElement())).toBe(false);
  await userEvent.tab({ shift: true });
  expect(focusedElement()).toBe(second);
  await userEvent.tab({ shift: true });
  expect(strip.contains(focusedElement())).toBe(false);
  second.focus();
  await userEvent.keyboard('{Enter}');
  expect(await widget.findByRole('group', { name: /Soalan 2 daripada 2/ })).toBeVisible();
  expect(second).toHaveAttribute('aria-current', 'step');
});
