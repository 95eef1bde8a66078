import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';
import { takenShortcuts } from '../support/taken-shortcuts.ts';

const questions = [1, 2].map((id) => ({
  id,
  question: `Soalan ${id}`,
  image: '',
  answers: ['Satu', 'Dua', 'Tiga'].map((text) => ({ key: text, text })),
}));
const html = snippet('quiz', { json: { kind: 'customer', assessment_id: 'keys', questions } });

test('on a phone the link to the question that is left begins where the line about the progress does', async () => {
  await page.viewport(360, 740);
  const { widget } = await mountHtml(html);
  await userEvent.click(widget.getByRole('button', { name: 'Seterusnya' }));
  await userEvent.click(await widget.findByRole('radio', { name: 'Satu' }));
  const startOf = (words: string): number => {
    const range = document.createRange();
    range.selectNodeContents(widget.getAllByText(words)[0]);
    return range.getBoundingClientRect().left;
  };
  expect(startOf('Ke soalan yang belum dijawab')).toBe(startOf('Soalan 2 daripada 2'));
});

test('the numbers of the questions are one tab stop, wherever the arrow keys have gone, and open their questions', async () => {
  const { widget } = await mountHtml(html);
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
