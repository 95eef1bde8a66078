import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, writeNote } from '../support/item.ts';

export const item: Item = {
  html: snippet('mentor-note', { attributes: { report_card_id: 901, note: 'Nota', label: 'Ali' } }),
  other: { reportCardId: '902', label: 'Siti' },
  ...writeNote,
};
