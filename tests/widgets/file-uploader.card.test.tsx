import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { chooseFile } from '../support/image-files.ts';
import { type HostPlace, mountHtml } from '../support/mount-html.ts';
import { requestsTo, unanswered, world } from '../support/network.ts';
import { heldRequests } from '../support/held-requests.ts';

const html = '<div data-widget="file-uploader" data-upload-url="/app/receipts/upload"></div>';
const url = '/app/receipts/upload';
type Queries = HostPlace['widget'];

const input = (widget: Queries) => widget.getByLabelText(/Choose (a|another) file/);
const button = (widget: Queries) => widget.getByRole('button', { name: /^Upload/ }) as HTMLButtonElement;
const pdf = () => new File([new Uint8Array(1234)], 'resit.pdf', { type: 'application/pdf' });

test('after a success only another file is offered, in the same place; with it the message goes, and the bar begins anew', async () => {
  const { widget } = await mountHtml(html);
  chooseFile(input(widget), pdf());
  await widget.findByText('resit.pdf');
  await userEvent.click(button(widget));
  await widget.findByText('File uploaded successfully!');
  expect(button(widget).textContent).toBe('Upload another file');
  expect(focusedElement()).toBe(button(widget));
  const chooser = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  input(widget).addEventListener('click', chooser);
  await userEvent.click(button(widget));
  expect(chooser).toHaveBeenCalledOnce();
  expect(world.uploads.in('receipts')).toHaveLength(1);
  expect(widget.getByText('File uploaded successfully!'), 'until another file is chosen').toBeVisible();
  chooseFile(input(widget), pdf());
  await waitFor(() => expect(widget.queryByText('File uploaded successfully!')).toBeNull());
  expect(button(widget).textContent).toBe('Upload');
  const asked = requestsTo(url, unanswered);
  await userEvent.click(button(widget));
  await expect.poll(() => asked.length).toBe(1);
  expect(Number(widget.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeLessThanOrEqual(95);
});

test('one card goes through all states, and nothing moves under the finger', async () => {
  const { widget, element } = await mountHtml(html);
  chooseFile(input(widget), pdf());
  await widget.findByText('resit.pdf');
  const place = () => [element.offsetHeight, button(widget).getBoundingClientRect().top];
  const card = widget.getByText('resit.pdf').closest('label')!;
  expect(card).toContainElement(input(widget));
  const before = place();
  const { sent, answer } = heldRequests(url);
  await userEvent.click(button(widget));
  expect(card).toContainElement(await widget.findByRole('progressbar'));
  expect(place()).toEqual(before);
  await expect.poll(sent).toBe(1);
  answer({});
  await widget.findByText('File uploaded successfully!');
  expect(card).toContainElement(widget.getByText('File uploaded successfully!'));
  expect(place()).toEqual(before);
});
