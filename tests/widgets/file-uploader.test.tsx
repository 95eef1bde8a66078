import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { expectConsoleError } from '../support/console.ts';
import { chooseFile } from '../support/image-files.ts';
import { type HostPlace, mountHtml } from '../support/mount-html.ts';
import { network, requestsTo, unanswered, world } from '../support/network.ts';
import { heldRequests } from '../support/held-requests.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { removePlaces } from '../support/host-places.ts';

const html =
  '<div data-widget="file-uploader" data-title="Resit bulan ini" data-upload-url="/app/receipts/upload"></div>';
const url = '/app/receipts/upload';
type Queries = HostPlace['widget'];

const input = (widget: Queries) => widget.getByLabelText(/Choose (a|another) file/);
const button = (widget: Queries) => widget.getByRole('button', { name: /^Upload/ }) as HTMLButtonElement;
const pdf = (name = 'resit.pdf', size = 1234) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

/** An uploader in which a file is chosen. */
async function chosen(of = html, file = pdf()) {
  const mounted = await mountHtml(of);
  chooseFile(input(mounted.widget), file);
  await mounted.widget.findByText(file.name);
  return mounted;
}

test('uploads the one field "file"; then the bar is full for a moment, then the green message', async () => {
  const { widget, element } = await chosen();
  const full = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const bar = widget.queryByRole('progressbar', { name: 'Uploading resit.pdf' });
      if (bar?.getAttribute('aria-valuenow') !== '100' || widget.queryByText('File uploaded successfully!')) return;
      widget.queryByRole('button', { name: 'Cancel' })?.click(); // what the server has taken cannot be cancelled any more
      resolve(true);
    });
    observer.observe(element.shadowRoot!, { subtree: true, childList: true, attributes: true });
  });
  await userEvent.click(button(widget));
  await full;
  await widget.findByText('File uploaded successfully!');
  expect(widget.queryByRole('progressbar')).toBeNull();
  expect(widget.queryByText('The upload was cancelled.')).toBeNull();
  expect(world.uploads.in('receipts')).toMatchObject([{ name: 'resit.pdf', type: 'application/pdf' }]);
  expect(world.uploads.in('receipts')[0]!.bytes).toHaveLength(1234);
});

test('after a success only another file is offered, in the same place; with it the message goes, and the bar begins anew', async () => {
  const { widget } = await chosen();
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
  const { widget, element } = await chosen();
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

test.each([320, 360])('at %i px "Batal" is in the card, nothing moves, and a failure has all of it', async (width) => {
  await page.viewport(width, 740);
  expectConsoleError(/was not uploaded/);
  const { sent, answer } = heldRequests(url);
  const malay = html.replace('data-title', 'data-locale="ms" data-title');
  const { widget, element } = await mountHtml(`<div style="padding: 33px">${malay}</div>`);
  chooseFile(widget.getByLabelText('Pilih fail'), pdf('laporan-jualan-november.pdf'));
  const send = await widget.findByRole('button', { name: 'Muat Naik' });
  const place = () => [element.offsetHeight, send.getBoundingClientRect().top];
  const before = place();
  await userEvent.click(send);
  const [stop, card, bar] = [
    widget.getByRole('button', { name: 'Batal' }),
    widget.getByLabelText('Pilih fail lain').closest('label')!,
    widget.getByRole('progressbar'),
  ].map((each) => each.getBoundingClientRect());
  expect([stop!.bottom <= card!.bottom, stop!.right <= card!.right, stop!.left >= bar!.right]).not.toContain(false);
  expect(place()).toEqual(before);
  await expect.poll(sent).toBe(1);
  answer(HttpResponse.json({}, { status: 500 }));
  const alert = await widget.findByRole('alert');
  expect(alert.offsetWidth).toBeGreaterThan(alert.closest('label')!.offsetWidth - 40);
});

test('the button reads Uploading... and the named bar stays at 95 at most until the answer', async () => {
  const { send } = XMLHttpRequest.prototype;
  const sent = new Promise<XMLHttpRequest>((resolve) => {
    const spy = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
      spy.mockRestore();
      send.call(this, body);
      resolve(this);
    });
  });
  network.use(http.post(url, unanswered));
  const { widget } = await chosen();
  const { top } = button(widget).getBoundingClientRect();
  await userEvent.dblClick(button(widget)); // the second click must not meet the label of the bar, and take the focus away
  expect(focusedElement()).toBe(button(widget));
  expect(button(widget).getBoundingClientRect().top).toBe(top);
  expect(button(widget).textContent).toBe('Uploading...');
  expect(button(widget).getAttribute('aria-disabled')).toBe('true');
  const bar = await widget.findByRole('progressbar', { name: 'Uploading resit.pdf' });
  const xhr = await sent;
  // the mock's worker takes the whole body at once, so the test dispatches the progress events
  const progress = async (loaded: number, percent: string) => {
    xhr.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 1500 }));
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe(percent));
  };
  await progress(500, '33%');
  expect((await widget.findByText('25% sent')).closest('[role=status]')).not.toBeNull();
  const started = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => started + 2_000);
  await progress(1000, '67%');
  await progress(1500, '95%');
  await widget.findByText('75% sent'); // live regions get their words a moment later
});

