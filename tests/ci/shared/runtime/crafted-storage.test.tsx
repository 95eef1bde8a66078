import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { keepReceipt } from '../../../../shared/booking/slots/receipt.ts';
import { arrivedBy } from '../../../support/arrived.ts';
import * as atm from '../../../support/atm-booking.ts';
import { type Item, type Queries, click } from '../../../support/item.ts';
import { items } from '../../../support/items.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { settleNetwork } from '../../../support/network.ts';
import { takeOut } from '../../../support/put-back.ts';
import { chooseDay, session } from '../../../support/session-booking.ts';
import * as training from '../../../support/training-form.ts';

/*
 * Any script of the page's origin may write into the browser's storage. Whatever is there, under every key that we read, a widget comes to life
 * and can be used.
 */

/** The value with each of its parts replaced in turn: by what no schema takes, and by an extreme of its own type. */
function* crafted(value: unknown): Generator<unknown> {
  yield null;
  yield { toString: 1 };
  if (typeof value === 'string') yield '2026-02-31';
  if (typeof value === 'number') yield* [9e15, -1];
  if (Array.isArray(value)) {
    yield [...value, ...value];
    for (const [at, part] of value.entries()) for (const other of crafted(part)) yield value.with(at, other);
  } else if (typeof value === 'object' && value)
    for (const [key, part] of Object.entries(value))
      for (const other of crafted(part)) yield { ...value, [key]: other };
}

const keptNow = (): Array<[Storage, string, string]> =>
  [sessionStorage, localStorage].flatMap((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith('dealer-widgets:'))
      .map((key): [Storage, string, string] => [storage, key, storage.getItem(key)!]),
  );

type Case = Omit<Item, 'other' | 'send'> & {
  /** Opens what reads it, when the widget has come back. */
  open?(widget: Queries): Promise<unknown>;
};

/** One widget of each kind that keeps something. */
const KEEP = [
  ...['apprentice-status', 'broadcast-template', 'checklist-note', 'dealer-search', 'dealer-sop', 'input-add'],
  ...['price-rows', 'quiz', 'report-table', 'searchable-select', 'sortable-list', 'yes-no-toggle'],
];

const cases: Record<string, Case> = {
  ...Object.fromEntries(Object.entries(items).filter(([name]) => KEEP.includes(name))),
  'training-registration': {
    ...items['training-registration']!,
    html: training.html({ is_bulk: 1, prices: [{ id: 5, name: 'Awal', price: '10' }] }),
    async open(widget) {
      await click(widget, 'button', /^DAFTAR/);
      return widget.findByRole('textbox', { name: 'Nama' });
    },
  },
  'room-session-booking': {
    ...items['room-session-booking']!,
    async use(widget) {
      await chooseDay(widget);
      await userEvent.click(session(widget, 1));
    },
  },
  'atm-booking': {
    html: atm.html(),
    serve: () => atm.serveTimes(),
    use: async (widget) => {
      await atm.choosePlace(widget);
      await atm.chooseDate(widget);
      await atm.choose(widget, '9:00 am');
      keepReceipt('atm-booking', {
        state: '01',
        place: '1',
        booked: [{ date: atm.TOMORROW, slots: ['10:00 am'] }],
        givenBack: [{ date: atm.TOMORROW, slots: ['11:00 am'] }],
      });
    },
  },
};

test.each(Object.entries(cases))('%s comes to life whatever a browser kept', async (_, { html, serve, use, open }) => {
  serve?.();
  const { widget, element, place } = await mountHtml(html);
  await use(widget);
  await takeOut(element);
  place.replaceChildren();
  arrivedBy('reload');
  const kept = keptNow();
  expect(kept).not.toEqual([]);
  for (const [storage, key, text] of kept)
    for (const other of ['{', ...[...crafted(JSON.parse(text))].map((each) => JSON.stringify(each))]) {
      localStorage.clear();
      sessionStorage.clear();
      storage.setItem(key, other);
      const back = await mountHtml(html).catch((error: unknown) => error);
      expect(back, `${key} was ${other}`).not.toBeInstanceOf(Error);
      // no error, so it is mounted
      const { widget: again, element: shown } = back as Awaited<ReturnType<typeof mountHtml>>;
      await open?.(again);
      await settleNetwork();
      await takeOut(shown);
    }
});
