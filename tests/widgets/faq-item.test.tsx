import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountFailing, mountHtml } from '../support/mount-html.ts';

const faq = (json: object = {}) =>
  snippet('faq-item', { json: { question: 'Bila?\r\nDi mana?', answer: 'Esok.\n\nDi sini.', ...json } });

test('a button shows and hides its answer by pointer and by keyboard, and keeps line breaks', async () => {
  const { widget } = await mountHtml(faq());
  const button = widget.getByRole('button', { name: /Bila\?/, expanded: false });
  const answer = widget.getByText(/Esok/);
  expect(button.firstElementChild?.textContent).toBe('Bila?\nDi mana?');
  expect(answer.textContent).toBe('Esok.\n\nDi sini.');
  expect(answer.checkVisibility({ contentVisibilityAuto: true, checkVisibilityCSS: true })).toBe(false);
  await userEvent.click(button);
  expect(widget.getByRole('button', { expanded: true })).toBe(button);
  expect(answer.checkVisibility()).toBe(true);
  expect(answer.getBoundingClientRect().height).toBeGreaterThan(60);
  expect(answer.closest(`#${CSS.escape(button.getAttribute('aria-controls') ?? '')}`)).not.toBeNull();
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard(' ');
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('closed it is as high as its button, and find-in-page opens it', async () => {
  const { widget, element } = await mountHtml(faq());
  const button = widget.getByRole('button');
  expect(element.offsetHeight).toBe(button.offsetHeight + 2);
  const panel = widget.getByText(/Esok/).closest('[hidden]');
  expect(panel).toHaveAttribute('hidden', 'until-found');
  panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  expect(panel).not.toHaveAttribute('hidden');
});

test('HTML of the page can be question and answer; HTML in texts is text', async () => {
  const { widget, element } = await mountHtml(
    '<div data-widget="faq-item" data-open="1"><b slot="question">Siapa?</b><p slot="answer">Kami <a href="/x">semua</a>.</p></div>',
  );
  expect(widget.getByRole('button', { expanded: true }).textContent).toBe('');
  expect(element.querySelector('p')?.checkVisibility()).toBe(true);
  await userEvent.click(element.querySelector('b')!); // of the page, in the button of the widget
  expect(widget.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  const { widget: texts } = await mountHtml(faq({ question: '<i>Apa</i>?', answer: '<img src=x>', open: true }));
  expect(texts.getByText('<i>Apa</i>?')).toBeVisible();
  expect(texts.getByText('<img src=x>')).toBeVisible();
});

test('a question in HTML may stand on a line of its own in the template', async () => {
  const height = async (question: string): Promise<number> => {
    const slotted = `<span slot="question">${question}</span><p slot="answer">Esok</p>`;
    return (await mountHtml(`<div data-widget="faq-item">${slotted}</div>`)).element.offsetHeight;
  };
  expect(await height('\n    Di mana\n    pejabat?\n  ')).toBe(await height('Di mana pejabat?'));
});

test('a slotted text keeps the look it had in the page', async () => {
  const { element } = await mountHtml(
    '<div style="font: italic 21px/30px serif; color: rgb(1, 2, 3)"><div data-widget="faq-item" data-question="?" data-open="1"><p slot="answer">Jawapan</p></div></div>',
  );
  const { fontStyle, fontSize, lineHeight, color } = getComputedStyle(element.querySelector('p')!);
  expect([fontStyle, fontSize, lineHeight, color]).toEqual(['italic', '21px', '30px', 'rgb(1, 2, 3)']);
});

test.each([
  ['no answer', '<div data-widget="faq-item" data-question="Bila?"><p>Esok</p></div>', /"answer" is missing/],
  ['no question', '<div data-widget="faq-item" data-answer="Esok"><p slot="x">Esok</p></div>', /"question" is missing/],
])('%s: the page keeps its own content, also what was meant for a slot', async (_, html, sentence) => {
  const { errors, element } = await mountFailing(html);
  expect(errors).toEqual([expect.stringMatching(sentence)]);
  expect(element.querySelector('p')?.checkVisibility()).toBe(true);
});

test('blank texts are none: HTML of the page is shown', async () => {
  const { element } = await mountHtml(
    '<div data-widget="faq-item" data-question=" " data-answer=" " data-open="1"><b slot="question">Bila?</b><p slot="answer">Esok</p></div>',
  );
  expect(element.querySelector('b')?.checkVisibility()).toBe(true);
  expect(element.querySelector('p')?.checkVisibility()).toBe(true);
});
