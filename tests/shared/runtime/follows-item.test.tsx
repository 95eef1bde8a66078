import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../support/mount-html.ts';

const entry = (title: string, content = `About ${title}`) => ({ title, content });

async function mountMenu() {
  const attributes = { entries: JSON.stringify([entry('One'), entry('Two')]) };
  const { element, widget } = await mountHtml(snippet('help-menu', { attributes }));
  const write = (...entries: object[]) => (element.dataset.entries = JSON.stringify(entries));
  return { widget, write, open: (name: string) => userEvent.click(widget.getByRole('button', { name })) };
}

test('help-menu: the entry that is being read stays open, whatever the page puts around it or makes of its title', async () => {
  const { widget, write, open } = await mountMenu();
  await open('Two');
  const title = focusedElement();
  widget.getByRole('button', { name: 'Back to Menu' }).focus();
  const focused = focusedElement();
  write(entry('New'), entry('One'), entry('Two', 'More'));
  expect(await widget.findByText('More')).toBeVisible();
  write(entry('New'), entry('One'), entry('Second', 'More'));
  expect(await widget.findByRole('heading', { name: 'Second' })).toBe(title);
  expect(focusedElement()).toBe(focused);
  await open('Back to Menu');
  expect(focusedElement()).toBe(widget.getByRole('button', { name: 'Second' }));
});

test('help-menu: an entry that the page takes away is left, and no other one opens in its place', async () => {
  const { widget, write, open } = await mountMenu();
  await open('One');
  write(entry('Two'), entry('Three'));
  expect(await widget.findByRole('button', { name: 'Two' })).toBeVisible();
});

test('help-menu: in the menu the focus stays on its entry', async () => {
  const { widget, write } = await mountMenu();
  const button: HTMLElement = widget.getByRole('button', { name: 'Two' });
  button.focus();
  write(entry('Two'), entry('New'), entry('One'));
  await widget.findByRole('button', { name: 'New' });
  expect(focusedElement()).toBe(widget.getByRole('button', { name: 'Two' }));
});

const question = (id: number) => ({
  id,
  question: `Question ${id}`,
  image: null,
  answers: [
    { key: 'a', text: 'Yes' },
    { key: 'b', text: 'No' },
  ],
});

test('quiz: the current question stays when the page sorts the questions anew or adds some; one that is gone makes room', async () => {
  const ids = (...all: number[]): string => JSON.stringify(all.map(question));
  const attributes = { kind: 'customer', assessment_id: 2, questions: ids(1, 2, 3), locale: 'en' };
  const { element, widget } = await mountHtml(snippet('quiz', { attributes }));
  await userEvent.click(widget.getByRole('button', { name: 'Next' }));
  const radio: HTMLElement = widget.getByRole('radio', { name: 'Yes' });
  await userEvent.click(radio);
  element.dataset.questions = ids(4, 3, 1, 2);
  expect(await widget.findByRole('button', { name: /^Question 4 of 4/ })).toBeVisible();
  expect(widget.getByText('Question 2')).toBeVisible();
  expect(focusedElement()).toBe(radio);
  element.dataset.questions = ids(4, 3, 1);
  expect(await widget.findByText('Question 1')).toBeVisible();
});
