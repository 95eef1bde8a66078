import { snippet } from '../../.storybook/support/snippet.ts';
import { chooseFile } from '../support/image-files.ts';
import type { Item } from '../support/item.ts';

const file = () => new File(['x'], 'resit.pdf', { type: 'application/pdf' });

export const item: Item = {
  html: snippet('file-uploader', { attributes: { title: 'Resit', uploadUrl: '/app/receipts/upload' } }),
  other: { uploadUrl: '/app/documents/upload' },
  use: async (widget) => {
    chooseFile(widget.getByLabelText(/Choose a file/), file());
    await widget.findByText('resit.pdf');
  },
};
