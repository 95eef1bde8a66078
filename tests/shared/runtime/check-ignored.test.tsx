import { expect, test } from 'vitest';
import type { DealerWidgetsApi } from '../../../shared/lib/widget-protocol.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../support/mount-html.ts';

test('check() leaves out what the page has put under data-dw-ignore', async () => {
  const { place } = await mountHtml(`${snippet('note-block', { attributes: { note: 'x' } })}
    <div data-dw-ignore><button data-copy="#nothing-has-this-id">Copy</button><i data-wiget="avatar"></i></div>`);
  const rows = await (window.DealerWidgets as DealerWidgetsApi).check();
  expect(rows.filter(({ element }) => element && place.contains(element)).map(({ wrong }) => wrong)).toEqual([]);
});
