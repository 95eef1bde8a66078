import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { restoreAnswers } from '../../../shared/loader/kept-answers.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';

test('an answer that is older than another one does not come back', async () => {
  const { element, widget, place } = await mountHtml(
    snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id: 3, value: 0, label: 'Ali' } }),
  );
  const before = place.innerHTML.replace(/ data-widget-state="\w+"/, '');
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: true });
  element.dataset.value = '1'; // a morphing page writes it back
  await expect.poll(() => element.getAttribute('dw-answered-value')).toBeNull();
  await userEvent.click(widget.getByRole('switch'));
  await widget.findByRole('switch', { checked: false });
  await expect.poll(() => element.getAttribute('dw-answered-value')).toMatch(/^false/);
  arrivedBy('back_forward');
  const page = document.createElement('div');
  page.innerHTML = before;
  restoreAnswers([page.firstElementChild as HTMLElement]);
  expect(page.firstElementChild!.getAttribute('dw-answered-value')).toBeNull();
});
