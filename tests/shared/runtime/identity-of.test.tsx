import { waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { object, optional } from '../../../shared/lib/schema/schema.ts';
import { id, text } from '../../../shared/contract/values.ts';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { defineWidget } from '../../../shared/runtime/define-widget.tsx';
import { useWidget } from '../../../shared/runtime/widget-context.ts';
import { useDialogs } from '../../../shared/ui/ask/use-dialogs.ts';
import { shadowOf } from '../../../.storybook/support/host-page.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { popups } from '../../../.storybook/support/popups.ts';

const answers: boolean[] = [];

function ItemProbe({ item_id, name }: { item_id: string; name: string }): ReactNode {
  const { change } = useWidget();
  const { alert, confirm, toast } = useDialogs();
  const [count, setCount] = useState(0);
  const save = async (): Promise<void> => {
    const yes = await confirm({ title: 'Sure?', locale: 'en' });
    answers.push(yes);
    change(item_id);
    void toast({ title: 'Done' });
    await alert({ title: 'Told' });
  };
  return (
    <>
      <p>{`${name} ${item_id}: ${count}`}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <button type="button" onClick={() => void save()}>
        Ask
      </button>
    </>
  );
}

defineWidget({
  name: 'item-probe',
  props: object({ item_id: id, name: optional(text, 'A') }),
  load: 'eager',
  locale: 'en',
  identity: ['item_id'],
  Component: ItemProbe,
});

/** Keeps what it would call after an answer. */
const late = { report: (): void => {} };
function LateProbe(): ReactNode {
  const { change } = useWidget();
  useEffect(() => {
    late.report = () => change('late');
  });
  return <p>Late</p>;
}
defineWidget({
  name: 'late-probe',
  props: object({ item_id: id }),
  load: 'eager',
  locale: 'en',
  identity: ['item_id'],
  Component: LateProbe,
});

const html = '<div data-widget="item-probe" data-item-id="42"></div>';

test('the same id written otherwise, and other properties, change nothing of what a person has done', async () => {
  const { widget, element } = await mountHtml(html);
  await userEvent.click(widget.getByRole('button', { name: 'Count' }));
  element.dataset.props = '{"item_id":42,"name":"B"}';
  element.removeAttribute('data-item-id');
  expect(await widget.findByText('B 42: 1')).toBeVisible();
  element.dataset.itemId = '43';
  expect(await widget.findByText('B 43: 0')).toBeVisible();
});

test('the focus stays in the place, but on no control of the other item', async () => {
  const { widget, element } = await mountHtml(`${html}<button>after</button>`);
  await userEvent.click(widget.getByRole('button', { name: 'Count' }));
  element.dataset.itemId = '43';
  await widget.findByText('A 43: 0');
  expect(focusedElement()).toBe(shadowOf(element));
  await userEvent.keyboard(' ');
  expect(widget.getByText('A 43: 0')).toBeVisible();
  await userEvent.tab();
  expect(focusedElement()).toBe(widget.getByRole('button', { name: 'Count' }));
});

test.each<[string, (element: HTMLElement) => void]>([
  ['of another item', (element) => (element.dataset.itemId = '43')],
  ['of a widget that is taken away', (element) => element.remove()],
])('a question that has become one %s closes unanswered, and nothing follows from it', async (_, leave) => {
  answers.length = 0;
  const { widget, element } = await mountHtml(html);
  const changes: unknown[] = [];
  element.addEventListener('dw:change', (event) => changes.push(event));
  await userEvent.click(widget.getByRole('button', { name: 'Ask' }));
  await popups.findByRole('dialog', { name: 'Sure?' });
  leave(element);
  await waitFor(() => expect(answers).toEqual([false]));
  await waitFor(() => expect(popups.queryByRole('dialog')).toBeNull());
  expect(changes).toEqual([]);
});

test('an element that becomes another widget with the same id hears nothing of the former one', async () => {
  const { element } = await mountHtml('<div data-widget="late-probe" data-item-id="42"></div>');
  const changes: string[] = [];
  element.addEventListener('dw:change', (event) => {
    // every event of ours names the widget
    changes.push((event as CustomEvent<{ widget: string }>).detail.widget);
  });
  late.report();
  element.dataset.widget = 'item-probe';
  await expect.poll(() => shadowOf(element).textContent).toContain('A 42: 0');
  late.report();
  expect(changes).toEqual(['late-probe']);
});
