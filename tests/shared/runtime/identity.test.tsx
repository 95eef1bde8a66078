import { describe, expect, test } from 'vitest';
import type { DefinedWidget } from '../../../shared/runtime/define-widget.tsx';
import type { PropertySchema } from '../../../shared/runtime/properties/read-properties.ts';
import { items } from '../../support/items.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { requestsTo, settleNetwork } from '../../support/network.ts';
import { changesOf } from '../../support/reported-changes.ts';
import { expectSeen, seen } from '../../support/seen.ts';
import { popups } from '../../../.storybook/support/popups.ts';

const widgets = Object.values(
  import.meta.glob<DefinedWidget<PropertySchema>>('../../../widgets/*/index.ts', { eager: true, import: 'default' }),
);
/** Ids that are values of the item, not its identity. */
const VALUES = ['upline-mentor: upline_mentor_id'];

test('every id a widget takes is part of its identity', () => {
  const left = widgets.flatMap(({ name, props, identity }) =>
    Object.keys(props.entries)
      .filter((property) => /^(.+_)?id$/.test(property) && !identity.includes(property))
      .map((property) => `${name}: ${property}`),
  );
  expect(left).toEqual(VALUES);
});

test('every widget with an identity is in the table', () => {
  const named = widgets.filter(({ identity }) => identity.length > 0).map(({ name }) => name);
  expect(Object.keys(items).toSorted()).toEqual(named.toSorted());
});

describe.each(Object.entries(items))('%s', (_, { html, other, serve, use, send }) => {
  /** What the page would have sent for the other item. */
  const fresh = (): string => {
    const template = document.createElement('template');
    template.innerHTML = html;
    Object.assign(template.content.querySelector<HTMLElement>('[data-widget]')!.dataset, other);
    return template.innerHTML;
  };

  test('another item in the same place is another widget', async () => {
    serve?.();
    const { widget, element } = await mountHtml(html);
    await use(widget);
    localStorage.clear(); // what a browser keeps has tests of its own
    const expected = await mountHtml(fresh());
    expect(seen(element)).not.toEqual(seen(expected.element));
    Object.assign(element.dataset, other);
    await expect.poll(() => popups.queryByRole('dialog')).toBeNull();
    await expectSeen(element, seen(expected.element));
  });

  if (!send) return;
  test('a late answer for the former item is not shown and dispatches no event', async () => {
    serve?.();
    const { widget, element, gone } = await mountHtml(html);
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const sent = ['/app/*', '/subuser/*'].map((path) => requestsTo(path, () => held));
    await send(widget);
    await expect.poll(() => sent.flat().length).toBe(1);
    localStorage.clear();
    const expected = await mountHtml(fresh());
    const changes = changesOf(element);
    Object.assign(element.dataset, other);
    await expectSeen(element, seen(expected.element));
    release(undefined);
    await settleNetwork();
    await new Promise((resolve) => setTimeout(resolve)); // whatever waited for the answer has run
    expect([...changes, ...gone]).toEqual([]);
    expect(popups.queryByRole('dialog')).toBeNull();
    expect(popups.queryByRole('status')).toBeNull();
    await expectSeen(element, seen(expected.element));
  });
});
