import { userEvent } from 'vitest/browser';
import type { HostPlace } from './mount-html.ts';

export type Queries = HostPlace['widget'];

/**
 * The `item` of a `tests/widgets/<name>.item.ts`: the widget as a page writes it for one item, what makes it another item, and what a person
 * may have started meanwhile.
 */
export interface Item {
  html: string;
  /** Attributes of another item, as in `dataset`. */
  other: Record<string, string>;
  /** Answers that are the same for both. */
  serve?(): void;
  /** Makes the first item visible on the screen. */
  use(widget: Queries): Promise<void>;
  /** Makes the widget send a request; absent for a widget that sends none, or that aborts it. */
  send?(widget: Queries): Promise<void>;
}

export const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
export const click = (widget: Queries, role: string, name?: string | RegExp) =>
  userEvent.click(widget.getByRole(role, name === undefined ? {} : { name }));
/** Answers the question that stands in place of the form's buttons. */
export const answerInPlace = async (form: Queries) =>
  userEvent.click(await form.findByRole('button', { name: /^(Yes|Ya)$/ }));
export const flip = {
  use: async (widget: Queries) => {
    await click(widget, 'switch');
    await widget.findByRole('switch', { checked: true });
  },
  send: (widget: Queries) => click(widget, 'switch'),
};
export const writeNote = {
  use: async (widget: Queries) => {
    await click(widget, 'button', /^Ubah/);
    await userEvent.fill(widget.getByRole('textbox'), 'Tentang yang pertama');
  },
  send: async (widget: Queries) => {
    await writeNote.use(widget);
    await click(widget, 'button', 'Simpan');
    await answerInPlace(widget);
  },
};
export const chooseIn = async (widget: Queries, words: string) => {
  await userEvent.fill(widget.getByRole('combobox'), words);
  await userEvent.click((await widget.findAllByRole('option'))[0]);
};
export const openDetails = (widget: Queries) => userEvent.click(widget.getAllByRole('button')[0]);