test('it can be cancelled and started again', async () => {
  network.use(http.post(url, unanswered));
  const { widget } = await chosen();
  await userEvent.click(button(widget));
  widget.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Enter}');
  await widget.findByText('The upload was cancelled.');
  expect(focusedElement()).toBe(button(widget));
  network.resetHandlers();
  await userEvent.keyboard('{Enter}');
  await widget.findByText('File uploaded successfully!');
  expect(widget.queryByText('The upload was cancelled.')).toBeNull();
});

test('an upload that ends while Cancel has the focus leaves it beside the Upload button', async () => {
  const { sent, answer } = heldRequests(url);
  const { widget } = await chosen();
  await userEvent.click(button(widget));
  (await widget.findByRole('button', { name: 'Cancel' })).focus();
  await expect.poll(sent).toBe(1);
  answer({});
  await widget.findByText('File uploaded successfully!');
  expect(focusedElement()).not.toBeNull();
  await userEvent.tab();
  expect(focusedElement()).toBe(button(widget));
});

test.each([
  [500, /server has a problem.* Send the file once more to make sure\.$/],
  [413, /\.The file or the information sent is too large\. Please make it smaller first\.$/],
  [422, /\.The file must be a PDF\.$/],
])('%i: the red message, the reason, and another try that succeeds', async (status, reason) => {
  expectConsoleError(/was not uploaded/);
  const errors = { file: ['The file must be a PDF.'] };
  network.use(http.post(url, () => HttpResponse.json({ errors }, { status }), { once: true }));
  const { widget } = await chosen();
  const card = input(widget).closest('label');
  await userEvent.click(button(widget));
  const alert = await widget.findByRole('alert');
  expect(card, 'one card for all states').toContainElement(alert);
  expect(alert.textContent).toMatch(/^Upload failed\. Please try again\./);
  expect(alert.textContent).toMatch(reason);
  expect(within(alert).queryByRole('button'), 'there is one way to try again').toBeNull();
  await userEvent.click(button(widget));
  await widget.findByText('File uploaded successfully!');
  expect(widget.queryByRole('alert')).toBeNull();
});

test('a wrong type and a file over max_bytes are refused in plain words, and nothing is sent', async () => {
  const { widget } = await mountHtml(html.replace('>', ' data-accept=".pdf,image/*" data-max-bytes="2048">'));
  expect(widget.getByText('Types: PDF, images. At most 2.0 KB.')).toBeTruthy();
  chooseFile(input(widget), new File(['x'], 'a.exe', { type: 'application/x-msdownload' }));
  expect((await widget.findByRole('alert')).textContent).toMatch(
    /^a\.exe: this type of file is not accepted\. Accepted types: PDF, images\./,
  );
  expect(button(widget).disabled).toBe(true);
  chooseFile(input(widget), pdf('besar.pdf', 2049));
  await widget.findByText('besar.pdf: this file is too large. At most 2.0 KB.');
  expect(widget.getByRole('alert').querySelector('svg'), 'not by words alone').toBeVisible();
  chooseFile(input(widget), pdf('muat.pdf', 2048));
  await widget.findByText('muat.pdf');
  expect(widget.getByText('PDF · 2.0 KB')).toBeVisible();
  expect(widget.queryByRole('alert')).toBeNull();
});

test('in a card of a phone long names and types do not widen the page', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const { element } = await chosen(
    `<div style="width: 280px">${html.replace('>', ` data-accept="${type}">`)}</div>`,
    new File(['x'], `${'surat_'.repeat(20)}.docx`, { type }),
  );
  expect(element.scrollWidth).toBeLessThanOrEqual(280);
});

test('a file dropped beside the frame does not replace the page; what takes files itself still does', async () => {
  const { widget, place } = await mountHtml(
    `${snippet('file-uploader', { attributes: { uploadUrl: '/app/receipts/upload' } })}<input type="file"><div></div>`,
  );
  /** Whether the browser's own act, which opens the file or gives it to a file input, is prevented. */
  const isTaken = (on: Element, type: 'dragover' | 'drop'): boolean => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'resit.pdf'));
    const event = new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true });
    return !on.dispatchEvent(event);
  };
  const places = [widget.getByRole('heading'), place.querySelector('div:empty')!, place.querySelector('input')!];
  for (const type of ['dragover', 'drop'] as const)
    expect(places.map((element) => isTaken(element, type))).toEqual([true, true, false]);
  removePlaces();
  await expect.poll(() => isTaken(document.body, 'dragover')).toBe(false);
});
