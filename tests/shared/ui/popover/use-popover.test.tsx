import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { DealerWidgetsApi } from '../../../../shared/lib/widget-protocol.ts';
import { loadWidgetsOf, shadowOf } from '../../../../.storybook/support/host-page.ts';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { newPlace } from '../../../support/host-places.ts';

test('a list stays at its field when a part of the page scrolls that is in a shadow root', async () => {
  const options = ['Aminah', 'Rohani'].map((label) => ({ value: label, label }));
  const root = newPlace().attachShadow({ mode: 'open' });
  root.innerHTML = `
    <div class="scrolls" style="height: 400px; overflow: auto"><div style="height: 900px; padding-top: 100px">
      ${snippet('searchable-select', { json: { name: 'upline', options, label: 'Upline' } })}
    </div></div>`;
  const element = root.querySelector<HTMLElement>('[data-widget]')!;
  await loadWidgetsOf(element.outerHTML);
  (window.DealerWidgets as DealerWidgetsApi).scan(root);
  await expect.poll(() => element.dataset.widgetState).toBe('ready');
  const widget = within(shadowOf(element));
  const field = widget.getByRole('combobox');
  await userEvent.click(field);
  const distance = () => widget.getByRole('listbox').getBoundingClientRect().top - field.getBoundingClientRect().bottom;
  const before = distance();
  root.querySelector('.scrolls')!.scrollTop = 60;
  await expect.poll(() => field.getBoundingClientRect().top).toBeLessThan(100);
  await expect.poll(distance).toBe(before);
});
